import * as z from 'zod/mini';
import { product } from '../catalogue/entities.ts';
import { named } from '../named.ts';
import { nullable, timestamp } from '../shared/scalars.ts';

/** A style in one color that a customer has saved. */
export const wishlistItem = named(
  'WishlistItem',
  z.object({
    /** The id of the color's card when it was saved. This id, or that of any size of the color, removes the item. */
    productId: z.string(),
    /**
     * The color's current card, as in lists by style. Once nothing of the color is on sale, the saved product without
     * stock and sizes.
     */
    product,
    /** Whether any size of the color is on sale. */
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
    /** The token of the link that shows the list; null while it is not shared. */
    shareToken: nullable(z.string()),
  }),
);
export type Wishlist = z.infer<typeof wishlist>;
