/** Reads the components of the library and their parts from the source. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The folders of components: those of any app, and those of a shop. */
const FOLDERS = 'packages/ui/src/{components,shop}';

export type LibraryComponent = {
  name: string;
  /** The name of its folder. */
  folder: string;
  /** The file that exports it, from the root of the project. */
  index: string;
};

/** All icons share one page, because they have the same style and differ only in what they show. */
const ICONS = 'Icon';

/** The components that an index exports. */
const exportedBy = (index: string) =>
  [...index.matchAll(/^export \{([^}]+)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));

/** All exported components of the library. */
export const readComponents = (root: string): LibraryComponent[] =>
  globSync(`${FOLDERS}/*/index.ts`, { cwd: root })
    .sort()
    .flatMap((index) => {
      const folder = basename(dirname(index));
      if (folder === ICONS) return [{ name: ICONS, folder, index }];
      return exportedBy(readFileSync(join(root, index), 'utf8')).map((name) => ({ name, folder, index }));
    });

const SLOT = /\bdata-slot['"]?\s*[=:]\s*['"]([\w-]+)['"]/g;

/** The parts in the source of each folder, and the folders that it imports. */
function readFolders(root: string): Map<string, { slots: Set<string>; uses: Set<string> }> {
  const folders = new Map<string, { slots: Set<string>; uses: Set<string> }>();
  for (const file of globSync(`${FOLDERS}/*/*.tsx`, { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8');
    const name = basename(dirname(file));
    const folder = folders.get(name) ?? { slots: new Set(), uses: new Set() };
    folders.set(name, folder);
    for (const [, slot = ''] of source.matchAll(SLOT)) folder.slots.add(slot);
    for (const [, used = ''] of source.matchAll(/['"]\.\.\/(?:\.\.\/components\/)?(\w+)\/\w+\.tsx?['"]/g))
      folder.uses.add(used);
  }
  return folders;
}

export type Slots = {
  /** Parts in the folder itself. */
  own: ReadonlySet<string>;
  /** These, and the parts of all folders that it imports, directly or indirectly. */
  all: ReadonlySet<string>;
};

/** The parts of each folder's components: the elements with `data-slot`. */
export function readSlots(root: string): Map<string, Slots> {
  const folders = readFolders(root);
  const reach = (name: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(name)) {
      seen.add(name);
      for (const used of folders.get(name)?.uses ?? []) reach(used, seen);
    }
    return seen;
  };
  return new Map(
    [...folders].map(([name, { slots }]) => [
      name,
      { own: slots, all: new Set([...reach(name)].flatMap((used) => [...(folders.get(used)?.slots ?? [])])) },
    ]),
  );
}
