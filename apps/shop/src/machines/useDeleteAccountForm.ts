import { deleteAccountMachine } from '@abs/machines';
import { settingsCallPort } from '../api/settings.ts';
import { toast } from '../lib/toast.ts';
import { useEmitted } from './useEmitted.ts';
import { useLogOut } from './useLogOut.ts';
import { usePageActor } from './usePageActor.ts';

const machine = deleteAccountMachine.provide({ actors: { deleteAccount: settingsCallPort('deleteAccount') } });

/** The form that deletes the user's account, which logs out and navigates home. */
export function useDeleteAccountForm() {
  const logOut = useLogOut();
  const [snapshot, send, actor] = usePageActor(machine);
  useEmitted(actor, {
    'form.succeeded': ({ answer }) => {
      logOut();
      toast(answer.message);
    },
  });
  return {
    errors: snapshot.context.errors,
    message: snapshot.context.message,
    confirming: snapshot.matches('confirming'),
    pending: snapshot.hasTag('pending'),
    onSubmit: (values: typeof snapshot.context.values) => send({ type: 'form.submitted', values }),
    onConfirm: () => send({ type: 'deletion.confirmed' }),
    onCancel: () => send({ type: 'deletion.cancelled' }),
  };
}
