import type { User } from '@abs/contract';
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { toastError } from '../app/toast.ts';
import { forgetDraftsOfOthers } from '../session/drafts.ts';
import { connectOwner, forgetTypedTextOfOthers } from '../session/typedText.ts';
import { type CartActor, startCart } from './cart.ts';
import { type OrdersActor, startOrders } from './orders.ts';
import { restoreSession, type SessionActor, startSession } from './session.ts';

/** The flows that every screen shares. */
export type Shop = { session: SessionActor; cart: CartActor; orders: OrdersActor };

/**
 * Starts them. They run before React renders, since the first screen already makes calls with the session's token.
 * @param readsStorage false where React takes over a page from the server, which was rendered without knowing for whom:
 * ShopProvider then reads storage once the page is React's. @default true
 */
export function startShop({ readsStorage = true }: { readsStorage?: boolean } = {}): Shop {
  const session = startSession({ readsStorage });
  connectOwner(() => session.getSnapshot().context.user?.userId ?? null);
  session.on('session.opened', ({ user }) => {
    forgetTypedTextOfOthers(user.userId);
    forgetDraftsOfOthers(user.userId);
  });
  session.on('session.closed', ({ reason }) => {
    // After an expired session the same person may go on; after a logout nothing of them stays in this tab.
    if (reason !== 'expired') forgetDraftsOfOthers(null);
    if (reason === 'logout') return forgetTypedTextOfOthers(null);
    // Here rather than in a component: the answer that ends it may come before the first page is drawn.
    toastError('You were signed out');
  });
  return { session, cart: startCart(session), orders: startOrders(session) };
}

/** Ends them, for where one page starts more than one shop, as stories do. What they wait for is aborted. */
export function stopShop({ session, cart, orders }: Shop): void {
  for (const actor of [orders, cart, session]) actor.stop();
}

const ShopContext = createContext<Shop | null>(null);

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  useEffect(() => restoreSession(shop.session), [shop]);
  return <ShopContext value={shop}>{children}</ShopContext>;
}

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider above it');
  return shop;
}

/** Whether it is not known yet who is using the shop. */
export function useIdentifying(): boolean {
  return useSelector(useShop().session, (snapshot) => snapshot.hasTag('pending'));
}

/** The signed-in user; null for a guest. */
export function useUser(): User | null {
  return useSelector(useShop().session, (snapshot) => snapshot.context.user);
}
