import { useEffect } from 'react';
import { useShop } from '../machines/shop.tsx';

/**
 * Brings cart and orders up to date when somebody comes back to this tab: they may have changed elsewhere meanwhile, and
 * an account that was blocked meanwhile is signed out here too.
 */
export function useFreshness(): void {
  const { session, cart, orders } = useShop();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible' || !session.getSnapshot().matches('signedIn')) return;
      cart.send({ type: 'refresh.requested' });
      orders.send({ type: 'refresh.requested' });
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [session, cart, orders]);
}
