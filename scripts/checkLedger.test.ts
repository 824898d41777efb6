import { describe, expect, test } from 'vitest';
import { parseLedger, problemsOf, type Repository } from './checkLedger.ts';

const files: Record<string, string> = {
  'src/Cart.tsx': '',
  'src/cart.test.ts': `
    describe('the cart', () => {
      it('counts lines', () => expect('pieces').toBe('pieces'));
      it.each([
        ['one'],
      ])('adds %s, and “more”', () => {});
    });`,
  'e2e/buy.spec.ts': `
    test(\`buys a \${thing}\`, async () => {
      await test.step('and pays', async () => {});
    });`,
  'stories/Cart.stories.tsx': `
const meta = { title: 'Purchase/Cart' };
export const Default = {};
export const Empty: Story = {};`,
};

const repository: Repository = {
  exists: (path) => path in files || path === 'src',
  read: (path) => files[path] ?? '',
  storyFiles: () => ['stories/Cart.stories.tsx'],
};

const HEAD = '| # | asked | built in | shown by | note |\n|---|---|---|---|---|\n';
const problemsIn = (...rows: string[]) => problemsOf(parseLedger(HEAD + rows.join('\n')), repository);
const shownBy = (reference: string) => problemsIn(`| 2.1.1 | A cart. | \`src\` | ${reference} |  |`);

test('a ledger whose references all lead somewhere is in order', () => {
  expect(
    problemsIn(
      '| 2.1.1 | A cart. | `src/Cart.tsx` `src` | `story:Purchase/Cart/Empty` | |',
      '| 2.1.2 | Lines \\| pieces. | `src` | `test:src/cart.test.ts::counts lines`, `story:Purchase/Cart/Default` | C1 |',
    ),
  ).toEqual([]);
});

test.each([
  'src/cart.test.ts::the cart',
  'src/cart.test.ts::counts',
  'src/cart.test.ts::and “more”',
  'e2e/buy.spec.ts::buys a ',
  'e2e/buy.spec.ts::and pays',
])('finds %s', (reference) => {
  expect(shownBy(`\`test:${reference}\``)).toEqual([]);
});

test.each([
  ['', '2.1.1: is shown by nothing'],
  ['story:Purchase/Cart/Empty', '2.1.1: is shown by nothing'],
  ['`story:Purchase/Cart/Full`', '2.1.1: story:Purchase/Cart/Full: the story file exports no such story'],
  ['`story:Purchase/Basket/Default`', '2.1.1: story:Purchase/Basket/Default: no story file has this title'],
  ['`test:src/basket.test.ts::counts`', '2.1.1: test:src/basket.test.ts::counts: there is no such file'],
  [
    '`test:src/cart.test.ts::pieces`',
    '2.1.1: test:src/cart.test.ts::pieces: no test of the file has this in its title',
  ],
  ['`test:src/cart.test.ts`', '2.1.1: test:src/cart.test.ts: names no test: expected test:<path>::<part of its title>'],
  ['`docs/cart.md`', '2.1.1: docs/cart.md: neither story:… nor test:…'],
])('evidence %j is refused', (evidence, problem) => {
  expect(shownBy(evidence)).toEqual([problem]);
});

describe('a row', () => {
  const evidence = '`story:Purchase/Cart/Empty`';

  test.each([
    [`| 2.1.1 | A cart. | \`src/Basket.tsx\` | ${evidence} | |`, 'built in src/Basket.tsx: there is no such path'],
    [`| 2.1.1 | A cart. | src | ${evidence} | |`, 'says nowhere where it is built'],
    [`| 2.1.1 |  | \`src\` | ${evidence} | |`, 'asks for nothing'],
    [`| 2.1.1 | A cart. | \`src\` | ${evidence} |`, 'has 4 cells instead of 5'],
  ])('is refused: %s', (row, problem) => {
    expect(problemsIn(row)).toEqual([`2.1.1: ${problem}`]);
  });

  test('has a number of its own', () => {
    const row = (number: string) => `| ${number} | A cart. | \`src\` | ${evidence} | |`;
    expect(problemsIn(row('2.1'), row('2.2'), row('2.1'))).toEqual(['2.1: stands here twice']);
    expect(problemsIn(row('two'))).toEqual(['two: is no number of a row, such as 2.1.3']);
  });
});

test('a ledger without rows is no ledger', () => {
  expect(problemsIn()).toEqual(['The ledger has no rows.']);
});
