import * as z from 'zod/mini';
import { product } from '../catalogue/entities.ts';
import { named } from '../named.ts';
import { nullable, timestamp } from '../shared/scalars.ts';

/** A style in one color that somebody keeps for later. */
export const wishlistItem = named(
  'WishlistItem',
  z.object({
    /** Of the product that stood for the color when it was saved. The item is removed by this id, or by any other of the color. */
    productId: z.string(),
    /** As lists by style carry it: the product that stands for the color now. As it was, without stock and sizes, once nothing of the color is on sale. */
    product,
    /** Something of the color is on sale. */
    isAvailable: z.boolean(),
    createdAt: timestamp,
  }),
);
export type WishlistItem = z.infer<typeof wishlistItem>;

export const wishlist = named(
  'Wishlist',
  z.object({
    /** The newest first. */
    items: z.array(wishlistItem),
    /** Of the link under which the list can be seen; null while it is not shared. */
    shareToken: nullable(z.string()),
  }),
);
export type Wishlist = z.infer<typeof wishlist>;
