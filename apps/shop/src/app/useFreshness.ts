import { useEffect } from 'react';
import { useShop } from '../machines/shop.tsx';

/**
 * Refreshes cart and orders when the tab is shown again, because they may have changed elsewhere. This also signs out
 * an account that was blocked in the meantime.
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
