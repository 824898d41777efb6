import { randomUUID } from 'node:crypto';
import { categories, type ProductSort, pageOf } from '@abs/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { listProducts } from './queries.ts';
import { findProduct } from './relatedProducts.ts';
import { searchProducts } from './searchProducts.ts';
import { normalizeQuery, searchTextOf } from './searchText.ts';

/** Compares lists, product pages and searches with the same rules over an array. */
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

type Row = typeof products.$inferSelect;
type Compare = (one: Row, other: Row) => number;

const compareText = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
const by =
  (...keys: ((row: Row) => number | string)[]): Compare =>
  (one, other) => {
    for (const key of [...keys, (row: Row) => row.id]) {
      const [a, b] = [key(one), key(other)];
      const order = typeof a === 'string' ? compareText(a, String(b)) : a - Number(b);
      if (order !== 0) return order;
    }
    return 0;
  };

const orders: Record<ProductSort, Compare> = {
  featured: by((row) => row.position),
  newest: by((row) => -row.createdAt.getTime()),
  'price-asc': by((row) => row.priceKobo),
  'price-desc': by((row) => -row.priceKobo),
  name: by((row) => [...row.searchText].slice(0, 100).join('')),
};
const sorts = Object.keys(orders) as ProductSort[];

function pageOfRows(rows: readonly Row[], page: number, limit: number) {
  const paging = pageOf(rows.length, limit, page);
  return {
    ids: rows.slice(paging.offset, paging.offset + limit).map(({ id }) => id),
    totalProducts: rows.length,
    totalPages: paging.totalPages,
    currentPage: paging.page,
  };
}

const idsOf = ({ products: found, ...totals }: Awaited<ReturnType<typeof listProducts>>) => ({
  ids: found.map(({ id }) => id),
  ...totals,
});

function findMatches(rows: readonly Row[], query: string): { row: Row; rank: number }[] {
  const { words, withoutSpaces } = normalizeQuery(query);
  return rows.flatMap((row) => {
    const text = row.searchText;
    const head = text.split('\n')[0] ?? '';
    const name = head.split(' ')[0] ?? '';
    const hasWords = words.every((word) => head.includes(word) || text.includes(` ${word}`));
    if (!hasWords && !(withoutSpaces.length < 5 ? head : text).includes(withoutSpaces)) return [];
    if (text.startsWith(withoutSpaces)) return [{ row, rank: 0 }];
    if (name.includes(withoutSpaces)) return [{ row, rank: 1 }];
    if (words.every((word) => name.includes(word))) return [{ row, rank: 2 }];
    return [{ row, rank: words.every((word) => head.includes(word)) ? 3 : 4 }];
  });
}

function relatedTo(target: Row, rows: readonly Row[]): string[] {
  const soldOut = (row: Row) => (row.quantity === 0 ? 1 : 0);
  const isOfColor = (row: Row) => (other: Row) => other.styleId === row.styleId && other.colorKey === row.colorKey;
  const colorSoldOut = (row: Row) => (rows.filter(isOfColor(row)).every(soldOut) ? 1 : 0);
  const otherKind = (row: Row) => (row.category === target.category ? 0 : 1);
  const rgb = (hex: string | null) => hex?.match(/[0-9a-f]{2}/gi)?.map((part) => Number.parseInt(part, 16));
  const colorDistance = (row: Row) => {
    const [a, b] = [rgb(row.colorHex), rgb(target.colorHex)];
    if (!a || !b) return 0.5;
    return Math.sqrt(a.reduce((sum, part, index) => sum + (part - (b[index] ?? 0)) ** 2, 0) / 3) / 255;
  };
  const difference = (row: Row) => Math.abs(row.priceKobo - target.priceKobo);
  const priceDistance = (row: Row) => difference(row) / Math.max(row.priceKobo, target.priceKobo, 1);
  const cards = rows.filter(
    (row) => orders.featured(row, rows.filter(isOfColor(row)).sort(orders.featured)[0] ?? row) === 0,
  );
  return cards
    .filter(({ styleId }) => styleId !== target.styleId)
    .sort(by(soldOut, otherKind, difference, (row) => row.position))
    .slice(0, 48)
    .sort(
      by(
        colorSoldOut,
        otherKind,
        (row) => colorDistance(row) + priceDistance(row),
        difference,
        (row) => row.position,
      ),
    )
    .slice(0, 8)
    .map(({ id }) => id);
}

