import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Build, ensureBuilt, isBuilt, shopBuild, storybookBuild } from './builds.ts';
import { reachOf, readImports } from './imports.ts';
import { root } from './project.ts';

const imports = readImports(root);

test.each([
  ['the shop and the server', shopBuild, ['apps/shop/src/**/*.tsx', 'apps/api/src/main.ts']],
  [
    'Storybook',
    storybookBuild,
    ['stories/**/*.stories.tsx', 'tools/**/*.{stories,atlas}.tsx', '.storybook/*.{ts,tsx}'],
  ],
])('%s is rebuilt when any of its source files changes', (_, { sources }, entries) => {
  const files = globSync(entries, { cwd: root }).flatMap((file) => [...reachOf(file, imports, true)]);
  expect(files.length).toBeGreaterThan(100);
  const isSource = (file: string) => sources.some((source) => file === source || file.startsWith(`${source}/`));
  expect(files.filter((file) => !file.startsWith('virtual:') && !isSource(file))).toEqual([]);
});

/** A build with one source file, which `edit` changes. */
function smallBuild() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/small-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const edit = (text: string) => writeFileSync(join(folder, 'source.txt'), text);
  edit('1');
  const made: string[] = [];
  const build: Build = {
    sources: [relative(root, join(folder, 'source.txt'))],
    products: [relative(root, join(folder, 'product.txt'))],
    stamp: relative(root, join(folder, 'stamp')),
    make: async () => {
      made.push('made');
      writeFileSync(join(folder, 'product.txt'), '');
      return 0;
    },
  };
  return { build, edit, made, removeProduct: () => rmSync(join(folder, 'product.txt')) };
}

test('builds once, and again when a source has changed or a product is missing', async () => {
  const { build, edit, made, removeProduct } = smallBuild();
  for (const change of [() => {}, () => edit('longer'), removeProduct]) {
    change();
    expect(isBuilt(build)).toBe(false);
    await ensureBuilt(build);
    await ensureBuilt(build);
    expect(isBuilt(build)).toBe(true);
  }
  expect(made).toHaveLength(3);
});

test('treats a source that is edited during the build as changed', async () => {
  const { build, edit } = smallBuild();
  await ensureBuilt({
    ...build,
    make: async () => {
      edit('edited meanwhile');
      return build.make();
    },
  });
  expect(isBuilt(build)).toBe(false);
});
