import type { Config } from '../config.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import type { PaymentProvider } from './provider.ts';

const notYet = async (): Promise<never> => {
  throw new ApiError('unavailable', 'Payments are not available yet.');
};

export const paymentHandlers = {
  makePayment: notYet,
  verifyPayment: notYet,
  receivePaymentEvent: notYet,
} satisfies Pick<Handlers, 'makePayment' | 'verifyPayment' | 'receivePaymentEvent'>;

export function createPaymentProvider(_config: Config): PaymentProvider {
  return { initialize: notYet, verify: notYet, isSigned: () => false };
}

/** Starts the background work of payments; `stop` resolves when what is running has ended. */
export function paymentJobs(_services: Services): { stop(): Promise<void> } {
  return { stop: async () => {} };
}
