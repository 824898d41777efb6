import { PageSkeleton } from '@abs/ui/components/PageSkeleton';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { PageMeta } from '../app/PageMeta.tsx';
import { useNavigating } from '../app/PageRoutes.tsx';
import { useKeepTypedText } from '../app/useTypedText.ts';
import { useIdentifying, useUser } from '../machines/shop.tsx';
import { rememberReturnPath } from '../session/returnPath.ts';

/** The titles of the pages behind the login, by the first part of their paths. */
const titles: Partial<Record<string, string>> = {
  account: 'Account settings',
  cart: 'Cart',
  'complete-profile': 'Complete your profile',
  order: 'Orders',
  payment: 'Payment',
  user: 'Profile',
};

/** The placeholder of a page until the shop knows whether the user may see it. */
export function Identifying() {
  const [, part = ''] = useLocation().pathname.split('/');
  const title = titles[part] ?? 'Loading';
  return (
    <>
      <PageMeta title={title} />
      <PageSkeleton title={title} />
    </>
  );
}

/**
 * Redirects to another page. The placeholder stays until that page's code has loaded, which takes seconds on a slow
 * network.
 */
export function RedirectTo({ to }: { to: string }) {
  const navigate = useNavigate();
  const isNavigating = useNavigating();
  useEffect(() => {
    // Repeats the redirect if another navigation has replaced it and ended here.
    if (!isNavigating) navigate(to, { replace: true });
  }, [navigate, isNavigating, to]);
  return <Identifying />;
}

/** Redirects a guest to the login, which returns to this page. */
export function LogInFirst() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberReturnPath(pathname + search), [pathname, search]);
  return <RedirectTo to="/login" />;
}

/**
 * Screens that need a session. A guest logs in first and then returns. Another account, from another tab, gets a page of
 * its own: forms and their text belong to one account.
 */
export function SignedInOnly() {
  const user = useUser();
  const identifying = useIdentifying();
  useKeepTypedText();
  if (!user && !identifying) return <LogInFirst />;
  return (
    <>
      {/* lastSeen/show.ts fills it. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it only keeps React from removing the script's elements. */}
      <div id="lastSeen" dangerouslySetInnerHTML={{ __html: '' }} />
      {user ? <Outlet key={user.userId} /> : <Identifying />}
    </>
  );
}
