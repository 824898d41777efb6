import { landing } from '@abs/machines';
import { PageSkeleton } from '@abs/ui/components/PageSkeleton';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { PageMeta } from '../app/PageMeta.tsx';
import { useKeepTypedText } from '../app/useTypedText.ts';
import { useIdentifying, useUser } from '../machines/shop.tsx';
import { rememberReturnPath, returnPath } from '../session/returnPath.ts';

/** A page of which it is not known yet whether this person may see it. */
function Identifying() {
  return (
    <>
      <PageMeta title="Loading" />
      <PageSkeleton />
    </>
  );
}

/** Redirects to another page. The placeholder stays until that page's file has come, on a slow network for seconds. */
function RedirectTo({ to }: { to: string }) {
  const navigate = useNavigate();
  const { state } = useNavigation();
  useEffect(() => {
    // Once more where another navigation has taken this one's place, and ended here.
    if (state === 'idle') navigate(to, { replace: true });
  }, [navigate, state, to]);
  return <Identifying />;
}

/** Screens for signing in: a person who is signed in is taken on to where they were going. */
export function GuestOnly() {
  const user = useUser();
  return user ? <RedirectTo to={landing(user, returnPath())} /> : <Outlet />;
}

/** Leads a guest to the login, which leads back to this page. */
export function LogInFirst() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberReturnPath(pathname + search), [pathname, search]);
  return <RedirectTo to="/login" />;
}

/** Screens that need a session: a guest logs in first and comes back. */
export function SignedInOnly() {
  const user = useUser();
  const identifying = useIdentifying();
  useKeepTypedText();
  if (user) return <Outlet />;
  return identifying ? <Identifying /> : <LogInFirst />;
}

/** The profile form, for those whose profile is not complete. */
export function IncompleteProfileOnly() {
  const user = useUser();
  const identifying = useIdentifying();
  useKeepTypedText();
  if (identifying) return <Identifying />;
  if (!user) return <RedirectTo to="/login" />;
  const next = landing(user, returnPath());
  return next === '/complete-profile' ? <Outlet /> : <RedirectTo to={next} />;
}
