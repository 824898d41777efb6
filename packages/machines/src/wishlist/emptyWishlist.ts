import type { WishlistContext } from './wishlistTypes.ts';

/** A wishlist of which nothing is known. */
export const EMPTY_WISHLIST = {
  items: [],
  deviceItems: [],
  hearts: {},
  shareToken: null,
  isStale: false,
  isLoading: false,
  isSignedIn: false,
  message: null,
} satisfies WishlistContext;
