import { changeEmailMachine } from '@abs/machines';
import { settingsCallPort } from '../api/settings.ts';
import { usePageActor } from './usePageActor.ts';

const machine = changeEmailMachine.provide({ actors: { requestEmailChange: settingsCallPort('requestEmailChange') } });

/**
 * The form that requests a change of the user's email address.
 * @param pendingEmail the address of an earlier request that is not confirmed yet
 */
export function useEmailForm(pendingEmail: string | null) {
  const [snapshot, send] = usePageActor(machine);
  return {
    errors: snapshot.context.errors,
    message: snapshot.context.message,
    pending: snapshot.hasTag('pending'),
    requested: snapshot.matches('requested'),
    pendingEmail: snapshot.context.requestedEmail ?? pendingEmail,
    onSubmit: (values: typeof snapshot.context.values) => send({ type: 'form.submitted', values }),
  };
}
