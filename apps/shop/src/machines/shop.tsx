import type { User } from '@abs/contract';
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext } from 'react';
import { connectOwner, forgetTypedTextOfOthers } from '../session/typedText.ts';
import { type CartActor, startCart } from './cart.ts';
import { type OrdersActor, startOrders } from './orders.ts';
import { type SessionActor, startSession } from './session.ts';

/** The flows that every screen shares. */
export type Shop = { session: SessionActor; cart: CartActor; orders: OrdersActor };

/** Starts them. They run before React renders, since the first screen already makes calls with the session's token. */
export function startShop(): Shop {
  const session = startSession();
  connectOwner(() => session.getSnapshot().context.user?.userId ?? null);
  session.on('session.opened', ({ user }) => forgetTypedTextOfOthers(user.userId));
  session.on('session.closed', ({ reason }) => {
    if (reason === 'logout') forgetTypedTextOfOthers(null);
  });
  return { session, cart: startCart(session), orders: startOrders(session) };
}

/** Ends them, for where one page starts more than one shop, as stories do. What they wait for is aborted. */
export function stopShop({ session, cart, orders }: Shop): void {
  for (const actor of [orders, cart, session]) actor.stop();
}

const ShopContext = createContext<Shop | null>(null);

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider above it');
  return shop;
}

/** The signed-in user; null for a guest. */
export function useUser(): User | null {
  return useSelector(useShop().session, (snapshot) => snapshot.context.user);
}
