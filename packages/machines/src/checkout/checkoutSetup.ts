import { CallError, type DeliveryForm, deliveryForm, messageOf, type Order } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { isAttemptRefused } from '../shared/failure.ts';
import { afterFailure, cleaned, errorsOf, passes, withDraft, withField, withSubmitted } from '../shared/form.ts';
import { messages } from '../shared/messages.ts';
import { authorizationUrl } from '../shared/payment.ts';
import { port } from '../shared/port.ts';
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  MakePaymentAnswer,
  MakePaymentInput,
  PlaceAttempt,
  PlaceOrderAnswer,
  PlaceOrderInput,
} from './checkoutTypes.ts';

/**
 * The attempt that a confirmation is: the one whose outcome is unknown, when the same is asked again, so that an order
 * which did reach the server is not placed twice; else a new one.
 */
function attemptFor({ attempt, values, createKey }: CheckoutContext): PlaceAttempt {
  const form = cleaned(deliveryForm, values);
  const isSame =
    attempt?.form.deliveryAddress === form.deliveryAddress && attempt.form.phoneNumber === form.phoneNumber;
  return attempt !== null && isSame ? attempt : { key: createKey(), form };
}

/** The newest of the pending orders, or undefined. */
function newestPending(orders: readonly Order[]): Order | undefined {
  return orders
    .filter((order) => order.status === 'PENDING')
    .toSorted((a, b) => Date.parse(b.createdAt ?? '') - Date.parse(a.createdAt ?? '') || 0)[0];
}

/** What the checkout's states are written in: its types, ports, actions and guards. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    input: {} as CheckoutInput,
    tags: {} as 'pending',
    children: {} as { placeOrder: 'placeOrder'; getOrders: 'getOrders'; makePayment: 'makePayment' },
  },
  actors: {
    placeOrder: port<PlaceOrderAnswer, PlaceOrderInput>('placeOrder'),
    getOrders: port<readonly Order[], undefined>('getOrders'),
    makePayment: port<MakePaymentAnswer, MakePaymentInput>('makePayment'),
  },
  actions: {
    prefillAddress: assign(({ context }, params: { deliveryAddress?: string | null }) => ({
      values: {
        ...context.values,
        deliveryAddress: context.values.deliveryAddress || (params.deliveryAddress ?? ''),
      },
    })),
    changeField: assign(({ context }, params: { field: keyof DeliveryForm; value: string }) =>
      withField(context, params.field, params.value),
    ),
    takeDraft: assign(({ context }, params: { values: Partial<DeliveryForm> }) => withDraft(context, params.values)),
    takeValues: assign(({ context }, params: { values?: Partial<DeliveryForm> }) =>
      withSubmitted(context, params.values),
    ),
    showErrors: assign({ errors: ({ context }) => errorsOf(deliveryForm, context.values) }),
    startAttempt: assign(({ context }) => ({ attempt: attemptFor(context) })),
    endRefusedAttempt: assign(({ context }, params: { error: unknown }) => ({
      attempt: isAttemptRefused(params.error) ? null : context.attempt,
    })),
    showOrderFailure: assign((_, params: { error: unknown }) =>
      afterFailure<DeliveryForm>(params.error, messages.orderFailed),
    ),
    clearDelivery: assign({
      attempt: null,
      values: { deliveryAddress: '', phoneNumber: '' },
      errors: {},
      message: null,
    }),
    dropComplaints: assign({ errors: {}, message: null }),
    takeOrder: assign((_, params: { orderId: string | null }) => ({ orderId: params.orderId })),
    takeNewestOrder: assign((_, params: { orders: readonly Order[] }) => ({
      orderId: newestPending(params.orders)?.id ?? null,
    })),
    startPayment: assign({ paymentKey: ({ context }) => context.createKey() }),
    announcePlaced: emit((_, params: { order: Order | null }) => ({
      type: 'order.placed' as const,
      order: params.order,
    })),
    announceOrderFailed: emit((_, params: { error: unknown }) => ({
      type: 'order.failed' as const,
      message: messageOf(params.error, messages.orderFailed),
      code: params.error instanceof CallError ? params.error.code : undefined,
    })),
    announceAuthorized: emit(({ context }, params: { answer: MakePaymentAnswer }) => ({
      type: 'payment.authorized' as const,
      url: authorizationUrl(params.answer),
      orderId: context.orderId ?? params.answer.orderId,
    })),
    announcePaymentFailed: emit(({ context }, params: { error?: unknown }) => ({
      type: 'payment.failed' as const,
      message: messages.paymentFailed,
      orderId: context.orderId,
      reason: messageOf(params.error, '') || null,
    })),
  },
  guards: {
    /** Whether a page is one of the payment provider's. Nothing is allowed until the app says what is. */
    isAllowedPaymentUrl: (_, _params: { url: string }) => false,
    isOpening: ({ context }) => context.isOpening,
    isValid: ({ context }) => passes(deliveryForm, context.values),
    isOrderKnown: (_, params: { order?: Order | null }) => Boolean(params.order),
    hasPendingOrder: (_, params: { orders: readonly Order[] }) => newestPending(params.orders) !== undefined,
  },
});
