import { limits } from '@abs/contract';
import { and, count, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { onSale } from '../catalogue/queries.ts';
import type { Tx } from '../db/database.ts';
import { products, restockRequests } from '../db/schema.ts';
import { isUuid } from '../ids.ts';
import { refusals } from '../refusals.ts';

const DAY = 24 * 60 * 60_000;
/** How long a request is kept after it was answered or cancelled. */
const KEPT_MS = 90 * DAY;

/** Neither answered nor cancelled. */
const isOpen = and(isNull(restockRequests.sentAt), isNull(restockRequests.cancelledAt)) as SQL;
/** Confirmed, and neither answered nor cancelled. */
export const isWaiting = and(isNotNull(restockRequests.confirmedAt), isOpen) as SQL;

/**
 * A product that is sold out.
 * @throws ApiError `not_found`, or `in_stock` when it can be bought right now
 */
export async function findSoldOutProduct(tx: Tx, id: string) {
  const [product] = isUuid(id)
    ? await tx
        .select()
        .from(products)
        .where(and(eq(products.id, id), onSale))
    : [];
  if (!product) throw new ApiError(...refusals.notFound('Product'));
  if (product.quantity > 0) throw new ApiError(...refusals.inStock);
  return product;
}

/** First of the two keys of an advisory lock: identifies its purpose, and must be unique in this database. */
const ADDRESS_LOCK = 731_204;

/**
 * The open request of an address for a product; null when there is none. Locks the address until the transaction ends,
 * so that concurrent ones add no request for it.
 * @throws ApiError `too_many_restock_requests` when there is none and the address has reached the limit
 */
export async function findOpenRequest(tx: Tx, productId: string, email: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}, hashtext(${email}))`);
  const [open] = await tx
    .select()
    .from(restockRequests)
    .where(and(eq(restockRequests.productId, productId), eq(restockRequests.email, email), isOpen));
  if (open) return open;
  const [others] = await tx
    .select({ total: count() })
    .from(restockRequests)
    .where(and(eq(restockRequests.email, email), isOpen));
  if ((others?.total ?? 0) >= limits.RESTOCK_REQUESTS_MAX) {
    const message = `You’re already waiting for ${limits.RESTOCK_REQUESTS_MAX} products, which is the most we keep track of.`;
    throw new ApiError('too_many_restock_requests', message);
  }
  return null;
}

/** Cancels all open requests of an address. */
export async function cancelOpenRequests(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .update(restockRequests)
    .set({ cancelledAt: now })
    .where(and(eq(restockRequests.email, email), isOpen));
}

/** Deletes requests that were not confirmed in time, and those that were answered or cancelled long ago. */
export async function deleteOldRestockRequests(tx: Tx, now: Date): Promise<void> {
  const unconfirmedSince = new Date(now.getTime() - limits.RESTOCK_CONFIRMATION_MS);
  const overSince = new Date(now.getTime() - KEPT_MS);
  await tx
    .delete(restockRequests)
    .where(
      or(
        and(isNull(restockRequests.confirmedAt), lt(restockRequests.createdAt, unconfirmedSince)),
        and(isNotNull(restockRequests.sentAt), lt(restockRequests.sentAt, overSince)),
        and(isNotNull(restockRequests.cancelledAt), lt(restockRequests.cancelledAt, overSince)),
      ),
    );
}
