import type { CallResponse, Product } from '@abs/contract';

/** The part of a product that a wishlist keeps: the data of its card. Its id is that of the card. */
export type WishlistProduct = Pick<
  Product,
  'id' | 'name' | 'price' | 'size' | 'color' | 'salesCoverPicture' | 'cover' | 'quantity' | 'sizes' | 'colors'
>;

/** A style in one color that a customer keeps for later. */
export type SavedProduct = {
  /** The id under which it was saved. */
  productId: string;
  /** The current card of the color. Its id differs from `productId` if another product has become the card. */
  product: WishlistProduct;
  /** Whether any product of the color is on sale. */
  isAvailable: boolean;
};

/** @param deviceItems the items on this device: a guest's wishlist */
export type WishlistInput = { signedIn: boolean; deviceItems: readonly SavedProduct[] };

export type WishlistEvent =
  | { type: 'session.opened' }
  | { type: 'session.closed'; reason: 'logout' | 'expired' | 'otherTab' }
  /** A heart was pressed. */
  | { type: 'heart.toggled'; product: WishlistProduct }
  /** Another tab changed the items on the device. */
  | { type: 'device.changed'; items: readonly SavedProduct[] }
  /** The list was opened, or failed to load: load it again. */
  | { type: 'refresh.requested' }
  | { type: 'share.requested' }
  /** Ends the link, after a confirmation. */
  | { type: 'end.requested' }
  | { type: 'end.confirmed' }
  | { type: 'end.cancelled' };

export type WishlistEmitted =
  /** The heart is shown as pressed, but the server may not have it yet. */
  | { type: 'product.saved'; product: WishlistProduct }
  | { type: 'product.removed'; product: WishlistProduct }
  | { type: 'heart.failed'; product: WishlistProduct; message: string }
  /** Some items of the device did not fit into the account's list. */
  | { type: 'join.incomplete'; message: string }
  | { type: 'share.failed'; message: string };

/** A heart whose shown state the server does not have yet. */
export type Heart = {
  product: WishlistProduct;
  /** The shown state. */
  isSaved: boolean;
  /** The state that the request in flight sets; null while there is none. */
  sending: boolean | null;
};

export type WishlistContext = {
  /** The list as last confirmed by the server; for a guest, that on the device. `shownItems` also applies `hearts`. */
  items: readonly SavedProduct[];
  /** Items on the device that the account does not have yet. */
  deviceItems: readonly SavedProduct[];
  /** By product id; a heart whose shown state is on the server has no entry. */
  hearts: Readonly<Record<string, Heart>>;
  /** Token of the link that shows the list; null while the list is not shared. */
  shareToken: string | null;
  /** Whether `items` may be outdated and must be loaded again. */
  isStale: boolean;
  /** The list is being loaded. */
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
