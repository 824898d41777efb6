import type { CallResponse, Product } from '@abs/contract';

/** What a wishlist keeps of a product: as much as its card shows. Its id is that of the card. */
export type WishlistProduct = Pick<
  Product,
  'id' | 'name' | 'price' | 'size' | 'color' | 'salesCoverPicture' | 'cover' | 'quantity' | 'sizes' | 'colors'
>;

/** A style in one color that somebody keeps for later. */
export type SavedProduct = {
  /** The id under which it was saved. */
  productId: string;
  /** The card of the color as it is now. Its id is another than `productId` where another product stands for the color by now. */
  product: WishlistProduct;
  /** Something of the color is on sale. */
  isAvailable: boolean;
};

/** @param deviceItems what this device keeps: a guest's wishlist */
export type WishlistInput = { signedIn: boolean; deviceItems: readonly SavedProduct[] };

export type WishlistEvent =
  | { type: 'session.opened' }
  | { type: 'session.closed'; reason: 'logout' | 'expired' | 'otherTab' }
  /** A heart was pressed. */
  | { type: 'heart.toggled'; product: WishlistProduct }
  /** Another tab changed what the device keeps. */
  | { type: 'device.changed'; items: readonly SavedProduct[] }
  /** Somebody looks at the list, or failed to see it: load it again. */
  | { type: 'refresh.requested' }
  | { type: 'share.requested' }
  /** Ends the link, after a confirmation. */
  | { type: 'end.requested' }
  | { type: 'end.confirmed' }
  | { type: 'end.cancelled' };

export type WishlistEmitted =
  /** Shown, and perhaps not stored yet. */
  | { type: 'product.saved'; product: WishlistProduct }
  | { type: 'product.removed'; product: WishlistProduct }
  | { type: 'heart.failed'; product: WishlistProduct; message: string }
  /** Some of what the device kept found no room in the account's list. */
  | { type: 'join.incomplete'; message: string }
  | { type: 'share.failed'; message: string };

/** A heart that the server does not have yet as it is shown. */
export type Heart = {
  product: WishlistProduct;
  /** As it is shown. */
  isSaved: boolean;
  /** As the request in flight wants it; null while there is none. */
  sending: boolean | null;
};

export type WishlistContext = {
  /** The list as the server last confirmed it; of a guest, as the device keeps it. What is shown also counts `hearts`. */
  items: readonly SavedProduct[];
  /** What the device keeps and the account does not have yet. */
  deviceItems: readonly SavedProduct[];
  /** By product id; a heart that the server has as it is shown has no entry. */
  hearts: Readonly<Record<string, Heart>>;
  /** Of the link under which the list can be seen; null while it is not shared. */
  shareToken: string | null;
  /** Whether the server may know better than `items`, so that they are to be loaded again. */
  isStale: boolean;
  /** The list is on its way. */
  isLoading: boolean;
  isSignedIn: boolean;
  /** Why the list could not be loaded. */
  message: string | null;
};

export type WishlistAnswer = CallResponse<'getWishlist'>;
export type JoinAnswer = CallResponse<'joinWishlist'>;
export type SaveAnswer = CallResponse<'addToWishlist'>;
export type RemoveAnswer = CallResponse<'removeFromWishlist'>;
export type LookUpAnswer = CallResponse<'lookUpWishlist'>;
