import { messageOf } from '@abs/contract';
import type { NonReducibleUnknown } from 'xstate';
import { portOf } from '../api/portOf.ts';
import { toastError } from '../app/toast.ts';

/**
 * A change of the shop as a machine's port: it runs to its end even when its screen is left. If it fails after that, a
 * toast shows why.
 * @param failed the message when the server gives none
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
