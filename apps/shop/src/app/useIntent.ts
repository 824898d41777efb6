import { isAuthRoute } from '@abs/machines';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop, useUser } from '../machines/shop.tsx';
import { takeIntent } from '../session/intent.ts';

/**
 * Puts into the cart what a guest was about to put there before they had to log in, as soon as they are through
 * login or sign-up. The intent ends when they go to any other page instead.
 */
export function useIntent(): void {
  const { cart } = useShop();
  const user = useUser();
  const location = useLocation();
  useEffect(() => {
    if (isAuthRoute(location.pathname)) return;
    const intent = takeIntent();
    // An admin lands in the back office, where nobody sees a cart fill.
    if (user && intent && !location.pathname.startsWith('/admin')) cart.send({ type: 'product.added', ...intent });
  }, [user, location, cart]);
}
