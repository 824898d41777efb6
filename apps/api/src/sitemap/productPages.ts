import { productPath } from '@abs/contract';
import { and, asc, eq, gt, inArray, isNotNull, lte, max, sql } from 'drizzle-orm';
import { onSale } from '../catalogue/queries.ts';
import type { Database, Tx } from '../db/database.ts';
import { auditLog, products } from '../db/schema.ts';

export type SitemapPage = { path: string; changedAt: Date };

/** Products per step. A step then takes a few milliseconds of CPU, like a page. */
const BATCH = 1_000;

/** One URL for each color of a style: the page of its card, which links to all sizes. */
const isListed = and(onSale, products.isCard);

/** Sorts before every product id. */
export const FIRST_KEY = '00000000-0000-0000-0000-000000000000';

/** A range of product ids: above `after`, up to and including `until`, or up to the last one. */
type Range = { after: string; until?: string | undefined };

/**
 * The pages of listed products in a range, sorted by id.
 * @param step runs each batch when its turn comes
 */
export async function* productPages(
  { autocommit }: Pick<Database, 'autocommit'>,
  { after, until }: Range,
  step: <Result>(work: () => Promise<Result>) => Promise<Result>,
): AsyncGenerator<SitemapPage[]> {
  let last: string | undefined = after;
  while (last !== undefined) {
    const range: Range = { after: last, until };
    const rows = await step(() => autocommit((tx) => readBatch(tx, range)));
    if (rows.length > 0) yield rows.map(({ changedAt, ...product }) => ({ path: productPath(product), changedAt }));
    last = rows.length < BATCH ? undefined : rows.at(-1)?.id;
  }
}

async function readBatch(tx: Tx, { after, until }: Range) {
  const rows = await tx
    .select({ id: products.id, name: products.name, createdAt: products.createdAt })
    .from(products)
    .where(and(isListed, gt(products.id, after), until === undefined ? undefined : lte(products.id, until)))
    .orderBy(asc(products.id))
    .limit(BATCH);
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

/** The id of every `size`-th listed product, except the last one. The next file begins after each of these ids. */
export async function partKeys(tx: Tx, size: number): Promise<string[]> {
  const numbered = tx
    .select({
      id: products.id,
      position: sql<number>`row_number() over (order by ${products.id})`.as('position'),
      next: sql<string | null>`lead(${products.id}) over (order by ${products.id})`.as('next'),
    })
    .from(products)
    .where(isListed)
    .as('numbered');
  const rows = await tx
    .select({ id: numbered.id })
    .from(numbered)
    .where(and(sql`${numbered.position} % ${size} = 0`, isNotNull(numbered.next)))
    .orderBy(asc(numbered.id));
  return rows.map(({ id }) => id);
}
