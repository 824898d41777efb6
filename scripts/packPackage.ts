/**
 * Runs in a package's folder, during `npm pack -w @abs/ui`. `before` builds the package and writes the published
 * manifest, because npm, unlike pnpm, does not apply `publishConfig.exports`. `after` restores the manifest that
 * exports the source.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage, type Manifest } from '../tools/packages/buildPackage.ts';
import { root } from '../tools/runner/project.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const folder = process.cwd();
const file = join(folder, 'package.json');
const kept = join(root, '.cache', `${read(file).name.replace('/', '-')}.package.json`);

// Also restores it after an interrupted run. A manifest with `publishConfig` is already that of the source.
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
