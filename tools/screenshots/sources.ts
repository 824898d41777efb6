/** What pictures are made of: a story whose sources are those of its baselines looks as it did. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Imports, reachOf, readImports } from '../runner/imports.ts';

/** What every picture depends on besides the files that its story imports: the preview around it, and the camera. */
const SHARED_MODULES = [
  '.storybook/preview.tsx',
  'tools/screenshots/captureAll.ts',
  'tools/screenshots/pinnedBrowser.ts',
  'tools/screenshots/placeholders.ts',
];
const SHARED_FILES = [
  'package-lock.json',
  '.storybook/*.ts*',
  'apps/api/demo/pictures/**/*.*',
  'apps/shop/public/**/*.*',
  '{packages/ui/src,stories/{fixtures,components,screens,flows,foundations}}/**/*.{json,webp,png,jpg,svg,woff2}',
];

/**
 * A digest of all that the stories of each file are made of. A file that needs a virtual module has none.
 * @param files files of stories, from the root of the project
 */
export function sourceDigests(root: string, files: readonly string[]): Record<string, string> {
  const imports = readImports(root);
  const hashes = new Map<string, string>();
  const hashOf = (file: string): string => {
    const hash =
      hashes.get(file) ??
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex');
    hashes.set(file, hash);
    return hash;
  };
  const digestOf = (reached: Iterable<string>) =>
    [...reached].sort().reduce((hash, file) => hash.update(`${file} ${hashOf(file)}\n`), createHash('sha256'));
  // Without what loads later: the preview's pages of documentation are no part of a story.
  const modules = SHARED_MODULES.flatMap((module) => (imports.has(module) ? [...reachOf(module, imports, false)] : []));
  const shared = new Set([...globSync(SHARED_FILES, { cwd: root }), ...modules.filter((file) => !isVirtual(file))]);
  const common = digestOf(shared).digest('hex');
  return Object.fromEntries(
    files.flatMap((file) => {
      const reach = sourcesOf(file, imports);
      return reach ? [[file, digestOf(reach).update(common).digest('hex').slice(0, 32)]] : [];
    }),
  );
}

const isVirtual = (file: string) => file.startsWith('virtual:');

function sourcesOf(file: string, imports: Imports): Set<string> | undefined {
  const reach = reachOf(file, imports, true);
  return imports.has(file) && ![...reach].some(isVirtual) ? reach : undefined;
}
