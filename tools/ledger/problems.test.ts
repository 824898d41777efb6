import { toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { parseLedger, rowsOfStories, taggedRows } from './ledger.ts';
import { failuresOf, problemsOf, shownIn, withEvidence } from './problems.ts';

const HEAD = '| # | requirement | built in | note |\n|---|---|---|---|\n';
const rowsOf = (...rows: string[]) => parseLedger(HEAD + rows.join('\n'));
const problemsIn = (rows: string[], evidence: [string, string[]][] = [['a.test.ts', ['2.1.1', '2.1.2']]]) =>
  problemsOf(rowsOf(...rows), new Map(evidence), (path) => ['src', 'src/Cart.tsx'].includes(path));

const [cart, lines] = ['| 2.1.1 | A cart. | `src/Cart.tsx` `src` |  |', '| 2.1.2 | Lines \\| items. | `src` | C1 |'];

test('accepts a ledger whose rows are all built and have evidence', () => {
  expect(problemsIn([cart, lines])).toEqual([]);
});

test.each([
  ['| 2.1.1 | A cart. | `src/Basket.tsx` |  |', '2.1.1: built in src/Basket.tsx: there is no such path'],
  ['| 2.1.1 | A cart. | src |  |', '2.1.1: does not say where it is built'],
  ['| 2.1.1 |  | `src` |  |', '2.1.1: has no requirement'],
  ['| 2.1.1 | A cart. | `src` |', '2.1.1: has 3 cells instead of 4'],
  ['| two | A cart. | `src` |  |', 'two: is no number of a row, such as 2.1.3'],
  ['| 2.1.2 | A cart. | `src` |  |', '2.1.2: appears twice'],
])('refuses the row %s', (row, problem) => {
  expect(problemsIn([row, lines], [['a.test.ts', ['2.1.1', '2.1.2', 'two']]])).toContain(problem);
});

test('refuses a row without evidence, a tag without a row, and a ledger without rows', () => {
  expect(problemsIn([cart, lines], [['a.test.ts', ['2.1.1', '9.9']]])).toEqual([
    '2.1.2: no test, journey or story has it among its tags',
    'a.test.ts: there is no row 9.9',
  ]);
  expect(problemsIn([], [])).toEqual(['The ledger has no rows.']);
});

test.each([
  ["it('counts', { tags: ['2.1.1', '2.1.2'], timeout: 5 }, () => {});", ['2.1.1', '2.1.2']],
  ["test('buys', { tag: '@2.1.1' }, async () => {});", ['2.1.1']],
  ["test('buys', { tag: [MAIN, '@2.1.1'] }, async () => {});", ['2.1.1']],
  ["export const Empty: Story = {\n  tags: [\n    'keyboard',\n    '10.2.30',\n  ],\n};", ['10.2.30']],
  ["it('is version 2.1.1', () => expect(versions).toEqual(['2.1.1']));", []],
])('finds the tags of %s', (code, rows) => {
  expect(taggedRows(code)).toEqual(rows);
});

test('identifies a story with its own name by the id of its export', () => {
  const rows = rowsOfStories(['stories/screens/CartScreen/CartScreen.stories.tsx']);
  const ids = [...rows].filter(([, numbers]) => numbers.includes('2.8.6')).map(([id]) => id);
  expect(ids).toEqual([toId('Screens/CartScreen', 'Failed')]);
});

describe('a run', () => {
  const result = (path: string, passed: boolean, more: { tags?: string[]; storyId?: string } = {}) => ({
    ...{ path, name: `${path} › counts`, passed, reason: '', repeatBy: path, tags: [] },
    ...more,
  });
  const evidence = new Map([
    ['a.test.ts', ['2.1.1', '2.1.2']],
    ['Cart.stories.tsx', ['2.1.2']],
  ]);
  const ofStories = new Map([['cart--empty', ['2.1.2']]]);
  const story = result('Cart.stories.tsx', true, { storyId: 'cart--empty' });

  test('passes when all tests and stories of each row have passed', () => {
    const shown = shownIn([result('a.test.ts', true, { tags: ['2.1.1', '2.1.2'] }), story], ofStories);
    expect(failuresOf(evidence, shown)).toEqual([]);
    expect(withEvidence(rowsOf(cart, lines), shown)).toBe(
      '| # | requirement | shown by |\n|---|---|---|\n' +
        '| 2.1.1 | A cart. | a.test.ts › counts |\n' +
        '| 2.1.2 | Lines \\| items. | a.test.ts › counts<br>Cart.stories.tsx › counts |',
    );
  });

  test('fails when one of them failed or did not run', () => {
    const shown = shownIn(
      [result('a.test.ts', true, { tags: ['2.1.1'] }), result('a.test.ts', false, { tags: ['2.1.1'] })],
      ofStories,
    );
    expect(failuresOf(evidence, shown)).toEqual([
      '2.1.1: a.test.ts › counts: failed',
      '2.1.2: a.test.ts: did not run',
      '2.1.2: Cart.stories.tsx: did not run',
    ]);
  });
});
