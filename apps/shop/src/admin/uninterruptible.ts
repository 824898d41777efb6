import { messageOf } from '@abs/contract';
import { fromPromise, type NonReducibleUnknown } from 'xstate';
import { toastError } from '../app/toast.ts';

/**
 * A change of the shop as a flow's port: once begun it ends, whether or not its screen is left. Where nobody is left to
 * be told that it failed, a toast tells it.
 * @param failed what is said when the server did not say why
 */
export const uninterruptible = <Input extends NonReducibleUnknown, Output>(
  change: (input: Input) => Promise<Output>,
  failed = 'The change failed. Please try again.',
) =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      return await change(input);
    } catch (error) {
      if (signal.aborted) void toastError(messageOf(error, failed));
      throw error;
    }
  });
