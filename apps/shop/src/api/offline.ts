import { CallError } from '@abs/contract';

/** No response arrived, or the code that sends calls did not load in time. */
export const offline = (cause?: unknown) =>
  new CallError('You seem to be offline. Check your connection and try again.', { code: 'offline', cause });
