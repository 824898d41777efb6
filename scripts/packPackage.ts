/**
 * What `npm pack -w @abs/ui` runs, in the folder of the package. `before` builds it and gives it the manifest that others
 * get: npm, unlike pnpm, leaves `publishConfig.exports` to us. `after` gives it back the manifest that exports the source.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage, type Manifest } from '../tools/packages/buildPackage.ts';
import { root } from '../tools/runner/project.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const folder = process.cwd();
const file = join(folder, 'package.json');
const kept = join(root, '.cache', `${read(file).name.replace('/', '-')}.package.json`);

// Also when the last run was stopped before its end. A manifest with `publishConfig` is the source's already.
if (existsSync(kept) && !read(file).publishConfig) renameSync(kept, file);
if (process.argv[2] === 'before') {
  const {
    private: _,
    scripts: __,
    devDependencies: ___,
    publishConfig,
    ...manifest
  } = read(file) as Manifest & Record<string, unknown>;
  await buildPackage(folder, { ...manifest, publishConfig });
  renameSync(file, kept);
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...publishConfig }, null, 2)}\n`);
}
