import { changePasswordMachine } from '@abs/machines';
import { settingsCallPort } from '../api/settings.ts';
import { useEmitted } from './useEmitted.ts';
import { usePageActor } from './usePageActor.ts';

const machine = changePasswordMachine.provide({ actors: { changePassword: settingsCallPort('changePassword') } });

/**
 * The form that changes the user's password.
 * @param onChanged called after a change, which logs out all other devices
 */
export function usePasswordForm(onChanged?: () => void) {
  const [snapshot, send, actor] = usePageActor(machine);
  useEmitted(actor, { 'form.succeeded': () => onChanged?.() });
  return {
    errors: snapshot.context.errors,
    message: snapshot.context.message,
    pending: snapshot.hasTag('pending'),
    saved: snapshot.matches('saved'),
    onSubmit: (values: typeof snapshot.context.values) => send({ type: 'form.submitted', values }),
  };
}
