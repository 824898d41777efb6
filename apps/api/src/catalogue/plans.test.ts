import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, NamedStatement, StatementValue, Tx } from '../db/database.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { rowsOf } from '../testing/totals.ts';
import { changesStatement, loadStatement } from './currentIndex.ts';
import { idStatements } from './filteredProducts.ts';
import { listStatements } from './listStatements.ts';
import { productStatement } from './relatedProducts.ts';
import { findIdsStatement } from './searchProducts.ts';
import { nearestWordsStatement } from './suggestSearch.ts';

/** Checks the query plan of each statement of the shop's pages on a catalogue of many products. */
const PRODUCTS = 20_000;
/** How many rows of a list a statement may read: the ids of a hundred pages, or the rows of a search. */
const MOST_ROWS = 5_000;

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.autocommit(async (tx) => {
    // Each style has six sizes, of which the first is the card. The trigger would take long for so many rows.
    await tx.execute(sql`alter table products disable trigger keep_cards_inserted`);
    await tx.execute(sql`
      insert into products (name, description, price_kobo, size, color, color_hex, category, quantity, pictures, search_text, position, style_id, is_card)
      select kind || n, 'Cotton', n * 7919 % 45000, 'M ' || n, 'Red', '#a02020', kind, n % 9, '[]',
        kind || n || ' ' || kind || ' ' || n || chr(10) || ' cotton' || chr(10) || 'cotton', n, md5(kind || n / 24)::uuid, n % 24 < 4
      from (
        select n, (array['hoodie', 'tshirt', 'sneaker', 'jacket'])[1 + n % 4] as kind from generate_series(1, ${PRODUCTS}) as n
      ) as numbers`);
    await tx.execute(sql`alter table products enable trigger keep_cards_inserted`);
    await tx.execute(sql`vacuum analyze products`);
  });
});
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

/** The executed nodes of a plan. `mode` decides whether the planner knows the values. */
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
  ...Object.values(listStatements.ofCards.all).flatMap((statement) =>
    pages.map((page): [string, NamedStatement, StatementValue[]] => [
      `${statement.name}, page ${page}`,
      statement,
      ['cards', 12, page],
    ]),
  ),
  ...Object.values(listStatements.ofCards.ofCategory).map((statement): [string, NamedStatement, StatementValue[]] => [
    `${statement.name}, page 100`,
    statement,
    ['cards:hoodie', 12, 100, 'hoodie'],
  ]),
  ['a part of the index', loadStatement, ['00000000-0000-0000-0000-000000000000']],
  ...Object.values(listStatements.ofProducts.all).flatMap((statement) =>
    pages.map((page): [string, NamedStatement, StatementValue[]] => [
      `${statement.name}, page ${page}`,
      statement,
      ['products', 12, page],
    ]),
  ),
  ...Object.values(listStatements.ofProducts.ofCategory).flatMap((statement) =>
    pages.map((page): [string, NamedStatement, StatementValue[]] => [
      `${statement.name}, page ${page}`,
      statement,
      ['products:hoodie', 12, page, 'hoodie'],
    ]),
  ),
  ...[['hoodie'], ['hoodie4711'], ['cotton'], ['jacket', 'cotton']].flatMap((words) =>
    [false, true].map((byStyle): [string, NamedStatement, StatementValue[]] => [
      `search by ${words.join(' ')}${byStyle ? ', by style' : ''}`,
      findIdsStatement(words.length, byStyle),
      [words.join(''), ...words],
    ]),
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

test.each(cases)('%s reads few rows of an index, for any number of products', async (_name, statement, values) => {
  await expectFewRows(statement, values);
});

test('a product and its related products read few rows of an index, for any number of products', async () => {
  const find = 'select id from products where position in (1, 10000, 20000)';
  for (const { id } of await db.autocommit((tx) => rowsOf<{ id: string }>(tx, find))) {
    await expectFewRows(productStatement, [id]);
  }
});

test('the page of a filtered list, and the changes since an index was loaded, read few rows', async () => {
  const find = `select id from products where position % 1000 = 0`;
  const ids = (await db.autocommit((tx) => rowsOf<{ id: string }>(tx, find))).map(({ id }) => id);
  for (const statement of [idStatements.ofProducts, idStatements.ofCards]) await expectFewRows(statement, [`{${ids}}`]);

  const at = 'select pg_snapshot_xmin(pg_current_snapshot())::text as transaction';
  const [snapshot] = await db.autocommit((tx) => rowsOf<{ transaction: string }>(tx, at));
  await db.autocommit((tx) => tx.execute(sql`update products set quantity = 0 where position between 5 and 30`));
  await expectFewRows(changesStatement, [snapshot?.transaction ?? '']);
});

test('the nearest words come from an index', async () => {
  await db.autocommit(async (tx) => {
    await tx.execute(sql`
      insert into search_words (word)
      select 'w' || translate(md5(n::text), '0123456789', 'ghijklmnop') from generate_series(1, 20000) as n`);
    await tx.execute(sql`vacuum analyze search_words`);
  });
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    const nodes = await db.transaction((tx) =>
      ranNodes(tx, mode, nearestWordsStatement, ['hodie', '{"ohdie","hdoie"}']),
    );
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    const rows = nodes.map((node) => node['Actual Rows'] * node['Actual Loops']);
    expect(Math.max(...rows)).toBeLessThanOrEqual(MOST_ROWS);
  }
});
