import { limits } from '@abs/contract';
import type { Wishlist } from '@abs/contract/entities';
import { eq } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { toCard } from '../catalogue/variants.ts';
import { wishlistShares } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { enforce, hitAll, limitOf, tooMany } from '../limits/rateLimit.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { createToken } from '../token.ts';
import { toWishlistItem } from './mapper.ts';
import {
  cardIdsOf,
  findCards,
  findItems,
  lockWishlist,
  noSuchProduct,
  ownerOf,
  removeColor,
  saveCards,
  shareTokenOf,
} from './queries.ts';

export const wishlistHandlers = {
  getWishlist: (_input, { services, user }) => loadWishlist(services, user.id),

  async addToWishlist({ params: { productId } }, { services, user }) {
    const now = services.now();
    const cardId = await services.db.transaction(async (tx) => {
      await lockWishlist(tx, user.id);
      const found = (await cardIdsOf(tx, [productId])).get(productId);
      if (!found) throw noSuchProduct();
      if ((await saveCards(tx, user.id, [found], now)) > 0) {
        const message = `Your wishlist is full. Remove one of its ${limits.WISHLIST_MAX} items to add another.`;
        throw new ApiError('wishlist_full', message);
      }
      return found;
    });
    const row = (await findItems(services.db, user.id)).find(({ id }) => id === cardId);
    if (!row) throw noSuchProduct();
    return { item: toWishlistItem(row) };
  },

  async removeFromWishlist({ params }, { services, user }) {
    await services.db.transaction((tx) => removeColor(tx, user.id, params.productId));
    return { message: 'Removed from your wishlist.' };
  },

  async joinWishlist({ body: { productIds } }, { services, user }) {
    const now = services.now();
    const outcome = await services.db.transaction(async (tx) => {
      await lockWishlist(tx, user.id);
      const cardIds = await cardIdsOf(tx, productIds);
      const known = productIds.flatMap((id) => cardIds.get(id) ?? []);
      const unknown = productIds.filter((id) => !cardIds.has(id));
      return { unknown, refused: await saveCards(tx, user.id, known, now) };
    });
    return { wishlist: await loadWishlist(services, user.id), ...outcome };
  },

  async lookUpWishlist({ query }, { services }) {
    const rows = await findCards(services.db, query.ids);
    return { items: rows.map(({ keptId, ...row }) => ({ productId: keptId, product: toCard(row) })) };
  },

  async shareWishlist(_input, { services, user }) {
    const now = services.now();
    await services.db.autocommit((tx) => enforce(tx, now, limitOf.wishlistSharesByCustomer(user.id)));
    const token = await services.db.transaction(async (tx) => {
      await tx
        .insert(wishlistShares)
        .values({ token: createToken(), userId: user.id, createdAt: now })
        .onConflictDoNothing({ target: wishlistShares.userId });
      return shareTokenOf(tx, user.id);
    });
    if (token === null) throw new Error('The link was ended while it was made');
    return { token };
  },

  async endWishlistShare(_input, { services, user }) {
    await services.db.autocommit((tx) => tx.delete(wishlistShares).where(eq(wishlistShares.userId, user.id)));
    return { message: 'Your wishlist is no longer shared.' };
  },

  async getSharedWishlist({ params }, { services, ip }) {
    const ownerId = await services.db.autocommit((tx) => ownerOf(tx, params.token));
    if (ownerId === null) {
      // Only misses count, because many people behind one IP address may follow a link.
      const wait = await services.db.autocommit((tx) =>
        hitAll(tx, services.now(), ...limitOf.sharedWishlistMissesByIp(ip)),
      );
      if (wait !== null) throw tooMany('Too many attempts.', wait);
      throw new ApiError(...refusals.wishlistNotShared);
    }
    const items = (await findItems(services.db, ownerId)).map(toWishlistItem);
    return { products: items.flatMap(({ isAvailable, product }) => (isAvailable ? [product] : [])) };
  },
} satisfies Partial<Handlers>;

async function loadWishlist({ db }: Pick<Services, 'db'>, userId: string): Promise<Wishlist> {
  const items = await findItems(db, userId);
  return {
    items: items.map(toWishlistItem),
    shareToken: await db.autocommit((tx) => shareTokenOf(tx, userId)),
  };
}
