import { useEffect } from 'react';
import { useShop, useUser } from '../machines/shop.tsx';
import { takeIntent } from '../session/intent.ts';

/** Puts into the cart what a guest was about to put there when they were asked to log in. */
export function useCarryOutIntent(): void {
  const { cart } = useShop();
  const user = useUser();
  useEffect(() => {
    if (!user) return;
    const intent = takeIntent();
    if (intent) cart.send({ type: 'product.added', ...intent });
  }, [user, cart]);
}
