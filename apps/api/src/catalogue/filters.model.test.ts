import { randomUUID } from 'node:crypto';
import { type Category, categories, type ProductSort, pageOf } from '@abs/contract';
import type { Facets } from '@abs/contract/entities';
import { eq, isNull } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { ListQuery } from './filter.ts';
import { listProducts } from './queries.ts';
import { searchProducts } from './searchProducts.ts';
import { searchTextOf } from './searchText.ts';

/** Compares lists by style, filters and facets with the same rules over an array, while products change. */
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

type Row = typeof products.$inferSelect;

const key = (text: string) => text.trim().toLowerCase();
const compareText = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
const compare = (one: (number | string)[], other: (number | string)[]): number => {
  for (const [index, a] of one.entries()) {
    const b = other[index] as typeof a;
    const order = typeof a === 'string' ? compareText(a, String(b)) : a - Number(b);
    if (order !== 0) return order;
  }
  return 0;
};
const keysOf: Record<ProductSort, (row: Row) => (number | string)[]> = {
  featured: (row) => [row.position, row.id],
  newest: (row) => [-row.createdAt.getTime(), row.id],
  'price-asc': (row) => [row.priceKobo, row.id],
  'price-desc': (row) => [-row.priceKobo, row.id],
  name: (row) => [[...row.searchText].slice(0, 100).join(''), row.id],
};
const sorts = Object.keys(keysOf) as ProductSort[];
const sizeOrder = ['xs', 's', 'm', 'l', 'xl', 'xxl', '40', '41'];
const placeOfSize = (size: string) => {
  const place = sizeOrder.indexOf(key(size));
  return place < 0 ? sizeOrder.length : place;
};

/**
 * An item of a list: a product, or the sizes of one style and color, with the shown one first. All count in the
 * category of the first.
 */
type Item = Row[];
const inShopOrder = (rows: readonly Row[]) =>
  rows.toSorted((one, other) => compare(keysOf.featured(one), keysOf.featured(other)));
/** Puts the product that represents its style and color first: by position, then by the time when it was added. */
const cardFirst = (rows: readonly Row[]) =>
  rows.toSorted((one, other) =>
    compare([one.position, +one.createdAt, one.id], [other.position, +other.createdAt, other.id]),
  );
const cardKey = ({ styleId, color }: Row) => `${styleId} ${key(color)}`;
const itemsOf = (rows: readonly Row[], byStyle: boolean): Item[] =>
  byStyle ? [...Map.groupBy(cardFirst(rows), cardKey).values()].map(ofOneCategory) : rows.map((row) => [row]);
const ofOneCategory = (item: Item): Item => item.map((row) => ({ ...row, category: item[0]?.category ?? null }));

type Filters = Pick<ListQuery, 'category' | 'size' | 'color' | 'priceMin' | 'priceMax' | 'inStock'>;
const isOneOf = (values: readonly string[] | undefined, value: string | null) =>
  !values || values.length === 0 || (value !== null && values.some((one) => key(one) === key(value)));
const fits = (row: Row, filters: Filters) =>
  isOneOf(filters.category, row.category) &&
  isOneOf(filters.size, row.size) &&
  isOneOf(filters.color, row.color) &&
  row.priceKobo >= 100 * (filters.priceMin ?? 0) &&
  row.priceKobo <= 100 * (filters.priceMax ?? 1e12) &&
  (!filters.inStock || row.quantity > 0);

