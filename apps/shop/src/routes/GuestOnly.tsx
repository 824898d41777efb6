import { landing } from '@abs/machines';
import { type ReactNode, useState } from 'react';
import { useShop, useUser } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { returnPath } from '../session/returnPath.ts';
import { isTyping } from '../session/typedText.ts';
import { RedirectTo } from './guards.tsx';

/**
 * A screen for signing in. A logged-in user is redirected to the page that they wanted to open. The form stays
 * only if they have typed before the stored session was read: that session has probably ended, which the shop learns from
 * its first call.
 */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { session } = useShop();
  const user = useUser();
  const [isLeaving, setLeaving] = useState(user !== null);
  useEmitted(session, {
    'session.opened': ({ reason }) => setLeaving(reason !== 'restored' || !isTyping()),
    'session.closed': () => setLeaving(false),
  });
  return user && isLeaving ? <RedirectTo to={landing(user, returnPath())} /> : children;
}
