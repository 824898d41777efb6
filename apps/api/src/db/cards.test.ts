import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '../testing/shop.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { readCounter } from './counters.ts';
import type { Database } from './database.ts';
import { products } from './schema.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const style = () => {
  const styleId = randomUUID();
  const add = (size: string, color: string, position: number) => addProduct({ db }, { styleId, size, color, position });
  const cards = async () =>
    (
      await db.autocommit((tx) =>
        tx
          .select({ size: products.size, color: products.color })
          .from(products)
          .where(sql`${products.styleId} = ${styleId} and is_card and deleted_at is null`)
          .orderBy(products.color),
      )
    ).map(({ size, color }) => `${color} ${size}`);
  return { add, cards };
};

test('the first size of each color represents its style', { tags: ['10.7.1'] }, async () => {
  const { add, cards } = style();
  const before = await db.autocommit((tx) => readCounter(tx, 'cards'));
  await add('M', 'Navy', 2);
  await add('S', 'Navy', 1);
  await add('M', 'Moss', 3);
  expect(await cards()).toEqual(['Moss M', 'Navy S']);
  expect(await db.autocommit((tx) => readCounter(tx, 'cards'))).toBe(before + 2);
});

test('another size replaces one that is deleted, moved or changes its color', {
  tags: ['10.7.1'],
}, async () => {
  const { add, cards } = style();
  const small = await add('S', 'Navy', 1);
  await add('M', 'Navy', 2);
  const change = (set: Partial<typeof products.$inferInsert>) =>
    db.autocommit((tx) => tx.update(products).set(set).where(eq(products.id, small.id)));
  await change({ deletedAt: new Date() });
  expect(await cards()).toEqual(['Navy M']);
  await change({ deletedAt: null });
  expect(await cards()).toEqual(['Navy S']);
  await change({ position: 9 });
  expect(await cards()).toEqual(['Navy M']);
  await change({ color: 'Moss' });
  expect(await cards()).toEqual(['Moss S', 'Navy M']);
});

test('a style has each size of a color once, ignoring case and surrounding spaces', {
  tags: ['10.7.2'],
}, async () => {
  const { add } = style();
  const medium = await add('m', 'Navy', 1);
  await expect(add('M ', ' navy', 2)).rejects.toThrow();
  await db.autocommit((tx) => tx.update(products).set({ deletedAt: new Date() }).where(eq(products.id, medium.id)));
  await expect(add('M ', 'Navy', 2)).resolves.toMatchObject({ sizeKey: 'm' });
});
