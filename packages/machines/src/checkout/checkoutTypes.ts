import type { CallResponse, DeliveryForm, Order } from '@abs/contract';
import type { FormContext } from '../shared/form.ts';

export type CheckoutInput = {
  /** Open the delivery form at once, as after 'Order Now'. @default false */
  open?: boolean;
  /** The address last used, to start the form with. */
  deliveryAddress?: string | null;
  /** Makes a new idempotency key: random, never the same twice. */
  createKey: () => string;
};

export type CheckoutEvent =
  | { type: 'checkout.opened'; deliveryAddress?: string | null }
  | { type: 'field.changed'; field: keyof DeliveryForm; value: string }
  /** All that stands in the form after a change; kept for when the form is opened again. */
  | { type: 'delivery.drafted'; values: Partial<DeliveryForm> }
  | { type: 'delivery.confirmed'; values?: Partial<DeliveryForm> }
  | { type: 'delivery.cancelled' }
  /** Pay an order that exists already, from the pending orders. */
  | { type: 'order.payRequested'; orderId: string }
  /** Done with it: the failure was read, or the user came back from the payment page with the browser's back button. */
  | { type: 'checkout.closed' };

export type CheckoutEmitted =
  /** The order exists and the cart is empty; null where the backend does not say which order it is. */
  | { type: 'order.placed'; order: Order | null }
  | { type: 'order.failed'; message: string; code: string | undefined }
  /** Send the browser there. */
  | { type: 'payment.authorized'; url: string; orderId: string }
  /** The order exists and waits among the pending ones. `reason` is what the server said. */
  | { type: 'payment.failed'; message: string; orderId: string | null; reason: string | null };

/** One attempt to place an order: the same key is sent again as long as it is the same attempt. */
export type PlaceAttempt = { key: string; form: DeliveryForm };

export type CheckoutContext = FormContext<DeliveryForm> & {
  createKey: () => string;
  /** The attempt whose outcome is not known; null when there is none. */
  attempt: PlaceAttempt | null;
  /** The order being paid. */
  orderId: string | null;
  paymentKey: string;
  /** Whether the delivery form opens as soon as the flow starts. */
  isOpening: boolean;
};

export type PlaceOrderInput = DeliveryForm & { idempotencyKey: string };
/** `order` is missing where the backend does not say which order it made. */
export type PlaceOrderAnswer = { message?: string; order?: Order | null };
export type MakePaymentInput = { orderId: string; idempotencyKey: string };
export type MakePaymentAnswer = CallResponse<'makePayment'>;
