import { createHmac } from 'node:crypto';
import type { Charge } from '../payments/charge.ts';
import type { Initialization, PaymentProvider } from '../payments/provider.ts';

const SECRET = 'sk_test_fake';

export type FakePayments = PaymentProvider & {
  /** The initialized payments, oldest first. */
  readonly started: Initialization[];
  /** Sets the provider's answer for a reference. By default, it has the initialized amount in naira. */
  settle(reference: string, status: Charge['status'], other?: Partial<Charge>): void;
  /** The signature header that the provider would send with this body. */
  sign(rawBody: string | Uint8Array): string;
};

/** A provider that the test controls, without HTTP. Unsettled transactions are 'ongoing'. */
export function createFakePayments(): FakePayments {
  const started: Initialization[] = [];
  const settled = new Map<string, Partial<Charge>>();
  const sign = (body: string | Uint8Array) => createHmac('sha512', SECRET).update(body).digest('hex');
  return {
    started,
    settle: (reference, status, other = {}) => void settled.set(reference, { status, ...other }),
    sign,
    async initialize(input) {
      started.push(input);
      return {
        status: true,
        message: 'Authorization URL created',
        data: {
          authorization_url: `https://checkout.paystack.com/${input.reference}`,
          access_code: `code-${started.length}`,
          reference: input.reference,
        },
      };
    },
    async verify(reference) {
      const known = started.find((one) => one.reference === reference);
      if (!known) return null;
      return {
        reference,
        status: 'ongoing',
        amount: known.amountKobo,
        currency: 'NGN',
        gatewayResponse: '',
        ...settled.get(reference),
      };
    },
    isSigned: (rawBody, signature) => signature === sign(rawBody),
  };
}
