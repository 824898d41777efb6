import { stepUpMachine } from '@abs/machines';
import { StepUpDialog } from '@abs/ui/shop/StepUpDialog';
import { twoFactorCallPort } from '../api/twoFactor.ts';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';

const machine = stepUpMachine.provide({ actors: { stepUp: twoFactorCallPort('stepUp') } });

/** Takes a code of the admin. */
export function StepUp({ open, onGiven, onCancel }: { open: boolean; onGiven: () => void; onCancel: () => void }) {
  const [snapshot, send, actor] = usePageActor(machine);
  const { errors, message } = snapshot.context;
  useEmitted(actor, { 'form.succeeded': () => onGiven() });
  return (
    <StepUpDialog
      open={open}
      errors={errors}
      message={message}
      pending={snapshot.hasTag('pending')}
      onSubmit={(values) => send({ type: 'form.submitted', values })}
      onCancel={onCancel}
    />
  );
}
