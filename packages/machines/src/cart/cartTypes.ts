import type { CallResponse, Cart, CartItem, SavedAddress } from '@abs/contract';

export type CartInput = { signedIn: boolean };

/** What follows an add: the shopper stays on the page, or continues to the delivery form ('Order Now'). */
export type AddIntent = 'stay' | 'checkout';

export type CartEvent =
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  /** An order was made from the cart. */
  | { type: 'order.placed' }
  | { type: 'refresh.requested' }
  /** From a product page, the grid, or Undo after a removal. */
  | { type: 'product.added'; productId: string; quantity: number; intent?: AddIntent }
  | { type: 'quantity.stepped'; productId: string; by: 1 | -1 }
  /** Replaces the variant of a line with another one of its style. */
  | { type: 'variant.chosen'; productId: string; variantId: string }
  /** Deletes a line, after a confirmation. */
  | { type: 'delete.requested'; productId: string }
  | { type: 'delete.confirmed' }
  | { type: 'delete.cancelled' };

export type CartEmitted =
  | { type: 'product.added'; productId: string; quantity: number; intent: AddIntent }
  | { type: 'add.failed'; productId: string; quantity: number; intent: AddIntent; message: string }
  /** 'Order Now' could not add more, because the cart already has all that can be ordered: the checkout can begin. */
  | { type: 'checkout.requested' }
  /** A guest pressed add. Carry out the intent after login. */
  | { type: 'signIn.required'; productId: string; quantity: number; intent: AddIntent }
  | { type: 'quantity.increased'; productId: string }
  | { type: 'quantity.reduced'; productId: string }
  | { type: 'quantity.failed'; productId: string; message: string }
  /** Undo is `product.added` with the same product and quantity. */
  | { type: 'line.removed'; product: CartItem['product']; quantity: number; by: 'step' | 'delete' }
  | { type: 'delete.failed'; productId: string; message: string }
  | { type: 'variant.changed'; productId: string; variantId: string; size: string }
  | { type: 'variant.failed'; productId: string; message: string };

/** One request to make for a line. */
export type LineTask =
  | { kind: 'step'; by: 1 | -1; removes: boolean }
  | { kind: 'add'; quantity: number; intent: AddIntent }
  | { kind: 'delete'; itemId: string }
  | { kind: 'change'; itemId: string; variantId: string };

/** The request in flight for one product, and the requests that wait for it. */
export type LineQueue = { sending: LineTask | null; waiting: readonly LineTask[] };

export type CartContext = {
  /** The lines as the server last confirmed them. `sortedItems` also applies the queued tasks. */
  items: readonly CartItem[];
  /** By product id; a product without tasks has no entry. */
  queues: Readonly<Record<string, LineQueue>>;
  /** The product whose deletion awaits confirmation. */
  chosenProductId: string | null;
  /** Naira. */
  deliveryFee: number;
  /** The default address, or the one last used; null before the first order. */
  deliveryAddress: string | null;
  /** Its phone number, or the one last used; null before the first order. */
  phoneNumber: string | null;
  /** The saved addresses; null if the backend cannot save any. */
  addresses: readonly SavedAddress[] | null;
  /** Whether the backend compares the expected total of an order. */
  takesExpectedTotal: boolean;
  /**
   * An 'Order Now' that was refused for stock or limit. The reloaded cart shows whether it already has all pieces.
   * `most` is the most pieces that an order may have; NaN if the backend does not send it.
   */
  refusedOrder: (Extract<CartEmitted, { type: 'add.failed' }> & { most: number }) | null;
  /** Whether `items` may be outdated and must be loaded again. */
  isStale: boolean;
  /** Why the cart could not be loaded. */
  message: string | null;
};

export type AddAnswer = CallResponse<'addToCart'>;
export type ChangeAnswer = CallResponse<'changeCartVariant'>;
export type DeleteAnswer = CallResponse<'deleteCartItem'>;
export type CartAnswer = Cart;
