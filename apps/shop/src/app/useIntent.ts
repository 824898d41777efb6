import { isAuthRoute } from '@abs/machines';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop, useUser } from '../machines/shop.tsx';
import { takeIntent } from '../session/intent.ts';

/**
 * Adds the product that a guest tried to add to the cart, as soon as they have logged in or signed up. The intent is
 * dropped if they open any other page instead.
 */
export function useIntent(): void {
  const { cart } = useShop();
  const user = useUser();
  const location = useLocation();
  useEffect(() => {
    if (isAuthRoute(location.pathname)) return;
    const intent = takeIntent();
    // An admin lands in the back office, which does not show the cart.
    if (user && intent && !location.pathname.startsWith('/admin')) cart.send({ type: 'product.added', ...intent });
  }, [user, location, cart]);
}
