import { CallError } from '@abs/contract';

/** Nothing came back: no answer, or not the code for it. */
export const offline = (cause?: unknown) =>
  new CallError('You seem to be offline. Check your connection and try again.', { code: 'offline', cause });
