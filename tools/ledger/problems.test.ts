import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readReports } from '../runner/testReports.ts';
import { parseLedger, type Repository } from './ledger.ts';
import { failuresOf, problemsOf } from './problems.ts';

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
  'stories/screens/Cart/Cart.stories.tsx': `
export const Default = {};
export const Empty: Story = {};`,
};

const repository: Repository = {
  exists: (path) => path in files || path === 'src',
  read: (path) => files[path] ?? '',
  storyFiles: () => ['stories/screens/Cart/Cart.stories.tsx'],
};

const HEAD = '| # | requirement | built in | shown by | note |\n|---|---|---|---|---|\n';
const problemsIn = (...rows: string[]) => problemsOf(parseLedger(HEAD + rows.join('\n')), repository);
const shownBy = (reference: string) => problemsIn(`| 2.1.1 | A cart. | \`src\` | ${reference} |  |`);

test('a ledger whose references all lead somewhere is in order', () => {
  expect(
    problemsIn(
      '| 2.1.1 | A cart. | `src/Cart.tsx` `src` | `story:Screens/Cart/Empty` | |',
      '| 2.1.2 | Lines \\| pieces. | `src` | `test:src/cart.test.ts::counts lines`, `story:Screens/Cart/Default` | C1 |',
    ),
  ).toEqual([]);
});

test.each([
  'src/cart.test.ts::counts lines',
  'src/cart.test.ts::adds %s, and “more”',
  'src/cart.test.ts::adds one, and “more”',
  `e2e/buy.spec.ts::buys a \${thing}`,
  'e2e/buy.spec.ts::buys a hoodie',
])('finds %s', (reference) => {
  expect(shownBy(`\`test:${reference}\``)).toEqual([]);
});

test.each([
  ['', '2.1.1: is shown by nothing'],
  ['story:Screens/Cart/Empty', '2.1.1: is shown by nothing'],
  ['`story:Screens/Cart/Full`', '2.1.1: story:Screens/Cart/Full: the story file exports no such story'],
  ['`story:Screens/Basket/Default`', '2.1.1: story:Screens/Basket/Default: no story file has this title'],
  ['`test:src/basket.test.ts::counts`', '2.1.1: test:src/basket.test.ts::counts: there is no such file'],
  ['`test:src/cart.test.ts::pieces`', '2.1.1: test:src/cart.test.ts::pieces: no test of the file has this title'],
  ['`test:src/cart.test.ts::counts`', '2.1.1: test:src/cart.test.ts::counts: no test of the file has this title'],
  ['`test:src/cart.test.ts::the cart`', '2.1.1: test:src/cart.test.ts::the cart: no test of the file has this title'],
  ['`test:e2e/buy.spec.ts::and pays`', '2.1.1: test:e2e/buy.spec.ts::and pays: no test of the file has this title'],
  ['`test:src/cart.test.ts::%s`', '2.1.1: test:src/cart.test.ts::%s: stands for any test: name one of them'],
  ['`test:src/cart.test.ts`', '2.1.1: test:src/cart.test.ts: names no test: expected test:<path>::<its whole title>'],
  ['`docs/cart.md`', '2.1.1: docs/cart.md: neither story:… nor test:…'],
])('evidence %j is refused', (evidence, problem) => {
  expect(shownBy(evidence)).toEqual([problem]);
});

describe('a row', () => {
  const evidence = '`story:Screens/Cart/Empty`';

  test.each([
    [`| 2.1.1 | A cart. | \`src/Basket.tsx\` | ${evidence} | |`, 'built in src/Basket.tsx: there is no such path'],
    [`| 2.1.1 | A cart. | src | ${evidence} | |`, 'says nowhere where it is built'],
    [`| 2.1.1 |  | \`src\` | ${evidence} | |`, 'has no requirement'],
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

describe('what ran', () => {
  const row = (reference: string) => parseLedger(`${HEAD}| 2.1.1 | A cart. | \`src\` | \`${reference}\` | |`);
  const ran = {
    tests: new Map([
      [
        'src/cart.test.ts',
        new Map([
          ['counts lines', true],
          ['adds one', true],
          ['adds two', false],
        ]),
      ],
    ]),
    stories: new Map([
      ['screens-cart--default', true],
      ['screens-cart--was-emptied', false],
    ]),
  };

  test.each(['test:src/cart.test.ts::counts lines', 'test:src/cart.test.ts::adds one', 'story:Screens/Cart/Default'])(
    'and passed: %s',
    (reference) => {
      expect(failuresOf(row(reference), ran)).toEqual([]);
    },
  );

  test.each([
    ['test:src/cart.test.ts::adds two', 'failed'],
    ['test:src/cart.test.ts::adds %s', 'failed'],
    ['test:src/cart.test.ts::counts', 'did not run'],
    ['test:src/basket.test.ts::counts lines', 'did not run'],
    ['story:Screens/Cart/WasEmptied', 'failed'],
    ['story:Screens/Cart/Full', 'did not run'],
  ])('or not: %s', (reference, why) => {
    expect(failuresOf(row(reference), ran)).toEqual([`2.1.1: ${reference}: ${why}`]);
  });

  test('stands in the reports of both runners', () => {
    const vitest = join(mkdtempSync(join(tmpdir(), 'reports-')), 'unit.json');
    const assertionResults = [
      { title: 'counts', status: 'passed' },
      { title: 'counts', status: 'failed' },
      { title: 'pays', status: 'skipped' },
      { title: 'Default', status: 'passed', meta: { storyId: 'cart--default' } },
    ];
    writeFileSync(vitest, JSON.stringify({ testResults: [{ name: '/shop/src/cart.test.ts', assertionResults }] }));
    const playwright = `${vitest}.e2e`;
    const spec = (title: string, status: string) => ({ title, file: 'buy.spec.ts', tests: [{ status }] });
    const suites = [{ specs: [spec('buys', 'expected')], suites: [{ specs: [spec('pays', 'unexpected')] }] }];
    writeFileSync(playwright, JSON.stringify({ config: { rootDir: '/shop/e2e' }, suites }));

    const { tests, stories } = readReports('/shop', [vitest, playwright]);
    expect([...stories]).toEqual([['cart--default', true]]);
    expect([...(tests.get('src/cart.test.ts') ?? [])]).toEqual([['counts', false]]);
    expect([...(tests.get('e2e/buy.spec.ts') ?? [])]).toEqual([
      ['buys', true],
      ['pays', false],
    ]);
  });
});
