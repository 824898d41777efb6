import { not } from 'xstate';
import { authorizationUrl } from '../shared/payment.ts';
import { refusedCart, shownCartOf } from './cartChanges.ts';
import { checkoutSetup, NO_VALUES } from './checkoutSetup.ts';

/**
 * From the cart to the payment page: delivery form, order, payment. Shoppers pay only a total that they were shown:
 * they confirm a changed cart again. Repeated confirmations place one order, even if an answer is lost: then the
 * machine repeats the same attempt, or looks up its order, before it shows a message (see `attempt`). The browser is
 * sent only to a payment page that the app allows with the guard `isAllowedPaymentUrl`. Existing orders enter at
 * `paying`.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    values: { ...NO_VALUES, ...input.values },
    errors: {},
    message: null,
    createKey: input.createKey,
    shownCart: null,
    currentCart: null,
    changes: null,
    pendingOrderIds: [],
    attempt: null,
    repeats: 0,
    attemptError: null,
    orderId: null,
    isNewOrder: false,
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
          actions: [
            { type: 'prefill', params: ({ event }) => event },
            { type: 'takeShownCart', params: ({ event }) => event },
          ],
        },
        'order.payRequested': {
          target: 'paying',
          actions: { type: 'takeOrder', params: ({ event }) => ({ orderId: event.orderId, isNewOrder: false }) },
        },
      },
    },
    enteringDelivery: {
      on: {
        'checkout.opened': {
          actions: [
            { type: 'prefill', params: ({ event }) => event },
            { type: 'takeFirstShownCart', params: ({ event }) => event },
          ],
        },
        'delivery.drafted': { actions: { type: 'takeDraft', params: ({ event }) => ({ values: event.values }) } },
        'delivery.cancelled': { target: 'browsing', actions: 'dropComplaints' },
        'delivery.confirmed': {
          target: 'validating',
          actions: [
            { type: 'takeValues', params: ({ event }) => ({ values: event.values }) },
            { type: 'takeConfirmedCart', params: ({ event }) => event },
          ],
        },
      },
    },
    validating: {
      always: [
        { guard: not('isValid'), target: 'enteringDelivery', actions: 'showErrors' },
        { guard: 'hasOpenAttempt', target: 'placing', actions: 'startAttempt' },
        { guard: 'hasChanged', target: 'reviewingChanges', actions: 'showChanges' },
        { guard: 'isCartToBeRead', target: 'readingCart' },
        { target: 'placing', actions: 'startAttempt' },
      ],
    },
    // Only for a backend that does not compare the expected total: the shop compares it right before the order.
    readingCart: {
      tags: 'pending',
      invoke: {
        id: 'getCart',
        src: 'getCart',
        onDone: [
          {
            guard: { type: 'isOtherCart', params: ({ event }) => ({ cart: shownCartOf(event.output) }) },
            target: 'reviewingChanges',
            actions: [
              { type: 'takeCurrentCart', params: ({ event }) => ({ cart: shownCartOf(event.output) }) },
              'showChanges',
              'announceChanged',
            ],
          },
          { target: 'placing', actions: 'startAttempt' },
        ],
        onError: {
          target: 'enteringDelivery',
          actions: [
            { type: 'showOrderFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'announceOrderFailed', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    reviewingChanges: {
      exit: 'dropChanges',
      on: {
        'changes.accepted': { guard: 'isOrderable', target: 'validating', actions: 'acceptChanges' },
        'delivery.cancelled': { target: 'browsing', actions: 'dropComplaints' },
      },
    },
    placing: {
      tags: 'pending',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context: { attempt } }) => {
          if (attempt === null) throw new Error('No attempt was started');
          const { key, form, saveAddress, expectedTotal } = attempt;
          return { ...form, ...(saveAddress && { saveAddress }), expectedTotal, idempotencyKey: key };
        },
        onDone: [
          {
            guard: { type: 'isOrderKnown', params: ({ event }) => ({ order: event.output.order }) },
            target: 'paying',
            actions: [
              'clearDelivery',
              {
                type: 'takeOrder',
                params: ({ event }) => ({ orderId: event.output.order?.id ?? null, isNewOrder: true }),
              },
              { type: 'announcePlaced', params: ({ event }) => ({ order: event.output.order ?? null }) },
            ],
          },
          {
            target: 'findingOrder',
            actions: [
              'clearDelivery',
              { type: 'takeOrder', params: { orderId: null, isNewOrder: true } },
              { type: 'announcePlaced', params: { order: null } },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isChangedCart', params: ({ event }) => ({ error: event.error }) },
            target: 'reviewingChanges',
            actions: [
              { type: 'endRefusedAttempt', params: ({ event }) => ({ error: event.error }) },
              { type: 'takeCurrentCart', params: ({ event }) => ({ cart: refusedCart(event.error) }) },
              'showChanges',
              'announceChanged',
            ],
          },
          {
            guard: { type: 'isShownCart', params: ({ event }) => ({ error: event.error }) },
            target: 'validating',
            actions: { type: 'endRefusedAttempt', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isToBeRepeated', params: ({ event }) => ({ error: event.error }) },
            target: 'awaitingRepeat',
            actions: { type: 'keepAttemptError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'enteringDelivery',
            actions: [
              { type: 'endRefusedAttempt', params: ({ event }) => ({ error: event.error }) },
              { type: 'showOrderFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceOrderFailed', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    // No answer came, so the order may exist. The machine finds out before it shows a message.
    awaitingRepeat: {
      tags: 'pending',
      after: {
        repeatDelay: [
          { guard: 'isRepeatable', target: 'placing', actions: 'countRepeat' },
          { target: 'findingAttempt', actions: 'countRepeat' },
        ],
      },
    },
    // A backend without idempotency keys could place the order twice, so its orders are loaded instead.
    findingAttempt: {
      tags: 'pending',
      invoke: {
        id: 'getOrders',
        src: 'getOrders',
        onDone: [
          {
            guard: { type: 'hasOrderOfAttempt', params: ({ event }) => ({ orders: event.output }) },
            target: 'paying',
            actions: [
              { type: 'takeOrderOfAttempt', params: ({ event }) => ({ orders: event.output }) },
              'clearDelivery',
              { type: 'announcePlaced', params: { order: null } },
            ],
          },
          { target: 'enteringDelivery', actions: ['showAttemptFailure', 'announceAttemptFailed'] },
        ],
        onError: [
          {
            guard: { type: 'isToBeRepeated', params: ({ event }) => ({ error: event.error }) },
            target: 'awaitingRepeat',
          },
          { target: 'enteringDelivery', actions: ['showAttemptFailure', 'announceAttemptFailed'] },
        ],
      },
    },
    // Only for a backend whose answer lacks the new order: it is the newest order that awaits payment.
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
          {
            target: 'paymentFailed',
            actions: {
              type: 'announcePaymentFailed',
              params: ({ event }) => ({ url: authorizationUrl(event.output) }),
            },
          },
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
          actions: [
            { type: 'prefill', params: ({ event }) => event },
            { type: 'takeShownCart', params: ({ event }) => event },
          ],
        },
        'order.payRequested': {
          target: 'paying',
          actions: { type: 'takeOrder', params: ({ event }) => ({ orderId: event.orderId, isNewOrder: false }) },
        },
      },
    },
  },
});
