import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.ts';

/** The folders of an app that import each other, in pairs. Tests, and files next to the folders, may import any folder. */
function mutualImports(src: string): string[] {
  const imports = new Set<string>();
  for (const file of globSync('*/**/*.{ts,tsx}', { cwd: join(root, src) })) {
    const [folder] = file.split('/');
    if (folder === 'testing' || file.includes('.test.')) continue;
    for (const [, path = ''] of readFileSync(join(root, src, file), 'utf8').matchAll(
      /(?:from |import\()'(\.[^']+)'/g,
    )) {
      const [other, ...inside] = posix.join(posix.dirname(file), path).split('/');
      if (inside.length > 0 && other !== folder) imports.add(`${folder} ${other}`);
    }
  }
  return [...imports].filter((pair) => imports.has(pair.split(' ').reverse().join(' '))).sort();
}

test.each(['apps/api/src', 'apps/shop/src'])('folders of %s import each other in one direction', (src) => {
  expect(mutualImports(src)).toEqual([]);
});
