import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceDigests } from './sources.ts';

const button = 'stories/components/Button/Button.stories.tsx';
const badge = 'stories/components/Badge/Badge.stories.tsx';
const map = 'tools/storybook-flows/StateChart.stories.tsx';

const project = {
  'package-lock.json': '{}',
  '.storybook/preview.tsx': "import '../packages/ui/src/reset.ts';\nexport const docs = () => import('./docs.ts');",
  '.storybook/docs.ts': 'export const docs = 1;',
  'packages/ui/src/reset.ts': 'export {};',
  'packages/ui/src/Button.tsx': "export const Button = () => import('./Spinner.tsx');",
  'packages/ui/src/Spinner.tsx': 'export const Spinner = 1;',
  'packages/ui/src/types.ts': 'export type A = 1;',
  'packages/ui/src/fonts/sans.woff2': 'a',
  [button]: "import { Button } from '../../../packages/ui/src/Button.tsx';\nexport { Button };",
  [badge]: "import type { A } from '../../../packages/ui/src/types.ts';\nexport const badge: A = 1;",
  [map]: "import 'virtual:atlas';",
};
const files = [button, badge, map];

function write(root: string, changed: Record<string, string>): string {
  for (const [path, text] of Object.entries(changed)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
const before = write(mkdtempSync(join(tmpdir(), 'sources-')), project);

/** The files whose digest differs after these changes. */
function changedBy(changed: Record<string, string>): string[] {
  const after = mkdtempSync(join(tmpdir(), 'sources-'));
  cpSync(before, after, { recursive: true });
  const [one, other] = [sourceDigests(before, files), sourceDigests(write(after, changed), files)];
  return files.filter((file) => one[file] !== other[file]);
}

test('a digest changes with the story, its imports, and their dynamic imports', () => {
  expect(changedBy({ [badge]: 'export const badge = 2;' })).toEqual([badge]);
  expect(changedBy({ 'packages/ui/src/Button.tsx': 'export const Button = 2;' })).toEqual([button]);
  expect(changedBy({ 'packages/ui/src/Spinner.tsx': 'export const Spinner = 2;' })).toEqual([button]);
});

test.each([
  'package-lock.json',
  '.storybook/preview.tsx',
  'packages/ui/src/reset.ts',
  'packages/ui/src/fonts/sans.woff2',
])('all digests change with %s', (path) => {
  expect(changedBy({ [path]: '{"changed":1}' })).toEqual([button, badge]);
});

test('types and files that no story imports do not change a digest', () => {
  expect(changedBy({ 'packages/ui/src/types.ts': 'export type A = 2;', 'apps/api/src/a.ts': '' })).toEqual([]);
});

test('a file that imports a virtual module has no digest, so that it always gets screenshots', () => {
  expect(Object.keys(sourceDigests(before, files))).toEqual([button, badge]);
});
