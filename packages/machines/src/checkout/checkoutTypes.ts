import type { CallResponse, Cart, DeliveryForm, Order } from '@abs/contract';
import type { FormContext } from '../form/index.ts';
import type { CartChanges, ShownCart } from './cartChanges.ts';

/** The address and phone number last used; null or missing before the first order. */
export type LastDelivery = { [Field in keyof DeliveryForm]?: string | null | undefined };

export type CheckoutInput = {
  /** Open the delivery form at once, as after 'Order Now'. @default false */
  open?: boolean;
  /** What was typed before and not sent, to start the form with. */
  values?: Partial<DeliveryForm>;
  /** Makes a new idempotency key: random, never the same twice. */
  createKey: () => string;
};

export type CheckoutEvent =
  /** Checkout was pressed; or, over a form that opened by itself, the cart has been loaded. `cart` is what is shown. */
  | ({ type: 'checkout.opened'; cart?: ShownCart } & LastDelivery)
  /** All that stands in the form after a change; kept for when the form is opened again. */
  | { type: 'delivery.drafted'; values: Partial<DeliveryForm> }
  /** `cart` is what is shown now, which may have been loaded again since the form was opened. */
  | {
      type: 'delivery.confirmed';
      values?: Partial<DeliveryForm>;
      cart?: ShownCart;
      /** The orders known to await payment, so that a new one can be recognized. */
      pendingOrderIds?: readonly string[];
    }
  /** The changed cart is to be ordered as it is now. */
  | { type: 'changes.accepted' }
  | { type: 'delivery.cancelled' }
  /** Pay an order that exists already, from the pending orders. */
  | { type: 'order.payRequested'; orderId: string }
  /** Done with it: the failure was read, or the user came back from the payment page with the browser's back button. */
  | { type: 'checkout.closed' };

export type CheckoutEmitted =
  /** The order exists and the cart is empty; null where the backend does not say which order it is. */
  | { type: 'order.placed'; order: Order | null }
  | { type: 'order.failed'; message: string; code: string | undefined }
  /** The cart differs from what was shown: nothing was ordered, and the shopper has to confirm. */
  | { type: 'cart.changed' }
  /** Send the browser there. */
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

/** One attempt to place an order: key and content are sent again unchanged as long as it is the same attempt. */
export type PlaceAttempt = { key: string; form: DeliveryForm; expectedTotal: number | undefined };

export type CheckoutContext = FormContext<DeliveryForm> & {
  createKey: () => string;
  /** The cart that the shopper agreed to: as it was shown when they decided to order. */
  shownCart: ShownCart | null;
  /** The cart as it was shown, or found, last. */
  currentCart: ShownCart | null;
  /** The changes that the shopper has to confirm; null when there are none. */
  changes: CartChanges | null;
  pendingOrderIds: readonly string[];
  /** The attempt whose outcome is not known; null when there is none. */
  attempt: PlaceAttempt | null;
  /** How often the present attempt was repeated since it was confirmed. */
  repeats: number;
  /** Why the attempt has no known outcome. */
  attemptError: unknown;
  /** The order being paid. */
  orderId: string | null;
  /** Whether that order was placed just now, by the form; else it existed before. */
  isNewOrder: boolean;
  paymentKey: string;
  /** Whether the delivery form opens as soon as the machine starts. */
  isOpening: boolean;
};

export type PlaceOrderInput = DeliveryForm & { expectedTotal: number | undefined; idempotencyKey: string };
/** `order` is missing where the backend does not say which order it made. */
export type PlaceOrderAnswer = { message?: string; order?: Order | null };
export type MakePaymentInput = { orderId: string; idempotencyKey: string };
export type MakePaymentAnswer = CallResponse<'makePayment'>;
export type CheckoutCart = Cart;
