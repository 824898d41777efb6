import * as z from 'zod/mini';
import { product } from '../catalogue/entities.ts';
import { described, named } from '../named.ts';
import { nullable, timestamp } from '../shared/scalars.ts';

export const wishlistItem = named(
  'WishlistItem',
  z.object({
    productId: described(
      z.string(),
      'The id of the color’s card when it was saved. This id, or that of any size of the color, removes the item.',
    ),
    product,
    isAvailable: described(z.boolean(), 'Whether any size of the color is on sale.'),
    createdAt: timestamp,
  }),
  'A style in one color that a customer has saved. `product` is the color’s current card, as in lists by style; once ' +
    'nothing of the color is on sale, the saved product without stock and sizes.',
);
export type WishlistItem = z.infer<typeof wishlistItem>;

export const wishlist = named(
  'Wishlist',
  z.object({
    items: described(z.array(wishlistItem), 'The newest first.'),
    shareToken: described(
      nullable(z.string()),
      'The token of the link that shows the list; null while it is not shared.',
    ),
  }),
  'The products that a customer has saved for later.',
);
export type Wishlist = z.infer<typeof wishlist>;