/** The most common spelling of a value among the products on sale. */
function labelOf(rows: readonly Row[], field: 'size' | 'color', value: string): string {
  const counts = new Map<string, number>();
  for (const row of rows) {
    if (key(row[field]) === key(value)) counts.set(row[field].trim(), (counts.get(row[field].trim()) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([one, most], [other, more]) => more - most || (one < other ? -1 : 1));
  return best?.[0] ?? value;
}

function facetsOf(all: readonly Row[], items: readonly Item[], filters: Filters): Facets {
  const countWith = (changed: Filters, holds: (row: Row) => boolean = () => true) =>
    items.filter((item) => item.some((row) => holds(row) && fits(row, { ...filters, ...changed }))).length;
  const has = (holds: (row: Row) => boolean) => items.some((item) => item.some(holds));
  const values = (field: 'size' | 'color') => {
    const keys = new Set([...items.flat().map((row) => key(row[field])), ...(filters[field] ?? []).map(key)]);
    return [...keys]
      .map((one) => ({
        value: labelOf(all, field, filters[field]?.find((value) => key(value) === one) ?? one),
        count: countWith({ [field]: [one] }),
        isChosen: filters[field]?.some((value) => key(value) === one) ?? false,
        isInCategory: has((row) => key(row[field]) === one && isOneOf(filters.category, row.category)),
      }))
      .filter(({ isInCategory, isChosen }) => isInCategory || isChosen)
      .map(({ value, count }) => ({ value, count }));
  };
  const prices = items
    .flat()
    .filter((row) => fits(row, { ...filters, priceMin: undefined, priceMax: undefined }))
    .map((row) => row.priceKobo / 100);
  return {
    sizes: values('size').sort((one, other) =>
      compare([placeOfSize(one.value), one.value], [placeOfSize(other.value), other.value]),
    ),
    colors: values('color').sort((one, other) => compare([-one.count, one.value], [-other.count, other.value])),
    categories: categories
      .map((value) => ({ value, count: countWith({ category: [value] }) }))
      .filter(({ value }) => has((row) => row.category === value) || filters.category?.includes(value)),
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
    inStock: countWith({ inStock: false }, (row) => row.quantity > 0),
  };
}

function expectedCard(card: Row, rows: readonly Row[]) {
  const ofStyle = inShopOrder(rows.filter(({ styleId }) => styleId === card.styleId));
  const colors = [...Map.groupBy(ofStyle, ({ color }) => key(color)).values()].map(cardFirst);
  // Sizes without a known order keep the order in which they were added.
  const added = ofStyle.toSorted((one, other) => compare([+one.createdAt, one.id], [+other.createdAt, other.id]));
  const placeOf = ({ size }: Row) => [placeOfSize(size), added.findIndex((row) => key(row.size) === key(size))];
  return {
    sizes: ofStyle
      .filter(({ color }) => key(color) === key(card.color))
      .sort((one, other) => compare(placeOf(one), placeOf(other)))
      .map(({ id, size, quantity }) => ({ id, size, quantity })),
    colors: colors.map((sizes) => ({
      id: sizes[0]?.id,
      color: sizes[0]?.color,
      ...(sizes[0]?.colorHex && { colorHex: sizes[0].colorHex }),
      quantity: sizes.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
  };
}

type Answer = Awaited<ReturnType<typeof searchProducts>>;
function expectAnswer(answer: Answer, query: ListQuery, listed: readonly Row[], rows: readonly Row[], facets: Facets) {
  const paging = pageOf(listed.length, query.limit, query.page);
  const shown = listed.slice(paging.offset, paging.offset + query.limit);
  expect(answer.products.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
  expect([answer.totalProducts, answer.totalPages, answer.currentPage]).toEqual([
    listed.length,
    paging.totalPages,
    paging.page,
  ]);
  for (const [index, card] of shown.entries()) {
    const { sizes, colors } = answer.products[index] ?? {};
    expect({ sizes, colors }).toEqual(query.group ? expectedCard(card, rows) : {});
  }
  expect(facetsWithoutHex(answer.facets)).toEqual(query.facets ? facets : undefined);
}
const facetsWithoutHex = (facets: Facets | undefined) =>
  facets && { ...facets, colors: facets.colors.map(({ value, count }) => ({ value, count })) };

const shownOf = (items: readonly Item[], filters: Filters): Row[] =>
  items.filter((item) => item.some((row) => fits(row, filters))).map(([first]) => first as Row);

const styleIds = Array.from({ length: 5 }, () => randomUUID());
const product = fc
  .record({
    styleId: fc.constantFrom(...styleIds),
    name: fc.constantFrom('Ọkàdà Jacket', 'T Shirt', 'Opẹ́bí Hoodie', '𐐀 Hoodie', '\uffee Hoodie'),
    color: fc.constantFrom('Navy', 'navy ', 'Moss', 'Ọ̀sun'),
    size: fc.constantFrom('M', 'm ', 'XS', 'XXL', '40', '41', 'Ẹ', '中'),
    category: fc.constantFrom(...categories, null),
    priceKobo: fc.constantFrom(0, 100, 1_400_050, 1_400_000, 6_300_000),
    quantity: fc.constantFrom(0, 1, 7),
    position: fc.nat(6),
    createdAt: fc.constantFrom('2025-01-01', '2025-01-02').map((day) => new Date(day)),
    deletedAt: fc.constantFrom(null, null, null, null, new Date('2025-02-01')),
  })
  .map((row) => {
    const whole = { ...row, description: 'Cotton.', colorHex: '#a02020', pictures: [] };
    return { ...whole, searchText: searchTextOf(whole) };
  });
const stock = fc.uniqueArray(product, {
  selector: (row) => (row.deletedAt ? Symbol() : `${row.styleId} ${key(row.color)} ${key(row.size)}`),
  minLength: 0,
  maxLength: 70,
});

const some = <Value>(...values: Value[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 }), { nil: undefined });
const query: fc.Arbitrary<ListQuery> = fc
  .record({
    page: fc.constantFrom(1, 2, 3, 99),
    limit: fc.constantFrom(1, 4, 10),
    sort: fc.constantFrom(undefined, ...sorts),
    group: fc.constantFrom(undefined, 'style' as const),
    category: some<Category>(...categories),
    size: some('M', ' m', 'ẹ', '40', 'xs', 'XXXXL', '中'),
    color: some('NAVY', 'moss', 'ọ̀sun', 'none such'),
    priceMin: fc.constantFrom(undefined, undefined, 1, 14_000.5),
    priceMax: fc.constantFrom(undefined, undefined, 14_000.5, 63_000),
    inStock: fc.constantFrom(undefined, true, false),
    facets: fc.constantFrom(undefined, true),
  })
  // The contract's reader removes duplicates; two spellings of the same size are one chosen value.
  .map((read) => ({ ...read, size: distinct(read.size), color: distinct(read.color) }));
const distinct = (values: string[] | undefined) =>
  values?.map((value) => value.trim()).filter((value, index, all) => all.map(key).indexOf(key(value)) === index);

/** Changes of the products while lists are read. */
const change = fc.record({
  place: fc.nat(60),
  set: fc.oneof(
    fc.record({ quantity: fc.constantFrom(0, 3) }),
    fc.record({ priceKobo: fc.constantFrom(100, 1_400_050) }),
    fc.record({ position: fc.nat(6) }),
    fc.record({ category: fc.constantFrom(...categories) }),
    fc.record({ size: fc.constantFrom('L', 'XL') }),
    fc.record({ color: fc.constantFrom('Moss', 'Clay') }),
    fc.record({ deletedAt: fc.constantFrom(null, new Date('2025-03-01')) }),
  ),
});

async function applyChange({ place, set }: { place: number; set: Partial<Row> }): Promise<void> {
  const ids = await db.autocommit((tx) => tx.select({ id: products.id }).from(products).orderBy(products.id));
  const id = ids[place]?.id;
  if (!id) return;
  await db
    .autocommit((tx) => tx.update(products).set(set).where(eq(products.id, id)))
    .catch((error: { cause?: { code?: string } }) => {
      // The style has that size and color already.
      if (error.cause?.code !== '23505') throw error;
    });
}

test('lists and searches match the rules for any products, queries and changes', {
  tags: ['10.7.26'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      stock,
      fc.array(fc.tuple(fc.array(query, { minLength: 6, maxLength: 12 }), fc.array(change, { maxLength: 8 })), {
        minLength: 1,
        maxLength: 4,
      }),
      async (values, rounds) => {
        await db.autocommit((tx) => tx.delete(products));
        if (values.length > 0) await db.autocommit((tx) => tx.insert(products).values(values));
        for (const [queries, changes] of rounds) {
          const rows = await db.autocommit((tx) => tx.select().from(products).where(isNull(products.deletedAt)));
          for (const request of queries) await compareAnswers(rows, request);
          for (const one of changes) await applyChange(one);
        }
      },
    ),
    { numRuns: 25 },
  );
});

async function compareAnswers(rows: readonly Row[], request: ListQuery): Promise<void> {
  const order = keysOf[request.sort ?? 'featured'];
  const items = itemsOf(rows, request.group === 'style');
  const listed = shownOf(items, request).sort((one, other) => compare(order(one), order(other)));
  const facets = facetsOf(rows, items, request);
  if ((request.priceMin ?? 0) > (request.priceMax ?? 1e12)) {
    await expect(listProducts(db, request)).rejects.toThrow('priceMin must not be above priceMax');
    return;
  }
  expectAnswer(await listProducts(db, request), request, listed, rows, facets);

  const found = items.filter(([first]) => first?.searchText.split('\n')[0]?.includes('hoodie'));
  const rank = ({ searchText }: Row) => {
    const name = searchText.split(' ')[0] ?? '';
    if (searchText.startsWith('hoodie')) return 0;
    return name.includes('hoodie') ? 1 : 3;
  };
  const best = (row: Row) => [rank(row), ...keysOf.featured(row)];
  const searched = shownOf(found, request).sort((one, other) =>
    request.sort && request.sort !== 'featured' ? compare(order(one), order(other)) : compare(best(one), best(other)),
  );
  const answer = await searchProducts(db, { ...request, query: 'hoodie' });
  expect(answer.suggestion).toBeUndefined();
  expectAnswer(answer, request, searched, rows, facetsOf(rows, found, request));
}
