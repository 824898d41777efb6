import type { AddIntent } from '@abs/machines';
import { forget, recall, remember } from './tabStorage.ts';

/**
 * What a guest was about to do when the shop asked them to log in. Remembered by the tab rather than in navigation
 * state, since the way back may lead over sign-up, one-time code and profile, with reloads between.
 */
export type Intent = { productId: string; quantity: number; intent: AddIntent };

const KEY = 'intent';

export const rememberIntent = (intent: Intent) => remember(KEY, intent);

export function peekIntent(): Intent | null {
  const intent = recall(KEY) as Partial<Intent> | null;
  if (typeof intent?.productId !== 'string' || !Number.isInteger(intent.quantity)) return null;
  return { intent: 'stay', ...intent } as Intent;
}

/** The remembered intent, once. */
export function takeIntent(): Intent | null {
  const intent = peekIntent();
  forget(KEY);
  return intent;
}
