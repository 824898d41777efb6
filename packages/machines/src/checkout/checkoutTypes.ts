import type { CallResponse, Cart, DeliveryFields, DeliveryForm, Order } from '@abs/contract';
import type { FormContext } from '../form/index.ts';
import type { CartChanges, ShownCart } from './cartChanges.ts';

/** The values of the delivery form. */
export type CheckoutValues = DeliveryFields & {
  /** Whether the order also saves the address. */
  saveAddress: boolean;
};

/** The address and phone number to begin with; null or missing before the first order. */
export type LastDelivery = { [Field in keyof DeliveryForm]?: string | null | undefined };

export type CheckoutInput = {
  /** Open the delivery form immediately, as after 'Order Now'. @default false */
  open?: boolean;
  /** Typed values that were not sent, to start the form with. */
  values?: Partial<CheckoutValues>;
  /** Makes a new idempotency key: random, never the same twice. */
  createKey: () => string;
};

export type CheckoutEvent =
  /** The shopper pressed Checkout, or the cart has loaded under a form that is open already. `cart` is shown now. */
  | ({ type: 'checkout.opened'; cart?: ShownCart } & LastDelivery)
  /** All values of the form after a change, kept for when the form is opened again. */
  | { type: 'delivery.drafted'; values: Partial<CheckoutValues> }
  /** `cart` is the cart shown now, which may have been loaded again after the form opened. */
  | {
      type: 'delivery.confirmed';
      values?: Partial<CheckoutValues>;
      cart?: ShownCart;
      /** The orders known to await payment, so that a new one can be recognized. */
      pendingOrderIds?: readonly string[];
    }
  /** The shopper orders the changed cart. */
  | { type: 'changes.accepted' }
  | { type: 'delivery.cancelled' }
  /** Pay an order that exists already, from the pending orders. */
  | { type: 'order.payRequested'; orderId: string }
  /** The shopper has read the failure, or came back from the payment page with the browser's back button. */
  | { type: 'checkout.closed' };

export type CheckoutEmitted =
  /** The order exists and the cart is empty. `order` is null if the backend does not return it. */
  | { type: 'order.placed'; order: Order | null }
  | { type: 'order.failed'; message: string; code: string | undefined }
  /** The cart differs from the shown cart: no order was placed, and the shopper has to confirm. */
  | { type: 'cart.changed' }
  /** Send the browser to `url`. */
  | { type: 'payment.authorized'; url: string; orderId: string }
  /** The order exists and is pending. `reason` is the server's message. */
  | {
      type: 'payment.failed';
      message: string;
      orderId: string | null;
      reason: string | null;
      /** The payment page that was not allowed; null when there was none. */
      refusedUrl: string | null;
    };

/** One attempt to place an order. Repetitions send the same key and content. */
export type PlaceAttempt = {
  key: string;
  form: DeliveryForm;
  saveAddress: boolean;
  expectedTotal: number | undefined;
};

export type CheckoutContext = FormContext<CheckoutValues> & {
  createKey: () => string;
  /** The cart that the shopper agreed to: as it was shown when they decided to order. */
  shownCart: ShownCart | null;
  /** The latest cart, from the screen or from the server. */
  currentCart: ShownCart | null;
  /** The changes that the shopper has to confirm; null when there are none. */
  changes: CartChanges | null;
  pendingOrderIds: readonly string[];
  /** The attempt whose outcome is not known; null when there is none. */
  attempt: PlaceAttempt | null;
  /** How often the current attempt was repeated after the last confirmation. */
  repeats: number;
  /** Why the attempt has no known outcome. */
  attemptError: unknown;
  /** The order being paid. */
  orderId: string | null;
  /** Whether the form placed that order just now; false for an order that existed before. */
  isNewOrder: boolean;
  paymentKey: string;
  /** Whether the delivery form opens as soon as the machine starts. */
  isOpening: boolean;
};

export type PlaceOrderInput = DeliveryForm & {
  /** True or missing, because a backend may not know it. */
  saveAddress?: true;
  expectedTotal: number | undefined;
  idempotencyKey: string;
};
/** `order` is missing if the backend does not return the new order. */
export type PlaceOrderAnswer = { message?: string; order?: Order | null };
export type MakePaymentInput = { orderId: string; idempotencyKey: string };
export type MakePaymentAnswer = CallResponse<'makePayment'>;
export type CheckoutCart = Cart;
