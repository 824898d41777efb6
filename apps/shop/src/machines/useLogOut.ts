import { useEffect } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { useShop } from './shop.tsx';

/** The path of the page on which the user pressed Logout, until they have left it. */
let leaving: string | null = null;

/** Logs out and navigates home. The session ends on arrival: see useEndSessionOnArrival. */
export function useLogOut(options?: NavigateOptions): () => void {
  const { session } = useShop();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (pathname === '/') return session.send({ type: 'session.ended' });
    leaving = pathname;
    navigate('/', options);
  };
}

/**
 * Ends the session after a logout, once the previous page is no longer shown: a page that needs a session would
 * redirect to the login.
 */
export function useEndSessionOnArrival(): void {
  const { session } = useShop();
  const { pathname } = useLocation();
  useEffect(() => {
    if (leaving === null || leaving === pathname) return;
    leaving = null;
    session.send({ type: 'session.ended' });
  }, [pathname, session]);
}
