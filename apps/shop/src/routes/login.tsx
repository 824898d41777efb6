import { loginMachine } from '@abs/machines';
import { LoginCodeScreen } from '@abs/ui/screens/LoginCodeScreen';
import { LoginScreen } from '@abs/ui/screens/LoginScreen';
import { useNavigate } from 'react-router-dom';
import { login } from '../api/accounts.ts';
import { callPort } from '../api/callPort.ts';
import { portOf } from '../api/portOf.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { useHydrated } from '../app/useHydrated.ts';
import { authPictures } from '../content/hero.ts';
import { dismissFormToast, ofForm, toastError } from '../lib/toast.ts';
import { useShop } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';
import { peekIntent } from '../session/intent.ts';
import { otpPath, storeResendAt } from '../session/otp.ts';
import { GuestOnly } from './GuestOnly.tsx';

const machine = loginMachine.provide({
  actors: {
    login: portOf(login),
    requestOtp: callPort('requestOtp'),
  },
});

export const LoginRoute = () => (
  <GuestOnly>
    <Login />
  </GuestOnly>
);

function Login() {
  const { session } = useShop();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [snapshot, send, actor] = usePageActor(machine, { input: {} });
  useEmitted(actor, {
    // GuestOnly, which contains this route, then redirects the logged-in user.
    'form.succeeded': ({ answer }) => {
      dismissFormToast();
      session.send({ type: 'session.started', credentials: answer.user_credentials });
    },
    'form.failed': ({ message }) => toastError(message, ofForm),
    'verification.required': ({ email, retryAfter }) => {
      if (retryAfter) storeResendAt('login', email, Date.now() + retryAfter * 1000);
      navigate(otpPath('login', email));
    },
  });
  return (
    <>
      <PageMeta title="Login" description="Log in to your ABS account to order, pay, and see where your orders are." />
      {snapshot.matches('enteringCode') || snapshot.matches('submittingCode') ? (
        <LoginCodeScreen
          errors={snapshot.context.errors}
          message={snapshot.context.message}
          pending={snapshot.hasTag('pending')}
          picture={authPictures.login}
          onSubmit={({ code }) => send({ type: 'code.submitted', code })}
          onBack={() => send({ type: 'code.left' })}
        />
      ) : (
        <LoginScreen
          // Empty initial values would replace what a browser has filled in.
          initialValues={snapshot.context.values.email ? snapshot.context.values : undefined}
          notice={isHydrated && peekIntent() ? 'Log in to put this in your cart.' : undefined}
          errors={snapshot.context.errors}
          message={snapshot.context.message}
          pending={snapshot.hasTag('pending')}
          picture={authPictures.login}
          onSubmit={(values) => send({ type: 'form.submitted', values })}
        />
      )}
    </>
  );
}