/** Some products share a style. */
const styleIds = Array.from({ length: 12 }, () => randomUUID());

const product = fc
  .record({
    name: fc.constantFrom(
      'Ọkàdà Jacket',
      'Okada Jacket',
      'T Shirt',
      'Opẹ́bí Hoodie',
      "Rider's Hoodie",
      '日本',
      'x'.repeat(120),
    ),
    color: fc.constantFrom('Red', 'Sky Blue', 'Moss'),
    colorHex: fc.constantFrom('#a02020', '#1f2a44', '#FFFFFF', null),
    category: fc.constantFrom(...categories, null),
    description: fc.constantFrom('Combed cotton.', 'Goes under any hoodie.', 'A layered red one.', '100% nylon.'),
    priceKobo: fc.constantFrom(0, 100, 1_400_050, 1_400_000, 6_300_000),
    quantity: fc.constantFrom(0, 1, 7),
    position: fc.nat(3),
    createdAt: fc.constantFrom('2025-01-01', '2025-01-02').map((day) => new Date(day)),
    deletedAt: fc.constantFrom(null, null, null, new Date('2025-02-01')),
    styleId: fc.oneof(fc.constantFrom(...styleIds), fc.uuid({ version: 4 })),
  })
  .map((row) => ({ ...row, size: 'M', pictures: [], searchText: searchTextOf(row) }));

const pages = [...Array.from({ length: 10 }, (_, index) => ({ page: index + 1, limit: 10 })), { page: 2, limit: 100 }];
const queries = ['hoodie', 'red', 'okada', 'red hoodie', 'combedcotton', 'navy navy', 'T-shirt', 'x', '日本', '%'];

test('lists, products and searches match the rules for any products', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 0, maxLength: 90 }), async (values) => {
      await db.autocommit((tx) => tx.delete(products));
      const sized = values.map((value, size) => ({ ...value, size: String(size) }));
      if (sized.length > 0) await db.autocommit((tx) => tx.insert(products).values(sized));
      const all = await db.autocommit((tx) => tx.select().from(products));
      const rows = all.filter(({ deletedAt }) => deletedAt === null);

      for (const sort of sorts) {
        for (const category of [undefined, ...categories]) {
          const listed = rows.filter((row) => !category || row.category === category).sort(orders[sort]);
          for (const { page, limit } of pages) {
            expect(idsOf(await listProducts(db, { page, limit, sort, category: category && [category] }))).toEqual(
              pageOfRows(listed, page, limit),
            );
          }
        }
        for (const query of queries) {
          const matches = query === '%' ? [] : findMatches(rows, query);
          const rankOf = new Map(matches.map(({ row, rank }) => [row.id, rank]));
          const best = by(
            (row) => rankOf.get(row.id) ?? 0,
            (row) => row.position,
          );
          const found = matches.map(({ row }) => row).sort(sort === 'featured' ? best : orders[sort]);
          for (const page of [1, 2, 99]) {
            expect(idsOf(await searchProducts(db, { query, page, limit: 10, sort }))).toEqual(
              pageOfRows(found, page, 10),
            );
          }
        }
      }
      for (const row of all.slice(0, 12)) {
        const found = await findProduct(db, row.id);
        expect(found?.related.map((other) => other.id)).toEqual(row.deletedAt ? undefined : relatedTo(row, rows));
        const ofStyle = rows.filter(({ styleId }) => styleId === row.styleId).map(({ id }) => id);
        if (found) {
          const { variants, ...product } = found.product;
          expect({ ...row, ...product }).toEqual(row);
          expect(variants.map(({ id }) => id).sort()).toEqual(ofStyle.sort());
        }
      }
    }),
    { numRuns: 6 },
  );
});
