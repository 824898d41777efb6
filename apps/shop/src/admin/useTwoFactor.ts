import { twoFactorMachine } from '@abs/machines';
import type { TwoFactorProps, TwoFactorState } from '@abs/ui/screens/AdminProfileScreen';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { twoFactorCallPort } from '../api/twoFactor.ts';
import { saveFile } from '../lib/saveFile.ts';
import { toast, toastError } from '../lib/toast.ts';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';
import { useInvalidateCounts } from './counts.tsx';

const machine = twoFactorMachine.provide({
  actors: {
    getTwoFactor: twoFactorCallPort('getTwoFactor', () => ({})),
    startTwoFactor: twoFactorCallPort('startTwoFactor'),
    confirmTwoFactor: twoFactorCallPort('confirmTwoFactor'),
    renewRecoveryCodes: twoFactorCallPort('renewRecoveryCodes'),
    endTwoFactor: twoFactorCallPort('endTwoFactor'),
  },
});

function toState(snapshot: SnapshotFrom<typeof machine>): TwoFactorState {
  const { enabledAt, isRequired, recoveryCodesLeft, secret, recoveryCodes, message } = snapshot.context;
  if (snapshot.matches('failed')) return { status: 'error', message: message ?? '' };
  if (snapshot.matches('off')) return { status: 'off', isRequired };
  if (snapshot.matches('startForm') || snapshot.matches('starting')) return { status: 'startForm' };
  if (snapshot.matches('showingCodes')) return { status: 'showingCodes', recoveryCodes };
  if (snapshot.matches('renewalForm') || snapshot.matches('renewing')) return { status: 'renewalForm' };
  if (snapshot.matches('endForm') || snapshot.matches('ending')) return { status: 'endForm' };
  if (secret) return { status: 'settingUp', ...secret };
  return enabledAt !== null && snapshot.matches('on')
    ? { status: 'on', enabledAt, recoveryCodesLeft }
    : { status: 'loading' };
}

/**
 * The two-factor authentication of the admin.
 * @param isOffered whether the backend has it, which is not requested otherwise
 */
export function useTwoFactor(isOffered: boolean): TwoFactorProps {
  const [snapshot, send, actor] = usePageActor(machine);
  const { errors, message, isRequired, recoveryCodes } = snapshot.context;
  useEffect(() => {
    if (isOffered) send({ type: 'refresh.requested' });
  }, [isOffered, send]);
  const invalidateCounts = useInvalidateCounts();
  useEmitted(actor, {
    'twoFactor.ended': ({ message: ended }) => {
      toast(ended);
      invalidateCounts();
    },
  });
  const isMissing = isRequired && snapshot.matches('off');
  useEffect(() => {
    // The section is far down on a phone.
    if (isMissing) toastError('Set up two-factor authentication below to use the back office.', { id: 'two-factor' });
  }, [isMissing]);
  return {
    state: toState(snapshot),
    errors,
    message,
    pending: snapshot.hasTag('pending'),
    onRetry: () => send({ type: 'refresh.requested' }),
    onSetUp: () => send({ type: 'setup.requested' }),
    onRenew: () => send({ type: 'renewal.requested' }),
    onEnd: () => send({ type: 'end.requested' }),
    onSubmit: (values) => send({ type: 'form.submitted', values }),
    onCancel: () => send({ type: 'form.cancelled' }),
    onDownload: () => saveFile(new Blob([`${recoveryCodes.join('\n')}\n`]), 'abs-recovery-codes', 'txt'),
    onSaved: () => {
      send({ type: 'codes.saved' });
      // The overview no longer reminds of it.
      invalidateCounts();
    },
  };
}
