import { authorizationUrl } from '../shared/payment.ts';
import { checkoutSetup } from './checkoutSetup.ts';

/**
 * From the cart to the payment page: delivery form, order, payment. The order is placed once however often it is
 * confirmed, also across a lost answer (see `attempt`), and the browser is only ever sent to an allowed payment page:
 * the app provides the guard `isAllowedPaymentUrl`. Orders which exist already enter at `paying`.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    values: { deliveryAddress: input.deliveryAddress ?? '', phoneNumber: '' },
    errors: {},
    message: null,
    createKey: input.createKey,
    attempt: null,
    orderId: null,
    paymentKey: '',
    isOpening: input.open ?? false,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isOpening', target: 'enteringDelivery' }, { target: 'browsing' }] },
    browsing: {
      on: {
        'checkout.opened': {
          target: 'enteringDelivery',
          actions: { type: 'prefillAddress', params: ({ event }) => event },
        },
        'order.payRequested': { target: 'paying', actions: { type: 'takeOrder', params: ({ event }) => event } },
      },
    },
    enteringDelivery: {
      on: {
        'checkout.opened': { actions: { type: 'prefillAddress', params: ({ event }) => event } },
        'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
        'delivery.drafted': { actions: { type: 'takeDraft', params: ({ event }) => ({ values: event.values }) } },
        'delivery.cancelled': { target: 'browsing', actions: 'dropComplaints' },
        'delivery.confirmed': {
          target: 'validating',
          actions: { type: 'takeValues', params: ({ event }) => ({ values: event.values }) },
        },
      },
    },
    validating: {
      always: [
        { guard: 'isValid', target: 'placing', actions: 'startAttempt' },
        { target: 'enteringDelivery', actions: 'showErrors' },
      ],
    },
    placing: {
      tags: 'pending',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context: { attempt } }) => {
          if (attempt === null) throw new Error('No attempt was started');
          return { ...attempt.form, idempotencyKey: attempt.key };
        },
        onDone: [
          {
            guard: { type: 'isOrderKnown', params: ({ event }) => ({ order: event.output.order }) },
            target: 'paying',
            actions: [
              'clearDelivery',
              { type: 'takeOrder', params: ({ event }) => ({ orderId: event.output.order?.id ?? null }) },
              { type: 'announcePlaced', params: ({ event }) => ({ order: event.output.order ?? null }) },
            ],
          },
          {
            target: 'findingOrder',
            actions: [
              'clearDelivery',
              { type: 'takeOrder', params: { orderId: null } },
              { type: 'announcePlaced', params: { order: null } },
            ],
          },
        ],
        onError: {
          target: 'enteringDelivery',
          actions: [
            { type: 'endRefusedAttempt', params: ({ event }) => ({ error: event.error }) },
            { type: 'showOrderFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'announceOrderFailed', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    // Only for a backend that does not say which order it made: it is the newest that waits for payment.
    findingOrder: {
      tags: 'pending',
      invoke: {
        id: 'getOrders',
        src: 'getOrders',
        onDone: [
          {
            guard: { type: 'hasPendingOrder', params: ({ event }) => ({ orders: event.output }) },
            target: 'paying',
            actions: { type: 'takeNewestOrder', params: ({ event }) => ({ orders: event.output }) },
          },
          { target: 'paymentFailed', actions: { type: 'announcePaymentFailed', params: {} } },
        ],
        onError: {
          target: 'paymentFailed',
          actions: { type: 'announcePaymentFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    paying: {
      tags: 'pending',
      entry: 'startPayment',
      invoke: {
        id: 'makePayment',
        src: 'makePayment',
        input: ({ context }) => ({ orderId: context.orderId ?? '', idempotencyKey: context.paymentKey }),
        onDone: [
          {
            guard: { type: 'isAllowedPaymentUrl', params: ({ event }) => ({ url: authorizationUrl(event.output) }) },
            target: 'redirecting',
            actions: { type: 'announceAuthorized', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'paymentFailed', actions: { type: 'announcePaymentFailed', params: {} } },
        ],
        onError: {
          target: 'paymentFailed',
          actions: { type: 'announcePaymentFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    redirecting: { tags: 'pending', on: { 'checkout.closed': 'browsing' } },
    paymentFailed: {
      on: {
        'checkout.closed': 'browsing',
        'checkout.opened': {
          target: 'enteringDelivery',
          actions: { type: 'prefillAddress', params: ({ event }) => event },
        },
        'order.payRequested': { target: 'paying', actions: { type: 'takeOrder', params: ({ event }) => event } },
      },
    },
  },
});
