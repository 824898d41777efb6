/**
 * What every page needs to know about the server: its origin, the session whose token calls carry, and its features
 * beyond the basic contract.
 */
import type { CallBody, CallName, CallParams, shopEndpoints } from '@abs/contract';

/** The backend's origin, set at build time. Empty if the backend also serves the shop. */
export const API_ORIGIN: string = (import.meta.env.VITE_API_URL ?? '').replace(/\/$/, '');

type Session = {
  /** The stored bearer token; null if no user is signed in. */
  token: () => string | null;
  /** Called when the server refuses a token. */
  onExpired: (token: string) => void;
};

/** The session whose token calls carry. */
export let session: Session = { token: () => null, onExpired: () => {} };

/**
 * Gives the client access to the session's token. Called once, when a shop starts and does not know its server's
 * features yet.
 */
export function connectSession(source: Session): void {
  session = source;
  features.clear();
}

/**
 * Features that a server may have beyond the basic contract. 'list-queries': its lists can be searched, sorted and
 * narrowed. 'order-filters': so can the list of all orders, by status, payment and days. 'idempotency-key': repeated
 * requests with the same key take effect once.
 */
type Feature = 'idempotency-key' | 'list-queries' | 'order-filters';
/** The features that the server lists in the header Api-Features of any answer. */
const features = new Set<string>();

/** Whether the server lists a feature. False until a response or a page has listed it. */
export const takes = (feature: Feature): boolean => features.has(feature);

/** Adds features that the server lists in a response or in a page. */
export function noteFeatures(listed: readonly string[]): void {
  for (const feature of listed) features.add(feature);
}

export type CallOptions<Name extends CallName> = {
  params?: CallParams<Name>;
  body?: CallBody<Name>;
  query?: Record<string, string | number | undefined>;
  /** Sent only to servers that list the feature, because others may refuse unknown headers. */
  idempotencyKey?: string;
  /** Replaces the session's token. Logout uses it to revoke a token that the session has already dropped. */
  token?: string;
  signal?: AbortSignal | undefined;
};

/** The calls that the shop makes: all except the payment provider's webhook. */
export type ShopCall = Exclude<keyof typeof shopEndpoints, 'receivePaymentEvent'>;
