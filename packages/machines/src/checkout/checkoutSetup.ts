import {
  CallError,
  type DeliveryForm,
  deliveryForm,
  messageOf,
  type Order,
  payBlock,
  toDeliveryFields,
  toDeliveryForm,
} from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { afterFailure, cleaned, errorsOf, passes, withDraft, withSubmitted } from '../form/index.ts';
import { noDelivery } from '../shared/delivery.ts';
import { isAttemptRefused, isUnanswered } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { authorizationUrl } from '../shared/payment.ts';
import { port } from '../shared/port.ts';
import { compareCarts, hasChanges, isOrderOf, refusedCart, type ShownCart } from './cartChanges.ts';
import type {
  CheckoutCart,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutValues,
  LastDelivery,
  MakePaymentAnswer,
  MakePaymentInput,
  PlaceAttempt,
  PlaceOrderAnswer,
  PlaceOrderInput,
} from './checkoutTypes.ts';

/** How often an attempt without an answer is repeated before the shopper sees a message. */
const REPEATS = 2;
const FIRST_WAIT_MS = 1_000;

export const NO_VALUES: CheckoutValues = { ...noDelivery, saveAddress: false };

/** The attempt with an unknown outcome, if the form is the same. The cart may be empty because that order exists. */
function openAttempt({ attempt, values }: CheckoutContext): PlaceAttempt | null {
  if (attempt === null || !passes(deliveryForm, toDeliveryForm(values))) return null;
  const form = cleaned<DeliveryForm>(deliveryForm, toDeliveryForm(values));
  const isSame = attempt.form.deliveryAddress === form.deliveryAddress && attempt.form.phoneNumber === form.phoneNumber;
  return isSame ? attempt : null;
}

/**
 * The attempt for a confirmation: the open one, so that an order that reached the server is not placed twice; otherwise
 * a new one, at the shown total.
 */
function attemptFor(context: CheckoutContext): PlaceAttempt {
  const { shownCart, values, createKey } = context;
  return (
    openAttempt(context) ?? {
      key: createKey(),
      form: cleaned(deliveryForm, toDeliveryForm(values)),
      saveAddress: values.saveAddress,
      expectedTotal: shownCart?.takesExpectedTotal ? (shownCart.total ?? undefined) : undefined,
    }
  );
}

const differ = (shown: ShownCart | null, current: ShownCart | null): boolean =>
  shown !== null && current !== null && hasChanges(compareCarts(shown, current));

/** The newest new pending order with the lines of the confirmed cart; undefined if there is none. */
function orderOfAttempt({ shownCart, pendingOrderIds }: CheckoutContext, orders: readonly Order[]): Order | undefined {
  const fresh = orders.filter(({ id }) => !pendingOrderIds.includes(id));
  return newestPending(fresh.filter(({ orderItems }) => isOrderOf(orderItems, shownCart?.items ?? [])));
}

/** The newest of the pending orders, or undefined. */
function newestPending(orders: readonly Order[]): Order | undefined {
  return orders
    .filter((order) => payBlock(order, null) === null)
    .toSorted((a, b) => Date.parse(b.createdAt ?? '') - Date.parse(a.createdAt ?? '') || 0)[0];
}

