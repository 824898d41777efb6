import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readChangelog, readChanges, readChangeset } from './changes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('a changeset has a bump and a text, if it changes the library', () => {
  const text = '`Badge` has `tone`.\n\nIt is `quiet` by default.';
  expect(readChangeset(`---\n"@abs/contract": patch\n"@abs/ui": minor\n---\n\n${text}\n`)).toEqual({
    bump: 'minor',
    text,
  });
  expect(readChangeset(`---\n'@abs/ui': patch\n---\n${text}`)).toEqual({ bump: 'patch', text });
  expect(readChangeset(`---\n"@abs/contract": patch\n---\n\n${text}\n`)).toBeUndefined();
});

test('a changelog has the changes of each release', () => {
  const changelog = `# @abs/ui

## 0.3.0

### Minor Changes

- 1a2b3c4: \`Badge\` has \`tone\`.

  It is quiet by default.

- Written by hand.

### Patch Changes

- Updated dependencies [1a2b3c4]
  - @abs/contract@0.3.0

## 0.2.0

### Patch Changes

- 5d6e7f8: The first one.
`;
  expect(readChangelog(changelog)).toEqual([
    { version: '0.3.0', changes: ['`Badge` has `tone`.\n\nIt is quiet by default.', 'Written by hand.'] },
    { version: '0.2.0', changes: ['The first one.'] },
  ]);
});

test('the next release has the changesets of this project, larger changes first', () => {
  const [next] = readChanges(root);
  expect(next?.version).toBeNull();
  const place = (text: string) => next?.changes.findIndex((change) => change.includes(text)) ?? -1;
  expect(place('`AccountScreen`')).toBeGreaterThan(-1);
  expect(place('`AccountScreen`')).toBeLessThan(place('A dialog keeps its contents'));
});
