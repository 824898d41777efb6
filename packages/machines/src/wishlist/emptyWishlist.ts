import type { WishlistContext } from './wishlistTypes.ts';

/** An empty wishlist, as before the first load. */
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
