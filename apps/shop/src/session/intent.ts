import type { AddIntent } from '@abs/machines';
import { forget, recall, remember } from './tabStorage.ts';

/**
 * The action that a guest had started when the shop sent them to the login. Stored for the tab and not in navigation
 * state, because sign-up, one-time code, profile and reloads may follow before the guest returns.
 */
export type Intent = { productId: string; quantity: number; intent: AddIntent };

const KEY = 'intent';
/** After this time, a returning guest no longer expects the login to fill the cart. */
const LIFETIME_MS = 30 * 60_000;

export const rememberIntent = (intent: Intent) => remember(KEY, { ...intent, until: Date.now() + LIFETIME_MS });

/** The remembered intent; null when there is none, or it has expired. */
export function peekIntent(): Intent | null {
  const stored = recall(KEY) as Partial<Intent & { until: number }> | null;
  if (typeof stored?.productId !== 'string' || !Number.isInteger(stored.quantity)) return null;
  if (typeof stored.until !== 'number' || stored.until < Date.now()) return null;
  const { productId, quantity = 1, intent = 'stay' } = stored;
  return { productId, quantity, intent };
}

/** Returns the remembered intent and forgets it. */
export function takeIntent(): Intent | null {
  const intent = peekIntent();
  forget(KEY);
  return intent;
}
