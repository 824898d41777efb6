/** `npm run build`: shop and server, compressed copies of the shop's files, and the sizes against their budgets. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { root, stampBuild } from '../tools/runner/project.ts';
import { preloadsOf, reportSizes } from '../tools/runner/sizes.ts';

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Writes `file.br` and `file.gz` beside every text file, so that the server only picks. */
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

const logLevel = 'warn';
await build({ root: join(root, 'apps/shop'), logLevel });
await build({ root: join(root, 'apps/api'), logLevel });
const dist = join(root, 'apps/shop/dist');
const budgets = join(root, 'apps/shop/budgets.json');
writeFileSync(join(dist, 'preloads.json'), JSON.stringify(preloadsOf(dist, budgets)));
await compressFolder(dist);
const withinBudget = reportSizes(dist, budgets);
if (!withinBudget) process.exit(1);
stampBuild();
