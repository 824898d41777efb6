import { productPath } from '@abs/contract';
import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import { onSale } from '../catalogue/queries.ts';
import type { Database, Tx } from '../db/database.ts';
import { auditLog, products } from '../db/schema.ts';

export type SitemapPage = { path: string; changedAt: Date };

/** Rows that are read, and held, at a time. */
const BATCH = 5_000;

/** One address for each color of a style: the page of its card, which leads to all sizes. */
const isListed = and(onSale, products.isCard);

/** Before the id of every product. */
export const FIRST_KEY = '00000000-0000-0000-0000-000000000000';

/**
 * The pages of at most `limit` colors of styles on sale after the one with the id `key`, by id. Read in batches while they are
 * sent, so that a million products take no more memory than a few thousand.
 */
export async function* productPages(
  { autocommit }: Pick<Database, 'autocommit'>,
  key: string,
  limit: number,
): AsyncGenerator<SitemapPage[]> {
  let after = key;
  for (let left = limit; left > 0; ) {
    const size = Math.min(BATCH, left);
    const rows = await autocommit((tx) => readBatch(tx, after, size));
    const last = rows.at(-1);
    if (last) yield rows.map(({ changedAt, ...product }) => ({ path: productPath(product), changedAt }));
    if (!last || rows.length < size) return;
    after = last.id;
    left -= size;
  }
}

async function readBatch(tx: Tx, after: string, size: number) {
  const rows = await tx
    .select({ id: products.id, name: products.name, createdAt: products.createdAt })
    .from(products)
    .where(and(isListed, gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(size);
  const edits = await tx
    .select({ id: auditLog.subjectId, at: max(auditLog.createdAt) })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, 'product'),
        inArray(
          auditLog.subjectId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(auditLog.subjectId);
  const editedAt = new Map(edits.map(({ id, at }) => [id, at]));
  return rows.map(({ id, name, createdAt }) => ({ id, name, changedAt: editedAt.get(id) ?? createdAt }));
}

/** The id of every `size`-th product on sale: where the parts of a divided sitemap begin, after the first. */
export async function partKeys(tx: Tx, size: number): Promise<string[]> {
  const numbered = tx
    .select({ id: products.id, position: sql<number>`row_number() over (order by ${products.id})`.as('position') })
    .from(products)
    .where(isListed)
    .as('numbered');
  const rows = await tx
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`${numbered.position} % ${size} = 0`)
    .orderBy(asc(numbered.id));
  return rows.map(({ id }) => id);
}
