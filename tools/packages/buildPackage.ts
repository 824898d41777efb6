import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { brandCss, brands } from '../../packages/ui/src/brands/index.ts';
import { tokensCss, tokensJson, tokensResolver } from '../../packages/ui/src/theme/tokenFiles.ts';
import { bin, root, run } from '../runner/project.ts';

const PACKAGES = join(root, 'packages');

/** The part of a package's manifest that its build reads. */
export type Manifest = {
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  publishConfig: { exports: Record<string, string | { types: string; default: string }> };
};

/** The modules that the published package offers, found in its source: `dist/ui/src/x.js` is built from `src/x.ts`. */
function entriesOf(folder: string, { publishConfig }: Manifest): string[] {
  return Object.values(publishConfig.exports).flatMap((target) =>
    typeof target === 'string' || !target.default.endsWith('.js')
      ? []
      : globSync(target.default.replace(/^\.\/dist\/\w+\//, '').replace(/\.js$/, '.ts'), { cwd: folder }).map((file) =>
          join(folder, file),
        ),
  );
}

const importsOf = /((?:from|import\(|import) ?)(["'])(@abs\/contract[\w/]*|\.{1,2}\/[^"']*)\2/g;

/** Copies the types of a module and of its imports. Makes the imports relative, so that they work in other projects. */
function copyTypes(from: string, to: string, module: string, copied = new Set<string>()): void {
  if (copied.has(module)) return;
  copied.add(module);
  const text = readFileSync(join(from, `${module}.d.ts`), 'utf8').replace(
    importsOf,
    (_, start, quote, name: string) => {
      const imported = name.startsWith('@abs/')
        ? `contract/src/${name.slice('@abs/contract/'.length) || 'index'}`
        : join(dirname(module), name.replace(/\.tsx?$/, ''));
      copyTypes(from, to, imported, copied);
      const path = relative(dirname(module), imported);
      return `${start}${quote}${path.startsWith('.') ? path : `./${path}`}.js${quote}`;
    },
  );
  const file = join(to, `${module}.d.ts`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the types of the entries and of the modules that they import. @throws when they have errors. */
async function buildTypes(entries: string[], outDir: string): Promise<void> {
  const work = join(root, '.cache/package-types');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const config = join(work, 'tsconfig.json');
  const contract = join(PACKAGES, 'contract/src');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: PACKAGES,
        outDir: work,
        // Resolved through node_modules, the contract would be an external package, whose types tsc does not write.
        paths: { '@abs/contract': [`${contract}/index.ts`], '@abs/contract/*': [`${contract}/*.ts`] },
      },
      files: entries,
      include: [],
    }),
  );
  if ((await run(bin('tsc'), ['-p', config])) !== 0)
    throw new Error('The types of the package have errors: see above.');
  const copied = new Set<string>();
  for (const entry of entries) copyTypes(work, outDir, relative(PACKAGES, entry).replace(/\.ts$/, ''), copied);
}

/**
 * Builds one of our packages for other repositories, into its `dist`: types, one stylesheet with its fonts, and ESM
 * with one file per module, so that bundlers drop unused modules. Includes the modules that it imports from the
 * contract.
 * @param folder absolute
 */
export async function buildPackage(folder: string, manifest: Manifest): Promise<void> {
  const outDir = join(folder, 'dist');
  const entries = entriesOf(folder, manifest);
  const styles = manifest.exports['./styles'];
  const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin(), oneLayer()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      cssMinify: true,
      lib: { entry: styles ? [join(folder, styles), ...entries] : entries, formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: PACKAGES,
          entryFileNames: '[name].js',
          assetFileNames: ({ names }) => (names[0]?.endsWith('.woff2') ? 'fonts/[name][extname]' : '[name][extname]'),
          // Without this directive Next.js renders modules only on the server. Components have state and handlers.
          banner: ({ facadeModuleId }) => (facadeModuleId?.endsWith('.tsx') ? "'use client';" : ''),
        },
      },
    },
  });
  await buildTypes(entries, outDir);
  if (styles) writeStyleFiles(folder, outDir);
}

/** Writes the tokens, the other brands, all fonts with their licenses, and types for tools that know no stylesheets. */
function writeStyleFiles(folder: string, outDir: string): void {
  cpSync(join(folder, 'src/fonts'), join(outDir, 'fonts'), { recursive: true });
  mkdirSync(join(outDir, 'brands'));
  const { abs: _, ...others } = brands;
  const files = {
    'styles.css.d.ts': 'export {};\n',
    'tokens.css.d.ts': 'export {};\n',
    'tokens.css': tokensCss,
    'tokens.json': `${JSON.stringify(tokensJson, null, 2)}\n`,
    'tokens.resolver.json': `${JSON.stringify(tokensResolver, null, 2)}\n`,
  };
  for (const [name, brand] of Object.entries(others)) {
    writeFileSync(join(outDir, `brands/${name}.css`), brandCss(brand));
    writeFileSync(join(outDir, `brands/${name}.css.d.ts`), 'export {};\n');
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(outDir, name), text);
}

/** Wraps all styles in one layer, so that our layers do not mix with a page's layers of the same names. */
const oneLayer = () => ({
  name: 'one-layer',
  generateBundle: {
    order: 'post' as const,
    handler(_options: unknown, bundle: Record<string, { type: string; fileName: string; source?: unknown }>) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `@layer abs {\n${file.source}}\n`;
      }
    },
  },
});
