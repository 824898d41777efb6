import * as z from 'zod/mini';
import type { SchemasOf } from '../call.ts';
import { product } from '../catalogue/entities.ts';
import * as limits from '../limits.ts';
import { message } from '../shared/messages.ts';
import { count, id } from '../shared/scalars.ts';
import type { wishlistEndpoints } from './endpoints.ts';
import { wishlist, wishlistItem } from './entities.ts';

const benefit = 'customers find their wishlist on all devices and can share it by a link';
const ids = z.array(id).check(z.maxLength(limits.WISHLIST_MAX, `A wishlist has at most ${limits.WISHLIST_MAX} items.`));

export const wishlistCalls = {
  getWishlist: { summary: 'The own wishlist, newest first.', benefit, response: wishlist },
  addToWishlist: {
    summary: 'Save the style and color of a product; doing so again, with any of its sizes, changes nothing.',
    benefit,
    params: z.object({ productId: id }),
    response: z.object({ item: wishlistItem }),
    errors: ['not_found', 'wishlist_full'],
  },
  removeFromWishlist: {
    summary: 'Remove the style and color of a product; doing so again changes nothing.',
    benefit,
    params: z.object({ productId: id }),
    response: message,
  },
  joinWishlist: {
    summary: 'Save what a guest’s device has kept, its newest first. What is saved already or not on sale is left out.',
    benefit,
    body: z.strictObject({ productIds: ids }),
    response: z.object({
      wishlist,
      /** Ids of products that are unknown or not on sale. */
      unknown: z.array(z.string()),
      /** How many exceeded the limit. */
      refused: count,
    }),
  },
  lookUpWishlist: {
    summary: 'What a guest’s device has kept, as it is now. Ids that name nothing on sale are left out.',
    benefit: 'a guest’s wishlist shows prices and sizes of today',
    query: z.object({
      /** Separated by commas. */
      ids: z.pipe(
        z.string().check(z.maxLength(limits.WISHLIST_DEVICE_MAX * 65, 'ids is too long')),
        z.pipe(
          z.transform((text: string) => [...new Set(text.split(','))].filter(Boolean)),
          z.array(id).check(z.maxLength(limits.WISHLIST_DEVICE_MAX, 'ids has too many values')),
        ),
      ),
    }),
    response: z.object({
      items: z.array(
        z.object({
          /** As it was sent. */
          productId: z.string(),
          product,
        }),
      ),
    }),
  },
  shareWishlist: {
    summary: 'Make a link under which anybody can see the own wishlist; while there is one, it stays the same.',
    benefit,
    // An empty object, and nothing else.
    body: z.strictObject({}),
    response: z.object({ token: z.string() }),
  },
  endWishlistShare: {
    summary: 'End the link of the own wishlist; doing so again changes nothing.',
    benefit,
    response: message,
  },
  getSharedWishlist: {
    summary: 'What somebody keeps for later and shares, without a name. What is not on sale any more is left out.',
    benefit,
    params: z.object({ token: id }),
    response: z.object({ products: z.array(product) }),
    errors: ['not_found'],
  },
} as const satisfies SchemasOf<typeof wishlistEndpoints>;
