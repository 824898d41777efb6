import { type CallResponse, messageOf, type Order, payBlock } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { isRefusal } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { authorizationUrl } from '../shared/payment.ts';
import { port } from '../shared/port.ts';

export type PaymentReturnInput = {
  /** The payment's reference from the URL; null when there was none. */
  reference: string | null;
  /** Makes a new idempotency key: random, never the same twice. */
  createKey: () => string;
};

export type PaymentReturnEvent =
  /** Verify again, after the automatic checks have ended or the browser's back button was used. */
  | { type: 'check.requested' }
  /** Pay again, after a failed or abandoned payment. */
  | { type: 'retry.requested' };

export type PaymentReturnEmitted =
  | { type: 'payment.confirmed'; order: Order }
  /** Send the browser to `url`. */
  | { type: 'payment.authorized'; url: string; orderId: string }
  | {
      type: 'payment.failed';
      message: string;
      orderId: string;
      reason: string | null;
      /** The payment page that was not allowed; null when there was none. */
      refusedUrl: string | null;
    };

type PaymentReturnContext = {
  reference: string | null;
  createKey: () => string;
  order: Order | null;
  /** The server's last message. */
  message: string | null;
  /** Consecutive waits without an outcome. */
  waits: number;
  paymentKey: string;
};

type VerifyAnswer = CallResponse<'verifyPayment'>;
type PaymentAnswer = CallResponse<'makePayment'>;

const FIRST_WAIT_MS = 2_000;
/** 2, 4, 8 and 16 seconds: half a minute, about as long as a person watches. */
const WAITS = 4;

function known(order: Order | null): Order {
  if (order === null) throw new Error('The order is not known');
  return order;
}

/** Types, ports, actions, guards and delays of the return from the payment page. */
export const paymentReturnSetup = setup({
  types: {
    context: {} as PaymentReturnContext,
    events: {} as PaymentReturnEvent,
    emitted: {} as PaymentReturnEmitted,
    input: {} as PaymentReturnInput,
    tags: {} as 'pending',
    children: {} as { verifyPayment: 'verifyPayment'; makePayment: 'makePayment' },
  },
  actors: {
    verifyPayment: port<VerifyAnswer, { reference: string }>('verifyPayment'),
    makePayment: port<PaymentAnswer, { orderId: string; idempotencyKey: string }>('makePayment'),
  },
  actions: {
    takeAnswer: assign((_, params: { answer: VerifyAnswer }) => ({
      order: params.answer.order,
      message: params.answer.message,
    })),
    showUnreachable: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, messages.paymentUnreachable),
    })),
    showPaymentFailure: assign((_, params: { error?: unknown }) => ({
      message: messageOf(params.error, messages.paymentFailed),
    })),
    countWait: assign({ waits: ({ context }) => context.waits + 1 }),
    resetWaits: assign({ waits: 0 }),
    startPayment: assign({ paymentKey: ({ context }) => context.createKey() }),
    announceConfirmed: emit(({ context }) => ({
      type: 'payment.confirmed' as const,
      order: known(context.order),
    })),
    announceAuthorized: emit(({ context }, params: { answer: PaymentAnswer }) => ({
      type: 'payment.authorized' as const,
      url: authorizationUrl(params.answer),
      orderId: known(context.order).id,
    })),
    announcePaymentFailed: emit(({ context }, params: { error?: unknown; url?: string }) => ({
      type: 'payment.failed' as const,
      message: messages.paymentFailed,
      orderId: known(context.order).id,
      reason: messageOf(params.error, '') || null,
      refusedUrl: params.url || null,
    })),
  },
  guards: {
    /** Whether a URL is a page of the payment provider. Allows none until the app provides this guard. */
    isAllowedPaymentUrl: (_, _params: { url: string }) => false,
    hasNoReference: ({ context }) => !context.reference,
    /** The money came after the order was cancelled: it is being or has been refunded, and nothing will be delivered. */
    isRefundDue: (_, { answer }: { answer: VerifyAnswer }) =>
      answer.order.paymentStatus === 'refundDue' || answer.order.paymentStatus === 'refunded',
    // The order counts as well as this payment, because another attempt may have succeeded.
    isPaid: (_, { answer }: { answer: VerifyAnswer }) =>
      answer.status === 'paid' || answer.order.paymentStatus === 'paid',
    isFailed: (_, { answer }: { answer: VerifyAnswer }) => answer.status === 'failed',
    isAbandoned: (_, { answer }: { answer: VerifyAnswer }) => answer.status === 'abandoned',
    hasWaited: ({ context }) => context.waits >= WAITS,
    isRefused: (_, params: { error: unknown }) => isRefusal(params.error),
    canPayAgain: ({ context }) => context.order !== null && payBlock(context.order, null) === null,
  },
  delays: {
    backoff: ({ context }) => FIRST_WAIT_MS * 2 ** context.waits,
  },
});
