import { limits } from '@abs/contract';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ApiError } from '../apiError.ts';
import { productColumns } from '../catalogue/mapper.ts';
import { styleColumn } from '../catalogue/pageOfProducts.ts';
import type { CardRow } from '../catalogue/variants.ts';
import type { Database, NamedStatement, Tx } from '../db/database.ts';
import { products, users, wishlistItems, wishlistShares } from '../db/schema.ts';
import { isUuid } from '../ids.ts';
import { refusals } from '../refusals.ts';

/** A row of a wishlist: the card of the color, or the saved product once no size of the color is on sale. */
export type WishlistRow = Omit<CardRow, 'variants'> & {
  variants: CardRow['variants'] | null;
  keptId: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  isAvailable: boolean;
};

/** The items of the user $1, newest first. Two saved products that became the same color later are one item. */
const wishlistStatement: NamedStatement = {
  name: 'wishlist',
  text: `
with kept as (
  select distinct on (own.style_id, own.color_key) item.product_id, item.created_at, own.style_id, own.color_key
  from wishlist_items as item join products as own on own.id = item.product_id
  where item.user_id = $1::uuid
  order by own.style_id, own.color_key, item.created_at desc, item.product_id)
select kept.product_id as "keptId", (extract(epoch from kept.created_at) * 1000)::double precision as "keptAt",
  card.id is not null as "isAvailable", ${productColumns}, ${styleColumn}
from kept
  left join products as card on card.style_id = kept.style_id and card.color_key = kept.color_key
    and card.deleted_at is null and card.is_card
  join products as product on product.id = coalesce(card.id, kept.product_id)
order by kept.created_at desc, kept.product_id`,
};

/** The cards of the colors of the products $1, ids separated by commas, in their order. */
const cardsStatement: NamedStatement = {
  name: 'wishlist-cards',
  text: `
select kept.id as "keptId", ${productColumns}, ${styleColumn}
from unnest(string_to_array($1, ',')::uuid[]) with ordinality as kept (id, place)
  join products as own on own.id = kept.id
  join products as product on product.style_id = own.style_id and product.color_key = own.color_key
    and product.deleted_at is null and product.is_card
order by kept.place`,
};

export const findItems = (db: Database, userId: string): Promise<WishlistRow[]> =>
  db.named<WishlistRow>(wishlistStatement, [userId]);

/** The card of each product whose color is on sale. Invalid ids are skipped. */
export const findCards = async (db: Database, ids: readonly string[]): Promise<(CardRow & { keptId: string })[]> =>
  db.named(cardsStatement, [ids.filter(isUuid).join(',')]);

/** First of the two keys of an advisory lock: identifies its purpose, and must be unique in this database. */
const WISHLIST_LOCK = 731_205;

/** Locks a wishlist until the transaction ends, because parallel saves could pass the limit or save a color twice. */
export const lockWishlist = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${WISHLIST_LOCK}, hashtext(${userId}))`);

const card = alias(products, 'card');
const isSameColor = and(eq(card.styleId, products.styleId), eq(card.colorKey, products.colorKey));

/** The ids of the cards of these products' colors, by product. */
export async function cardIdsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return new Map();
  const rows = await tx
    .select({ id: products.id, cardId: card.id })
    .from(products)
    .innerJoin(card, and(isSameColor, isNull(card.deletedAt), card.isCard))
    .where(inArray(products.id, known));
  return new Map(rows.map(({ id, cardId }) => [id, cardId]));
}

/** Those of the products whose color the user has saved, in any size. */
async function savedAmong(tx: Tx, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .innerJoin(card, isSameColor)
    .innerJoin(wishlistItems, and(eq(wishlistItems.productId, card.id), eq(wishlistItems.userId, userId)))
    .where(inArray(products.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Saves cards, the newest first, up to the limit. The wishlist must be locked.
 * @returns how many exceeded the limit
 */
export async function saveCards(tx: Tx, userId: string, cardIds: readonly string[], now: Date): Promise<number> {
  if (cardIds.length === 0) return 0;
  const saved = await savedAmong(tx, userId, cardIds);
  const [own] = await tx.select({ total: count() }).from(wishlistItems).where(eq(wishlistItems.userId, userId));
  const room = Math.max(0, limits.WISHLIST_MAX - (own?.total ?? 0));
  const wanted = [...new Set(cardIds)].filter((id) => !saved.has(id));
  const added = wanted.slice(0, room);
  if (added.length > 0) {
    // A millisecond apart, so that they keep their order.
    const rows = added.map((productId, place) => ({
      userId,
      productId,
      createdAt: new Date(now.getTime() - place),
    }));
    await tx.insert(wishlistItems).values(rows).onConflictDoNothing();
  }
  return wanted.length - added.length;
}

/** Removes the user's items in the color of a product, even if the product is deleted. */
export async function removeColor(tx: Tx, userId: string, productId: string): Promise<void> {
  if (!isUuid(productId)) return;
  const sameColor = tx
    .select({ id: card.id })
    .from(products)
    .innerJoin(card, isSameColor)
    .where(eq(products.id, productId));
  await tx
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), inArray(wishlistItems.productId, sameColor)));
}

/** The token of the user's link; null while the wishlist is not shared. */
export async function shareTokenOf(tx: Tx, userId: string): Promise<string | null> {
  const [share] = await tx
    .select({ token: wishlistShares.token })
    .from(wishlistShares)
    .where(eq(wishlistShares.userId, userId));
  return share?.token ?? null;
}

/** The owner of the wishlist that a token shows; null for unknown tokens, and for blocked or closed accounts. */
export async function ownerOf(tx: Tx, token: string): Promise<string | null> {
  const [share] = await tx
    .select({ userId: wishlistShares.userId })
    .from(wishlistShares)
    .innerJoin(users, eq(users.id, wishlistShares.userId))
    .where(and(eq(wishlistShares.token, token), eq(users.status, 'active')));
  return share?.userId ?? null;
}

export const noSuchProduct = () => new ApiError(...refusals.notFound('Product'));
