import { otpMachine } from '@abs/machines';
import { OtpScreen } from '@abs/ui/screens/OtpScreen';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { verifyEmail } from '../api/accounts.ts';
import { call } from '../api/call.ts';
import { callPort } from '../api/callPort.ts';
import { portOf } from '../api/portOf.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { authPictures } from '../content/hero.ts';
import { dismissFormToast, ofForm, toast, toastError } from '../lib/toast.ts';
import { useShop } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';
import { otpFlow, storedOtp, storeResendAt } from '../session/otp.ts';
import { GuestOnly } from './GuestOnly.tsx';

const machine = otpMachine.provide({
  actors: {
    verifyEmail: portOf(verifyEmail),
    checkResetCode: callPort('verifyEmailAccount'),
    sendOtp: portOf(({ flow, email }, signal) =>
      call(flow === 'reset' ? 'forgotPassword' : 'requestOtp', { body: { email }, signal }),
    ),
  },
});

export const OtpRoute = () => (
  <GuestOnly>
    <Otp />
  </GuestOnly>
);

function Otp() {
  const { session } = useShop();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const flow = otpFlow(search.get('flow'));
  const [stored] = useState(() => storedOtp(flow));
  const [snapshot, send, actor] = usePageActor(machine, {
    input: {
      flow,
      email: stored?.email ?? null,
      ...(stored?.resendAt !== undefined && { resendAt: stored.resendAt }),
    },
  });
  const countdown = snapshot.children.countdown;
  const secondsLeft = useSelector(countdown, (current) => current?.context.secondsLeft ?? 0);
  useEmitted(actor, {
    'otp.verified': (outcome) => {
      dismissFormToast();
      if (outcome.flow !== 'reset') session.send({ type: 'session.started', credentials: outcome.credentials });
      else navigate('/reset-password', { state: { email: outcome.email, code: outcome.code } });
    },
    'otp.refused': ({ message }) => toastError(message, ofForm),
    'otp.resent': ({ message }) => toast(message, ofForm),
    'resend.failed': ({ message }) => toastError(message, ofForm),
  });
  const { context } = snapshot;
  const { email, resendAt } = context;
  useEffect(() => {
    if (email !== null && resendAt !== null) storeResendAt(flow, email, resendAt);
  }, [flow, email, resendAt]);
  return (
    <>
      <PageMeta title="Verify Email" />
      <OtpScreen
        email={snapshot.matches('active') || snapshot.status === 'done' ? email : null}
        code={context.code}
        codeError={context.codeError}
        message={context.message}
        secondsLeft={secondsLeft}
        pending={snapshot.matches({ active: { code: 'verifying' } })}
        resending={snapshot.matches({ active: { resend: 'resending' } })}
        initialEmail={context.typedEmail}
        emailErrors={context.emailError ? { email: context.emailError } : {}}
        picture={authPictures.otp}
        onCodeChange={(code) => send({ type: 'code.changed', code })}
        onSubmit={(code) => send({ type: 'code.submitted', code })}
        onResend={() => send({ type: 'resend.requested' })}
        onEmailSubmit={(typed) => send({ type: 'email.submitted', email: typed })}
        onEmailReject={() => send({ type: 'email.rejected' })}
      />
    </>
  );
}
