import { messageOf } from '@abs/contract';
import type { NonReducibleUnknown } from 'xstate';
import { portOf } from '../api/portOf.ts';
import { toastError } from '../lib/toast.ts';

/**
 * A machine's port for a change that completes even if the admin leaves the screen. If it fails after that, a toast
 * shows why.
 * @param failed the toast's message if the server sends none
 */
export const uninterruptible = <Input extends NonReducibleUnknown, Output>(
  change: (input: Input) => Promise<Output>,
  failed = 'The change failed. Please try again.',
) =>
  portOf<Output, Input>(async (input, signal) => {
    try {
      return await change(input);
    } catch (error) {
      if (signal.aborted) toastError(messageOf(error, failed));
      throw error;
    }
  });
