/**
 * `npm run build`: builds the shop and the server, compresses the shop's files, and checks their sizes against the
 * budgets. `--shop <folder>` builds only the shop, into another folder. With VITE_API_URL it also writes the shop's
 * pages as files.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { beginBuild, shopBuild } from '../tools/runner/builds.ts';
import { root } from '../tools/runner/project.ts';
import { preloadsOf, reportSizes } from '../tools/runner/sizes.ts';

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Writes `file.br` and `file.gz` next to every larger text file, so that the server need not compress them. */
async function compressFolder(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    entries
      .map((entry) => join(folder, entry))
      .filter((file) => COMPRESSIBLE.test(file) && statSync(file).size > 512)
      .map(async (file) => {
        const content = readFileSync(file);
        writeFileSync(
          `${file}.br`,
          await promisify(brotliCompress)(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          }),
        );
        writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
      }),
  );
}

const { shop: shopDir = 'apps/shop/dist' } = parseArgs({ options: { shop: { type: 'string' } } }).values;
const dist = join(root, shopDir);
const serverBundle = `${dist}-server`;
const budgets = join(root, 'apps/shop/budgets.json');

/**
 * Writes the pages of a shop that is hosted as static files; 200.html serves pages without a file of their own. Removes
 * the bundle that renders pages, which only this repository's backend uses.
 */
async function writeStaticPages(): Promise<void> {
  const { renderStaticPages } = await import(pathToFileURL(join(serverBundle, 'index.js')).href);
  const index = join(dist, 'index.html');
  const template = readFileSync(index, 'utf8');
  renameSync(index, join(dist, '200.html'));
  const pages: Record<string, string> = await renderStaticPages({
    template,
    preloads: preloadsOf(dist, budgets),
    readStyle: (file: string) => readFileSync(join(dist, file), 'utf8'),
  });
  for (const [file, html] of Object.entries(pages)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), html);
  }
  rmSync(serverBundle, { recursive: true });
}

const finish = beginBuild(shopBuild);
const shop = { root: join(root, 'apps/shop'), logLevel: 'warn' } as const;
await build({ ...shop, build: { outDir: dist, emptyOutDir: true } });
await build({ ...shop, build: { ssr: 'src/server/index.tsx', outDir: serverBundle, emptyOutDir: true } });
const forOtherBackend = Boolean(process.env.VITE_API_URL);
if (forOtherBackend) await writeStaticPages();
else writeFileSync(join(dist, 'preloads.json'), JSON.stringify(preloadsOf(dist, budgets)));
await compressFolder(dist);
const withinBudget = reportSizes(dist, budgets);
// The script contains the other backend's URL, whose length must not fail the build.
if (!withinBudget && !forOtherBackend) process.exit(1);
if (shopDir === 'apps/shop/dist') {
  await build({ root: join(root, 'apps/api'), logLevel: 'warn' });
  finish();
}
