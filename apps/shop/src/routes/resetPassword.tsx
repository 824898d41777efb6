import { type ForgotPasswordInput, messages, resetPasswordMachine } from '@abs/machines';
import { ResetPasswordScreen } from '@abs/ui/screens/ResetPasswordScreen';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { callPort } from '../api/callPort.ts';
import { stateText } from '../app/locationState.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { authPictures } from '../content/hero.ts';
import { ofForm, toast, toastError } from '../lib/toast.ts';
import { useShop } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { useLogOut } from '../machines/useLogOut.ts';
import { usePageActor } from '../machines/usePageActor.ts';
import { otpPath } from '../session/otp.ts';

const machine = resetPasswordMachine.provide({
  actors: { resetPassword: callPort('resetPassword') },
});

type ResetCode = { email: string; code: string };

function resetCodeIn(state: unknown): ResetCode | null {
  const [email, code] = [stateText(state, 'email'), stateText(state, 'code')];
  return email && code ? { email, code } : null;
}

/** Compares as the server does: accounts have lower-case email addresses, but this one may be as the user typed it. */
const isSameAddress = (ofAccount: string | undefined, typed: string) => ofAccount === typed.trim().toLowerCase();

export function ResetPasswordRoute() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const [email, code] = [search.get('email'), search.get('code')];
  if (email && code) {
    // From a mail's link. The redirect removes the code from the address bar, where it could be seen and shared.
    return <Navigate to="/reset-password" replace state={{ email, code } satisfies ResetCode} />;
  }
  const known = resetCodeIn(state);
  return known ? <ResetPassword key={known.code} {...known} /> : <Navigate to="/forget-password-otp" replace />;
}

function ResetPassword({ email, code }: ResetCode) {
  const { session } = useShop();
  const navigate = useNavigate();
  const logOut = useLogOut({ replace: true });
  const [snapshot, send, actor] = usePageActor(machine, { input: { email, code } });
  useEmitted(actor, {
    'form.succeeded': () => {
      toast(messages.resetCompleted, ofForm);
      // The server has revoked every session of the account.
      if (isSameAddress(session.getSnapshot().context.user?.email, email)) logOut();
      else navigate('/', { replace: true });
    },
    'form.failed': ({ message }) => toastError(message, ofForm),
    'resetCode.refused': ({ message }) => {
      toastError(message);
      navigate(otpPath('reset', email), { replace: true });
    },
    'resetLink.refused': ({ message }) => {
      toastError(message);
      navigate('/forget-password-otp', { replace: true, state: { email, message } satisfies ForgotPasswordInput });
    },
  });
  return (
    <>
      <PageMeta title="New password" />
      <ResetPasswordScreen
        email={email}
        errors={snapshot.context.errors}
        message={snapshot.context.message}
        pending={snapshot.hasTag('pending')}
        picture={authPictures.signup}
        onSubmit={(values) => send({ type: 'form.submitted', values })}
      />
    </>
  );
}
