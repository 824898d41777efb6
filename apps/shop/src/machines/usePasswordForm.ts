import { changePasswordMachine } from '@abs/machines';
import { callPort } from '../api/callPort.ts';
import { usePageActor } from './usePageActor.ts';

const machine = changePasswordMachine.provide({ actors: { changePassword: callPort('changePassword') } });

/** The form that changes the user's password. */
export function usePasswordForm() {
  const [snapshot, send] = usePageActor(machine);
  return {
    errors: snapshot.context.errors,
    message: snapshot.context.message,
    pending: snapshot.hasTag('pending'),
    saved: snapshot.matches('saved'),
    onSubmit: (values: typeof snapshot.context.values) => send({ type: 'form.submitted', values }),
  };
}
