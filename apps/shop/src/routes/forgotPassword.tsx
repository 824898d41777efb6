import { type ForgotPasswordInput, forgotPasswordMachine } from '@abs/machines';
import { ForgotPasswordScreen } from '@abs/ui/screens/ForgotPasswordScreen';
import { useLocation, useNavigate } from 'react-router-dom';
import { callPort } from '../api/callPort.ts';
import { stateText } from '../app/locationState.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { authPictures } from '../content/hero.ts';
import { ofForm, toast, toastError } from '../lib/toast.ts';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';
import { otpPath, storeResendAt } from '../session/otp.ts';
import { GuestOnly } from './GuestOnly.tsx';

const machine = forgotPasswordMachine.provide({
  actors: { forgotPassword: callPort('forgotPassword') },
});

export const ForgotPasswordRoute = () => (
  <GuestOnly>
    <ForgotPassword />
  </GuestOnly>
);

function ForgotPassword() {
  const navigate = useNavigate();
  // From a refused link: its email address, and the reason.
  const { state } = useLocation();
  const refused: ForgotPasswordInput = { email: stateText(state, 'email'), message: stateText(state, 'message') };
  const [snapshot, send, actor] = usePageActor(machine, { input: refused });
  useEmitted(actor, {
    'form.succeeded': ({ values: { email }, answer: { message, retryAfter } }) => {
      if (retryAfter) storeResendAt('reset', email, Date.now() + retryAfter * 1000);
      toast(message, ofForm);
      navigate(otpPath('reset', email));
    },
    'form.failed': ({ message }) => toastError(message, ofForm),
  });
  return (
    <>
      <PageMeta title="Forgot password" description="Get a code by email to set a new password for your ABS account." />
      <ForgotPasswordScreen
        initialValues={{ email: refused.email ?? '' }}
        errors={snapshot.context.errors}
        message={snapshot.context.message}
        pending={snapshot.hasTag('pending')}
        picture={authPictures.login}
        onSubmit={(values) => send({ type: 'form.submitted', values })}
      />
    </>
  );
}
