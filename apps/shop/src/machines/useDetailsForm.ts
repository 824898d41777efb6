import type { CallResponse, User } from '@abs/contract';
import { completeProfileMachine } from '@abs/machines';
import { callPort } from '../api/callPort.ts';
import { useShop } from './shop.tsx';
import { useEmitted } from './useEmitted.ts';
import { usePageActor } from './usePageActor.ts';

const machine = completeProfileMachine.provide({
  actors: {
    completeProfile: callPort('completeProfile', ({ userId, ...body }) => ({ params: { id: userId }, body })),
  },
});

/** The form for the user's name and gender. Saving it also updates the session. */
export function useDetailsForm(user: User, onSaved?: (answer: CallResponse<'completeProfile'>) => void) {
  const { session } = useShop();
  const [snapshot, send, actor] = usePageActor(machine, { input: { user } });
  useEmitted(actor, {
    'form.succeeded': ({ answer }) => {
      session.send({ type: 'user.changed', user: { ...user, ...answer.data } });
      onSaved?.(answer);
    },
  });
  return {
    errors: snapshot.context.errors,
    message: snapshot.context.message,
    pending: snapshot.hasTag('pending'),
    saved: snapshot.matches('saved'),
    onSubmit: (values: typeof snapshot.context.values) => send({ type: 'form.submitted', values }),
  };
}
