import type { CallResponse, Cart, CartItem } from '@abs/contract';

export type CartInput = { signedIn: boolean };

/** What an add is for: staying on the page, or going on to the delivery form ('Order Now'). */
export type AddIntent = 'stay' | 'checkout';

export type CartEvent =
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  /** An order took over what was in the cart. */
  | { type: 'order.placed' }
  | { type: 'refresh.requested' }
  /** From a product page, the grid, or Undo after a removal. */
  | { type: 'product.added'; productId: string; quantity: number; intent?: AddIntent }
  | { type: 'quantity.stepped'; productId: string; by: 1 | -1 }
  /** Puts another variant of its style in the place of a line. */
  | { type: 'variant.chosen'; productId: string; variantId: string }
  /** Deletes a line, after a confirmation. */
  | { type: 'delete.requested'; productId: string }
  | { type: 'delete.confirmed' }
  | { type: 'delete.cancelled' };

export type CartEmitted =
  | { type: 'product.added'; productId: string; quantity: number; intent: AddIntent }
  | { type: 'add.failed'; productId: string; quantity: number; intent: AddIntent; message: string }
  /** 'Order Now' of what is all in the cart already: nothing can be added, and the checkout can begin. */
  | { type: 'checkout.requested' }
  /** A guest pressed add: the intent is to be carried out after login. */
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

/** What is under way for one product: the request in flight, and those that wait for it. */
export type LineQueue = { sending: LineTask | null; waiting: readonly LineTask[] };

export type CartContext = {
  /** The lines as the server last confirmed them. What is shown also counts the tasks under way: `shownItems`. */
  items: readonly CartItem[];
  /** By product id; a product with nothing under way has no entry. */
  queues: Readonly<Record<string, LineQueue>>;
  /** The product whose deletion awaits confirmation. */
  chosenProductId: string | null;
  /** Naira. */
  deliveryFee: number;
  /** The address last used; null before the first order. */
  deliveryAddress: string | null;
  /** The phone number last used; null before the first order. */
  phoneNumber: string | null;
  /** Whether the backend compares the total that an order is expected to have. */
  takesExpectedTotal: boolean;
  /**
   * An 'Order Now' that was refused because there is no more: whether all of it is in the cart already shows once the
   * cart is loaded again. `most` is the most pieces that one can have; NaN when the backend does not say.
   */
  refusedOrder: (Extract<CartEmitted, { type: 'add.failed' }> & { most: number }) | null;
  /** Whether the server may know better than `items`, so that they are to be loaded again. */
  isStale: boolean;
  /** Why the cart could not be loaded. */
  message: string | null;
};

export type AddAnswer = CallResponse<'addToCart'>;
export type ChangeAnswer = CallResponse<'changeCartVariant'>;
export type DeleteAnswer = CallResponse<'deleteCartItem'>;
export type CartAnswer = Cart;
