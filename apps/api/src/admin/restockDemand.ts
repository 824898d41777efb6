import { type AdminRestockSort, pageOf } from '@abs/contract';
import { and, count, eq, inArray, isNotNull, min, type SQL, sql } from 'drizzle-orm';
import { onSale } from '../catalogue/queries.ts';
import type { Tx } from '../db/database.ts';
import { products, restockRequests } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { isWaiting } from '../restock/queries.ts';
import { hasWords } from './list.ts';

const waiting = count();
const since = min(restockRequests.createdAt);

const sorts: Record<AdminRestockSort, SQL[]> = {
  'waiting-desc': [sql`${waiting} desc`, sql`${since}`],
  'waiting-asc': [sql`${waiting}`, sql`${since}`],
  'since-asc': [sql`${since}`],
  'since-desc': [sql`${since} desc`],
};

/** Sizes and colors on sale with the number of people who wait for them. It returns no email addresses. */
export const getRestockDemand: Handler<'getRestockDemand'> = ({ query }, { services }) =>
  services.db.autocommit(async (tx) => {
    const { search, sort, limit } = query;
    const where = and(isWaiting, onSale, search === '' ? undefined : hasWords(products.searchText, search));
    const waitedFor = tx
      .select({ id: products.id, waiting: waiting.as('waiting'), since: since.as('since') })
      .from(restockRequests)
      .innerJoin(products, eq(products.id, restockRequests.productId))
      .where(where)
      .groupBy(products.id);
    const [counted] = await tx.select({ total: count() }).from(waitedFor.as('waited_for'));
    const total = counted?.total ?? 0;
    const { page, totalPages, offset } = pageOf(total, limit, query.page);
    const rows = await waitedFor
      .orderBy(...sorts[sort], sql`${products.id}`)
      .limit(limit)
      .offset(offset);
    return { variants: await describe(tx, rows), pagination: { page, limit, total, totalPages } };
  });

async function describe(tx: Tx, rows: readonly { id: string; waiting: number; since: Date | null }[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await tx.select().from(products).where(inArray(products.id, ids));
  const mailed = await tx
    .select({ id: restockRequests.productId, mails: count() })
    .from(restockRequests)
    .where(and(inArray(restockRequests.productId, ids), isNotNull(restockRequests.sentAt)))
    .groupBy(restockRequests.productId);
  const byId = new Map(found.map((product) => [product.id, product]));
  const mailsOf = new Map(mailed.map(({ id, mails }) => [id, mails]));
  return rows.flatMap(({ id, waiting, since }) => {
    const product = byId.get(id);
    if (!product || !since) return [];
    const { styleId, name, size, color, colorHex, sku, quantity, pictures } = product;
    const variant = { id, styleId, name, size, color, colorHex, sku, quantity };
    return {
      ...variant,
      ...(pictures[0] && { cover: pictures[0] }),
      ...{ waiting, since: since.toISOString(), mailed: mailsOf.get(id) ?? 0 },
    };
  });
}

/** How many people wait for each of these products; products without any are missing. */
export async function waitingFor(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: restockRequests.productId, waiting: count() })
    .from(restockRequests)
    .where(and(isWaiting, inArray(restockRequests.productId, [...ids])))
    .groupBy(restockRequests.productId);
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}
