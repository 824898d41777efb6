/** The sources of screenshots: a story whose sources have not changed since its baselines still looks the same. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Imports, reachOf, readImports } from '../runner/imports.ts';

/** All screenshots depend on these in addition to the story's imports: the preview, and the code that takes them. */
const SHARED_MODULES = [
  '.storybook/preview.tsx',
  'tools/screenshots/captureAll.ts',
  'tools/screenshots/pinnedBrowser.ts',
  'tools/screenshots/placeholders.ts',
];
const SHARED_FILES = [
  'package-lock.json',
  '.storybook/main.ts',
  'apps/api/demo/pictures/**/*.*',
  'apps/shop/public/**/*.*',
  '{packages/ui/src,stories/{fixtures,components,screens,flows,foundations}}/**/*.{json,webp,png,jpg,svg,woff2}',
];

/**
 * A digest of all sources of the stories in each file. A file that imports a virtual module has none.
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
  // Without dynamic imports, because the preview's documentation pages are not part of a story.
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
