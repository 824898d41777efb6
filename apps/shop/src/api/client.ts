/** What every page knows of the server: where it is, whose session calls carry, and what it takes beyond the basics. */
import type { CallBody, CallName, CallParams, shopEndpoints } from '@abs/contract';

/** Another backend may be named at build time; by default the one that serves the shop. */
export const API_ORIGIN: string = (import.meta.env.VITE_API_URL ?? '').replace(/\/$/, '');

type Session = {
  /** The stored bearer token, null when nobody is signed in. */
  token: () => string | null;
  /** Called when a token that was sent is refused. */
  onExpired: (token: string) => void;
};

/** The session whose token calls carry. */
export let session: Session = { token: () => null, onExpired: () => {} };

/** Lets the session flow lend its token to the client; called once, when a shop starts, which knows nothing of its server yet. */
export function connectSession(source: Session): void {
  session = source;
  features.clear();
}

/**
 * What a server may take beyond the basic contract. 'list-queries': its lists can be searched, sorted and narrowed.
 * 'idempotency-key': a repeated request with the same key is done once.
 */
type Feature = 'idempotency-key' | 'list-queries';
/** The features that the server lists in the header Api-Features of any answer. */
const features = new Set<string>();

/** Whether the server lists a feature. Only known after the first answer. */
export const takes = (feature: Feature): boolean => features.has(feature);

/** Notes features that the server lists, in an answer or in a page. */
export function noteFeatures(listed: readonly string[]): void {
  for (const feature of listed) features.add(feature);
}

export type CallOptions<Name extends CallName> = {
  params?: CallParams<Name>;
  body?: CallBody<Name>;
  query?: Record<string, string | number | undefined>;
  /** Sent only to a server that takes such keys: another may allow no header that it does not know. */
  idempotencyKey?: string;
  /** Instead of the session's own, as when logout revokes the token that the session has already let go. */
  token?: string;
  signal?: AbortSignal | undefined;
};

/** The calls that the shop makes: the payment provider's webhook is not among them. */
export type ShopCall = Exclude<keyof typeof shopEndpoints, 'receivePaymentEvent'>;
