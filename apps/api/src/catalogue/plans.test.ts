import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, NamedStatement, StatementValue, Tx } from '../db/database.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { rowsOf } from '../testing/totals.ts';
import { listStatements } from './listStatements.ts';
import { productStatement } from './relatedProducts.ts';
import { findSearchStatement } from './searchProducts.ts';

/** What the database does for each statement of the shop's pages, on a catalogue of many products. */
const PRODUCTS = 20_000;
/** A statement may read so many rows of a list: the ids of a hundred pages, or what a search goes through. */
const MOST_ROWS = 5_000;

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.autocommit(async (tx) => {
    await tx.execute(sql`
      insert into products (name, description, price_kobo, size, color, color_hex, category, quantity, pictures, search_text, position)
      select kind || n, 'Cotton', n * 7919 % 45000, 'M', 'Red', '#a02020', kind, n % 9, '[]',
        kind || n || ' ' || kind || ' ' || n || chr(10) || ' cotton' || chr(10) || 'cotton', n
      from (
        select n, (array['hoodie', 'tshirt', 'sneaker', 'jacket'])[1 + n % 4] as kind from generate_series(1, ${PRODUCTS}) as n
      ) as numbers`);
    await tx.execute(sql`vacuum analyze products`);
  });
}, 120_000);
afterAll(() => db.close());

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

const literal = (value: StatementValue) => (typeof value === 'string' ? `'${value}'` : String(value));
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The nodes of a plan that ran. `mode` is whether the planner knows the values. */
async function ranNodes(tx: Tx, mode: string, { name, text }: NamedStatement, values: readonly StatementValue[]) {
  await tx.execute(sql.raw(`set local plan_cache_mode = ${mode}`));
  await tx.execute(sql.raw(`prepare "plan of ${name}" as ${text}`));
  const execute = `execute "plan of ${name}" (${values.map(literal).join(', ')})`;
  const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: Plan }] }>(tx, `explain (analyze, format json) ${execute}`);
  await tx.execute(sql.raw(`deallocate "plan of ${name}"`));
  if (!row) throw new Error('No plan was answered.');
  return nodesOf(row['QUERY PLAN'][0].Plan).filter((node) => node['Actual Loops'] > 0);
}

const pages = [1, 100, 1_000_000];
const cases: [string, NamedStatement, StatementValue[]][] = [
  ...Object.values(listStatements.all).flatMap((statement) =>
    pages.map((page): [string, NamedStatement, StatementValue[]] => [
      `${statement.name}, page ${page}`,
      statement,
      ['products', 12, page],
    ]),
  ),
  ...Object.values(listStatements.ofCategory).flatMap((statement) =>
    pages.map((page): [string, NamedStatement, StatementValue[]] => [
      `${statement.name}, page ${page}`,
      statement,
      ['products:hoodie', 12, page, 'hoodie'],
    ]),
  ),
  ...(['featured', 'price-asc'] as const).flatMap((sort) =>
    [['hoodie'], ['hoodie4711'], ['cotton'], ['jacket', 'cotton']].map(
      (words): [string, NamedStatement, StatementValue[]] => [
        `search by ${words.join(' ')}, ${sort}`,
        findSearchStatement(sort, words.length),
        [10, 1, words.join(''), ...words],
      ],
    ),
  ),
];

async function expectFewRows(statement: NamedStatement, values: readonly StatementValue[]): Promise<void> {
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    const nodes = await db.transaction((tx) => ranNodes(tx, mode, statement, values));
    const scans = nodes.filter((node) => node['Relation Name'] === 'products');
    expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    const rows = scans.map(
      (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    );
    expect(Math.max(...rows)).toBeGreaterThan(0);
    expect(Math.max(...rows)).toBeLessThanOrEqual(MOST_ROWS);
    const sorted = nodes.filter((node) => node['Node Type'] === 'Sort').map((node) => node['Actual Rows']);
    expect(Math.max(0, ...sorted)).toBeLessThanOrEqual(1_000);
  }
}

test.each(cases)('%s reads few rows of an index, however many there are', async (_name, statement, values) => {
  await expectFewRows(statement, values);
});

test('a product and what goes with it read few rows of an index, however many there are', async () => {
  const find = 'select id from products where position in (1, 10000, 20000)';
  for (const { id } of await db.autocommit((tx) => rowsOf<{ id: string }>(tx, find))) {
    await expectFewRows(productStatement, [id]);
  }
});
