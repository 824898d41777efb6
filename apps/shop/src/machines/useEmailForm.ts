import { changeEmailMachine } from '@abs/machines';
import { callPort } from '../api/callPort.ts';
import { usePageActor } from './usePageActor.ts';

const machine = changeEmailMachine.provide({ actors: { requestEmailChange: callPort('requestEmailChange') } });

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
