import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop, useUser } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { keepTypedText, restoreTypedText } from '../session/typedText.ts';

/** Puts what was typed before a reload, or before signing in again, back into the page's forms. */
export function useTypedText(): void {
  const { pathname } = useLocation();
  const userId = useUser()?.userId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a person who signs in gets back what they typed.
  useEffect(() => restoreTypedText(pathname), [pathname, userId]);
}

/** For pages that need a session: keeps what is typed when it ends by itself, since the login takes their place. */
export function useKeepTypedText(): void {
  const { session } = useShop();
  const userId = useUser()?.userId ?? null;
  useEmitted(session, {
    'session.closed': ({ reason }) => {
      if (reason !== 'logout') keepTypedText(userId);
    },
  });
}
