import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop, useUser } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { keepTypedText, restoreTypedText } from '../session/typedText.ts';

/** Restores text in the page's forms that was typed before a reload, or before signing in again. */
export function useTypedText(): void {
  const { pathname } = useLocation();
  const userId = useUser()?.userId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is restored for the user who signs in.
  useEffect(() => restoreTypedText(pathname), [pathname, userId]);
}

/**
 * For pages that need a session: keeps the typed text if the session ends without a logout, because the login replaces
 * the page.
 */
export function useKeepTypedText(): void {
  const { session } = useShop();
  const userId = useUser()?.userId ?? null;
  useEmitted(session, {
    'session.closed': ({ reason }) => {
      if (reason !== 'logout') keepTypedText(userId);
    },
  });
}
