import { product } from '../catalogue/readers.ts';
import type { CallResponse, Wishlist, WishlistItem } from '../reading/answers.ts';
import { boolean, nullable, time } from '../reading/furtherReaders.ts';
import { optionalMessage } from '../reading/messages.ts';
import { additive, count, list, object, or, text } from '../reading/reader.ts';

/** Earlier than any other time, so that an item without a time of creation keeps its place in the answer. */
const LONG_AGO = new Date(0).toISOString();

const item = object<WishlistItem>({
  productId: text,
  product,
  isAvailable: or(boolean, true),
  createdAt: or(time, LONG_AGO),
});
const wishlist = object<Wishlist>({ items: list(item), shareToken: nullable(text) });

export const wishlistReaders = {
  getWishlist: wishlist,
  addToWishlist: object<CallResponse<'addToWishlist'>>({ item }),
  removeFromWishlist: optionalMessage('Removed from your wishlist.'),
  joinWishlist: object<CallResponse<'joinWishlist'>>({
    wishlist,
    unknown: additive(list(text), []),
    refused: additive(count, 0),
  }),
  lookUpWishlist: object<CallResponse<'lookUpWishlist'>>({ items: list(object({ productId: text, product })) }),
  shareWishlist: object<{ token: string }>({ token: text }),
  endWishlistShare: optionalMessage('Your wishlist is no longer shared.'),
  getSharedWishlist: object<CallResponse<'getSharedWishlist'>>({ products: list(product) }),
};
