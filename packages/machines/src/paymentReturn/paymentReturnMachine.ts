import { authorizationUrl } from '../shared/payment.ts';
import { paymentReturnSetup } from './paymentReturnSetup.ts';

/**
 * The return from the payment page: requests the outcome of the payment, and again while it is pending, with growing
 * pauses. A missing answer never counts as a failed payment, because the shopper might then pay twice.
 */
export const paymentReturnMachine = paymentReturnSetup.createMachine({
  id: 'paymentReturn',
  context: ({ input }) => ({ ...input, order: null, message: null, waits: 0, paymentKey: '' }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasNoReference', target: 'unknown' }, { target: 'confirming' }] },
    confirming: {
      tags: 'pending',
      initial: 'asking',
      entry: 'resetWaits',
      states: {
        asking: {
          invoke: {
            id: 'verifyPayment',
            src: 'verifyPayment',
            input: ({ context }) => ({ reference: context.reference ?? '' }),
            onDone: [
              {
                guard: { type: 'isRefundDue', params: ({ event }) => ({ answer: event.output }) },
                target: '#paymentReturn.refundDue',
                actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isPaid', params: ({ event }) => ({ answer: event.output }) },
                target: '#paymentReturn.paid',
                actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isFailed', params: ({ event }) => ({ answer: event.output }) },
                target: '#paymentReturn.unpaid.failed',
                actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isAbandoned', params: ({ event }) => ({ answer: event.output }) },
                target: '#paymentReturn.unpaid.abandoned',
                actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: 'hasWaited',
                target: '#paymentReturn.stillPending',
                actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: 'waiting',
                actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
                target: '#paymentReturn.unknown',
              },
              {
                guard: 'hasWaited',
                target: '#paymentReturn.unreachable',
                actions: { type: 'showUnreachable', params: ({ event }) => ({ error: event.error }) },
              },
              { target: 'waiting' },
            ],
          },
        },
        waiting: { after: { backoff: { target: 'asking', actions: 'countWait' } } },
      },
    },
    paid: { entry: 'announceConfirmed' },
    refundDue: {},
    unpaid: {
      initial: 'failed',
      states: { failed: {}, abandoned: {}, lastOutcome: { type: 'history' } },
      on: { 'retry.requested': { guard: 'canPayAgain', target: 'paying' } },
    },
    stillPending: { on: { 'check.requested': 'confirming' } },
    unreachable: { on: { 'check.requested': 'confirming' } },
    unknown: {},
    paying: {
      tags: 'pending',
      entry: 'startPayment',
      invoke: {
        id: 'makePayment',
        src: 'makePayment',
        input: ({ context }) => ({ orderId: context.order?.id ?? '', idempotencyKey: context.paymentKey }),
        onDone: [
          {
            guard: { type: 'isAllowedPaymentUrl', params: ({ event }) => ({ url: authorizationUrl(event.output) }) },
            target: 'redirecting',
            actions: { type: 'announceAuthorized', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'unpaid.lastOutcome',
            actions: [
              { type: 'showPaymentFailure', params: {} },
              {
                type: 'announcePaymentFailed',
                params: ({ event }) => ({ url: authorizationUrl(event.output) }),
              },
            ],
          },
        ],
        onError: {
          target: 'unpaid.lastOutcome',
          actions: [
            { type: 'showPaymentFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'announcePaymentFailed', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    // The browser's back button may restore this page as it was: then the payment is verified again.
    redirecting: { tags: 'pending', on: { 'check.requested': 'confirming' } },
  },
});