/** Types, ports, actions and guards of the checkout. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    input: {} as CheckoutInput,
    tags: {} as 'pending',
    children: {} as {
      getCart: 'getCart';
      placeOrder: 'placeOrder';
      getOrders: 'getOrders';
      makePayment: 'makePayment';
    },
  },
  actors: {
    getCart: port<CheckoutCart, undefined>('getCart'),
    placeOrder: port<PlaceOrderAnswer, PlaceOrderInput>('placeOrder'),
    getOrders: port<readonly Order[], undefined>('getOrders'),
    makePayment: port<MakePaymentAnswer, MakePaymentInput>('makePayment'),
  },
  actions: {
    prefill: assign(({ context: { values } }, params: LastDelivery) => {
      const hasAddress = Boolean(values.deliveryAddress || values.city || values.state);
      const last = toDeliveryFields({
        deliveryAddress: params.deliveryAddress ?? '',
        phoneNumber: values.phoneNumber || (params.phoneNumber ?? ''),
      });
      return { values: { ...values, ...(hasAddress ? { phoneNumber: last.phoneNumber } : last) } };
    }),
    takeShownCart: assign((_, params: { cart?: ShownCart }) => ({ shownCart: params.cart ?? null })),
    takeFirstShownCart: assign(({ context }, params: { cart?: ShownCart }) => ({
      shownCart: context.shownCart ?? params.cart ?? null,
    })),
    takeConfirmedCart: assign(({ context }, params: { cart?: ShownCart; pendingOrderIds?: readonly string[] }) => ({
      shownCart: context.shownCart ?? params.cart ?? null,
      currentCart: params.cart ?? null,
      // While an attempt is open, the new ids may include its order.
      pendingOrderIds: context.attempt === null ? (params.pendingOrderIds ?? []) : context.pendingOrderIds,
    })),
    takeCurrentCart: assign((_, params: { cart: ShownCart | null }) => ({ currentCart: params.cart })),
    showChanges: assign(({ context: { shownCart, currentCart } }) => ({
      changes: shownCart && currentCart && compareCarts(shownCart, currentCart),
    })),
    acceptChanges: assign(({ context }) => ({ shownCart: context.currentCart, changes: null })),
    dropChanges: assign({ changes: null }),
    announceChanged: emit({ type: 'cart.changed' as const }),
    takeDraft: assign(({ context }, params: { values: Partial<CheckoutValues> }) => withDraft(context, params.values)),
    takeValues: assign(({ context }, params: { values?: Partial<CheckoutValues> }) =>
      withSubmitted(context, params.values),
    ),
    showErrors: assign({ errors: ({ context }) => errorsOf(deliveryForm, toDeliveryForm(context.values)) }),
    startAttempt: assign(({ context }) => ({ attempt: attemptFor(context), repeats: 0, attemptError: null })),
    countRepeat: assign({ repeats: ({ context }) => context.repeats + 1 }),
    keepAttemptError: assign((_, params: { error: unknown }) => ({ attemptError: params.error })),
    endRefusedAttempt: assign(({ context }, params: { error: unknown }) => ({
      attempt: isAttemptRefused(params.error) ? null : context.attempt,
    })),
    showOrderFailure: assign((_, params: { error: unknown }) =>
      afterFailure<CheckoutValues>(params.error, messages.orderFailed),
    ),
    clearDelivery: assign({
      attempt: null,
      shownCart: null,
      currentCart: null,
      values: NO_VALUES,
      errors: {},
      message: null,
    }),
    dropComplaints: assign({ errors: {}, message: null }),
    takeOrder: assign((_, params: { orderId: string | null; isNewOrder: boolean }) => ({
      orderId: params.orderId,
      isNewOrder: params.isNewOrder,
    })),
    takeOrderOfAttempt: assign(({ context }, params: { orders: readonly Order[] }) => ({
      orderId: orderOfAttempt(context, params.orders)?.id ?? null,
      isNewOrder: true,
    })),
    takeNewestOrder: assign((_, params: { orders: readonly Order[] }) => ({
      orderId: newestPending(params.orders)?.id ?? null,
      isNewOrder: true,
    })),
    startPayment: assign({ paymentKey: ({ context }) => context.createKey() }),
    announcePlaced: emit((_, params: { order: Order | null }) => ({
      type: 'order.placed' as const,
      order: params.order,
    })),
    /** No order was found: show why the attempt failed. */
    showAttemptFailure: assign(({ context }) =>
      afterFailure<CheckoutValues>(context.attemptError, messages.orderFailed),
    ),
    announceOrderFailed: emit((_, params: { error: unknown }) => ({
      type: 'order.failed' as const,
      message: messageOf(params.error, messages.orderFailed),
      code: params.error instanceof CallError ? params.error.code : undefined,
    })),
    announceAttemptFailed: emit(({ context }) => ({
      type: 'order.failed' as const,
      message: messageOf(context.attemptError, messages.orderFailed),
      code: context.attemptError instanceof CallError ? context.attemptError.code : undefined,
    })),
    announceAuthorized: emit(({ context }, params: { answer: MakePaymentAnswer }) => ({
      type: 'payment.authorized' as const,
      url: authorizationUrl(params.answer),
      orderId: context.orderId ?? params.answer.orderId,
    })),
    announcePaymentFailed: emit(({ context }, params: { error?: unknown; url?: string }) => ({
      type: 'payment.failed' as const,
      message: messages.paymentFailed,
      orderId: context.orderId,
      reason: messageOf(params.error, '') || null,
      refusedUrl: params.url || null,
    })),
  },
  guards: {
    /** Whether a URL is a page of the payment provider. Allows none until the app provides this guard. */
    isAllowedPaymentUrl: (_, _params: { url: string }) => false,
    isOpening: ({ context }) => context.isOpening,
    isValid: ({ context }) => passes(deliveryForm, toDeliveryForm(context.values)),
    hasOpenAttempt: ({ context }) => openAttempt(context) !== null,
    /** The cart was loaded again while the form was open, and differs from the shown cart. */
    hasChanged: ({ context }) => differ(context.shownCart, context.currentCart),
    /** The backend will not compare the total, so the shop does. */
    isCartToBeRead: ({ context }) => context.shownCart !== null && !context.shownCart.takesExpectedTotal,
    isOtherCart: ({ context }, params: { cart: ShownCart }) => differ(context.shownCart, params.cart),
    isChangedCart: ({ context }, params: { error: unknown }) => differ(context.shownCart, refusedCart(params.error)),
    /** An old attempt was refused for its total, but the shopper already saw the current cart: do not ask again. */
    isShownCart: ({ context }, params: { error: unknown }) => {
      const cart = refusedCart(params.error);
      return cart !== null && context.attempt?.expectedTotal !== cart.total && !differ(context.shownCart, cart);
    },
    isOrderable: ({ context }) => context.changes?.isOrderable ?? false,
    /** No answer came, so the order may exist, and a repetition is left. */
    isToBeRepeated: ({ context }, params: { error: unknown }) =>
      isUnanswered(params.error) && context.repeats < REPEATS,
    /** A backend that compares totals also recognises a repeated request by its key. */
    isRepeatable: ({ context }) => context.attempt?.expectedTotal !== undefined,
    hasOrderOfAttempt: ({ context }, params: { orders: readonly Order[] }) =>
      orderOfAttempt(context, params.orders) !== undefined,
    isOrderKnown: (_, params: { order?: Order | null }) => Boolean(params.order),
    hasPendingOrder: (_, params: { orders: readonly Order[] }) => newestPending(params.orders) !== undefined,
  },
  delays: {
    repeatDelay: ({ context }) => FIRST_WAIT_MS * 3 ** context.repeats,
  },
});
