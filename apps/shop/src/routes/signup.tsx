import { messages, signupMachine } from '@abs/machines';
import { SignupScreen } from '@abs/ui/screens/SignupScreen';
import { useNavigate } from 'react-router-dom';
import { callPort } from '../api/callPort.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { authPictures } from '../content/hero.ts';
import { ofForm, toast, toastError } from '../lib/toast.ts';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';
import { otpPath } from '../session/otp.ts';
import { GuestOnly } from './GuestOnly.tsx';

const machine = signupMachine.provide({
  actors: { signup: callPort('signup') },
});

export const SignupRoute = () => (
  <GuestOnly>
    <Signup />
  </GuestOnly>
);

function Signup() {
  const navigate = useNavigate();
  const [snapshot, send, actor] = usePageActor(machine, { input: {} });
  useEmitted(actor, {
    'form.succeeded': ({ values }) => {
      toast(messages.signupCompleted, ofForm);
      navigate(otpPath('signup', values.email));
    },
    'form.failed': ({ message }) => toastError(message, ofForm),
  });
  return (
    <>
      <PageMeta
        title="Sign up"
        description="Create an ABS account to order hoodies, t-shirts, sneakers and jackets from Nigeria."
      />
      <SignupScreen
        errors={snapshot.context.errors}
        message={snapshot.context.message}
        pending={snapshot.hasTag('pending')}
        picture={authPictures.signup}
        onSubmit={(values) => send({ type: 'form.submitted', values })}
      />
    </>
  );
}
