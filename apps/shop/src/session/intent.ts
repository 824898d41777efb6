/**
 * What a guest was about to do when the shop asked them to log in. Kept in sessionStorage rather than in navigation
 * state, since the way back may lead over sign-up, one-time code and profile, with reloads between.
 */
export type Intent = { productId: string; quantity: number; then: 'stay' | 'checkout' };

const KEY = 'abs.intent';

export function rememberIntent(intent: Intent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(intent));
  } catch {
    // Without storage the guest only has to press the button again.
  }
}

/** The remembered intent, once: reading forgets it. */
export function takeIntent(): Intent | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const intent = JSON.parse(stored ?? 'null');
    return typeof intent?.productId === 'string' && Number.isInteger(intent.quantity) ? intent : null;
  } catch {
    return null;
  }
}
