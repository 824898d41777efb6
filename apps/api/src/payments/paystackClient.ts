import type { ProviderAuthorization } from '@abs/contract';
import { calls } from '@abs/contract/calls';
import { ApiError } from '../apiError.ts';
import type { Config } from '../config.ts';
import { refusals } from '../refusals.ts';
import { type Charge, parseCharge } from './charge.ts';
import { ownOrigin } from './ownOrigin.ts';
import type { Initialization, PaymentProvider } from './provider.ts';
import { isSignedBy } from './signature.ts';

const TIMEOUT_MS = 10_000;
const PAYSTACK = 'https://api.paystack.co';

const authorization = calls.makePayment.response.shape.data;

type ClientConfig = Pick<Config, 'paystackSecretKey' | 'paystackBaseUrl' | 'ownPort'>;
type Answer = { status: number; body: unknown };

/** Whether the connection ended without an answer, as when the other side closes one that was kept open for reuse. */
const wasCut = (error: unknown) =>
  error instanceof TypeError &&
  ['ECONNRESET', 'UND_ERR_SOCKET'].includes((error.cause as NodeJS.ErrnoException)?.code ?? '');

const unavailable = (cause: unknown) => new ApiError(...refusals.paymentUnavailable, { cause });

/** The configured URL, else Paystack with a key, or this server's sandbox. Read per call: tests know the port late. */
function baseUrl(config: ClientConfig): string {
  if (config.paystackBaseUrl) return config.paystackBaseUrl.replace(/\/$/, '');
  return config.paystackSecretKey ? PAYSTACK : `${ownOrigin(config)}/sandbox/paystack`;
}

/**
 * The provider over HTTP, in Paystack's protocol. The shape of every answer is checked before it is used.
 * @param secretKey see `findPaymentKey`
 */
export function createPaymentProvider(config: ClientConfig, secretKey: string): PaymentProvider {
  async function call(path: string, body: unknown, signal: AbortSignal | undefined): Promise<Answer> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const send = async (): Promise<Answer> => {
      const response = await fetch(`${baseUrl(config)}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        redirect: 'error',
      });
      return { status: response.status, body: await response.json() };
    };
    try {
      return await send().catch((error: unknown) => {
        // Only a GET, because the provider may have received the request.
        if (body === undefined && wasCut(error)) return send();
        throw error;
      });
    } catch (error) {
      throw unavailable(error);
    }
  }

  return {
    async initialize(input: Initialization, signal): Promise<ProviderAuthorization> {
      const request = {
        email: input.email,
        amount: input.amountKobo,
        currency: 'NGN',
        reference: input.reference,
        callback_url: input.callbackUrl,
        metadata: input.metadata,
      };
      const answer = await call('/transaction/initialize', request, signal);
      const parsed = authorization.safeParse(answer.body);
      if (answer.status !== 200 || !parsed.success || !parsed.data.status) {
        throw unavailable(new Error(`Initialize was answered with ${describe(answer)}`));
      }
      if (parsed.data.data.reference !== input.reference) {
        throw unavailable(new Error('Initialize was answered with another reference'));
      }
      return parsed.data;
    },

    async verify(reference, signal): Promise<Charge | null> {
      const answer = await call(`/transaction/verify/${encodeURIComponent(reference)}`, undefined, signal);
      if (isUnknownReference(answer)) return null;
      const charge = answer.status === 200 ? chargeOf(answer.body) : null;
      if (!charge || charge.reference !== reference) {
        throw unavailable(new Error(`Verify was answered with ${describe(answer)}`));
      }
      return charge;
    },

    isSigned: (rawBody, signature) => isSignedBy(secretKey, rawBody, signature),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** For the log: the provider's own message, never the whole answer, which may hold a customer's data. */
function describe({ status, body }: Answer): string {
  const message = isRecord(body) && typeof body.message === 'string' ? body.message : 'no message';
  return `${status}: ${message.slice(0, 200)}`;
}

/** Paystack has answered with 404, and with 400 and a code. */
function isUnknownReference({ status, body }: Answer): boolean {
  if (status === 404) return true;
  return status === 400 && isRecord(body) && body.code === 'transaction_not_found';
}

const chargeOf = (body: unknown): Charge | null =>
  isRecord(body) && body.status === true ? parseCharge(body.data) : null;
