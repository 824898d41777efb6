import { landing } from '@abs/machines';
import { PageSkeleton } from '@abs/ui/components/PageSkeleton';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageMeta } from '../app/PageMeta.tsx';
import { useKeepTypedText } from '../app/useTypedText.ts';
import { useIdentifying, useUser } from '../machines/shop.tsx';
import { rememberReturnPath, returnPath } from '../session/returnPath.ts';

/** Screens for signing in: a person who is signed in is taken on to where they were going. */
export function GuestOnly() {
  const user = useUser();
  return user ? <Navigate to={landing(user, returnPath())} replace /> : <Outlet />;
}

/** A page of which it is not known yet whether this person may see it. */
function Identifying() {
  return (
    <>
      <PageMeta title="Loading" />
      <PageSkeleton />
    </>
  );
}

/** Leads a guest to the login, which leads back to this page. The placeholder stays until the login's file has come. */
export function LogInFirst() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberReturnPath(pathname + search), [pathname, search]);
  return (
    <>
      <Navigate to="/login" replace />
      <Identifying />
    </>
  );
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
  if (identifying) return null;
  if (!user) return <Navigate to="/login" replace />;
  const next = landing(user, returnPath());
  return next === '/complete-profile' ? <Outlet /> : <Navigate to={next} replace />;
}
