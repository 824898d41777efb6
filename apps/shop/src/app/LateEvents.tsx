import { useEffect } from 'react';
import { keepCart } from '../lastSeen/keepCart.ts';
import { useShop } from '../machines/shop.tsx';
import { WishlistEvents } from './Hearts.tsx';

/** The work of every page that can wait until the page has loaded. */
export function LateEvents() {
  const shop = useShop();
  useEffect(() => keepCart(shop), [shop]);
  return <WishlistEvents />;
}
