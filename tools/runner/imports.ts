/** Reads which file imports which from the source of all files. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

/** An import of a file, by its path from the root of the project, or of a virtual module (`virtual:…`). */
type Import = { to: string; isLazy: boolean };

/** The imports of each file of the project. */
export type Imports = ReadonlyMap<string, readonly Import[]>;

const SOURCES = ['packages/*/src/**', 'apps/*/src/**', 'stories/**', 'tools/**', '.storybook/**'].map(
  (folder) => `${folder}/*.{ts,tsx}`,
);

/**
 * Reads the project's imports, except imports of types. An import of a name from an index file counts as an import of
 * the file that declares the name.
 */
export function readImports(root: string): Imports {
  const resolver = new ResolverFactory({ extensions: ['.ts', '.tsx'], conditionNames: ['import', 'default'] });
  const resolve = (from: string, specifier: string): string | undefined => {
    if (specifier.startsWith('virtual:')) return specifier;
    if (!/\.tsx?$|^@abs\//.test(specifier)) return undefined;
    const { path } = resolver.sync(join(root, dirname(from)), specifier);
    const file = path && relative(root, path);
    return file && /\.tsx?$/.test(file) && !file.startsWith('..') && !file.includes('node_modules') ? file : undefined;
  };
  const modules = new Map<string, ReturnType<typeof parseSync>['module']>();
  const moduleOf = (file: string) => {
    const known = modules.get(file) ?? parseSync(file, readFileSync(join(root, file), 'utf8')).module;
    modules.set(file, known);
    return known;
  };
  /** Follows re-exports of a name to the file that declares it. */
  const declaring = (file: string, name: string): string => {
    if (file.startsWith('virtual:')) return file;
    for (const entry of moduleOf(file).staticExports.flatMap(({ entries }) => entries)) {
      if (entry.exportName.name !== name || !entry.moduleRequest) continue;
      const next = resolve(file, entry.moduleRequest.value);
      if (next) return declaring(next, entry.importName.name ?? name);
    }
    return file;
  };
  const declaringOrAll = (file: string, name: string | null | undefined) => (name ? declaring(file, name) : file);
  const importsOf = (file: string): Import[] => {
    const { staticImports, staticExports, dynamicImports } = moduleOf(file);
    const source = readFileSync(join(root, file), 'utf8');
    const named = staticImports.flatMap(({ moduleRequest, entries }) => {
      const to = resolve(file, moduleRequest.value);
      if (!to) return [];
      if (entries.length === 0) return to;
      return entries.flatMap(({ importName, isType }) => (isType ? [] : declaringOrAll(to, importName.name)));
    });
    const passedOn = staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName, isType }) => {
        const to = moduleRequest && resolve(file, moduleRequest.value);
        return to && !isType ? declaringOrAll(to, importName.name) : [];
      }),
    );
    const later = dynamicImports.flatMap(
      ({ moduleRequest }) => resolve(file, source.slice(moduleRequest.start + 1, moduleRequest.end - 1)) ?? [],
    );
    return [
      ...[...new Set([...named, ...passedOn])].map((to) => ({ to, isLazy: false })),
      ...later.map((to) => ({ to, isLazy: true })),
    ];
  };
  return new Map(globSync(SOURCES, { cwd: root }).map((file) => [file, importsOf(file)]));
}

/** The files that a file imports, directly or indirectly, and itself. @param withLazy includes dynamic imports */
export function reachOf(file: string, imports: Imports, withLazy: boolean): Set<string> {
  const reach = new Set([file]);
  for (const reached of reach) {
    for (const { to, isLazy } of imports.get(reached) ?? []) if (withLazy || !isLazy) reach.add(to);
  }
  return reach;
}
