/**
 * The card payment provider, in Paystack's protocol (https://paystack.com/docs/api/transaction/).
 * Amounts are kobo.
 */
import type { ProviderAuthorization } from '@abs/contract';
import type { Charge } from './charge.ts';

export type Initialization = {
  email: string;
  amountKobo: number;
  /** Letters, digits, `-`, `.`, `=`; new for each attempt. */
  reference: string;
  callbackUrl: string;
  metadata: Record<string, unknown>;
};

export interface PaymentProvider {
  /** Rejects with ApiError `payment_unavailable` when the provider cannot be reached or refuses. */
  initialize(input: Initialization, signal?: AbortSignal): Promise<ProviderAuthorization>;
  /** Resolves null when the provider does not know the reference. Rejects with ApiError `payment_unavailable` when it cannot be reached. */
  verify(reference: string, signal?: AbortSignal): Promise<Charge | null>;
  /** True when the signature is the hex HMAC-SHA512 of the raw body under the secret key; constant time. */
  isSigned(rawBody: Uint8Array, signature: string | undefined): boolean;
}
