import type { User } from '@abs/contract';
import { EMPTY_CART, NO_ORDERS } from '@abs/machines';
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { offline } from '../api/offline.ts';
import { toastError } from '../lib/toast.ts';
import { forgetDraftsOfOthers } from '../session/drafts.ts';
import { forgetViewed } from '../session/forgetViewed.ts';
import { forgetSearches } from '../session/recentSearches.ts';
import { connectOwner, forgetTypedTextOfOthers } from '../session/typedText.ts';
import type { CartActor } from './cart.ts';
import { createLateActor } from './lateActor.ts';
import { loadShopping } from './loadShopping.ts';
import type { OrdersActor } from './orders.ts';
import { restoreSession, type SessionActor, startSession } from './session.ts';
import { whenShopping } from './shoppingCode.ts';

/** The actors that all screens share. */
export type Shop = { session: SessionActor; cart: CartActor; orders: OrdersActor };

/**
 * Starts the shared actors. They run before React renders, because the first screen already makes calls with the
 * session's token.
 * @param readsStorage false if React hydrates a page from the server, which does not know the user: ShopProvider then
 * reads storage after the hydration. @default true
 */
export function startShop({ readsStorage = true }: { readsStorage?: boolean } = {}): Shop {
  const session = startSession({ readsStorage });
  connectOwner(() => session.getSnapshot().context.user?.userId ?? null);
  session.on('session.opened', ({ user }) => {
    forgetTypedTextOfOthers(user.userId);
    forgetDraftsOfOthers(user.userId);
  });
  session.on('session.closed', ({ reason }) => {
    // After an expired session the same user may continue, so the drafts stay. A logout also removes searches, viewed
    // products and typed text.
    if (reason !== 'expired') forgetDraftsOfOthers(null);
    if (reason === 'logout') {
      forgetSearches();
      forgetViewed();
      forgetTypedTextOfOthers(null);
      return;
    }
    // Here rather than in a component, because the response that ends the session may arrive before the first render.
    toastError('You were signed out');
  });
  return { session, ...startShopping(session) };
}

/** Cart and orders. Their code loads when a user is signed in, or when an event is sent to them. */
function startShopping(session: SessionActor): Omit<Shop, 'session'> {
  const load = () =>
    void loadShopping().catch((error: unknown) => {
      const isLost = [cart.forget(), orders.forget()].some(Boolean);
      if (isLost) toastError(offline(error).message);
      else window.addEventListener('online', load, { once: true });
    });
  const cart = createLateActor<CartActor>(EMPTY_CART, load);
  const orders = createLateActor<OrdersActor>({ ...NO_ORDERS, isSignedIn: false }, load);
  whenShopping(({ startCart, startOrders }) => {
    cart.become(startCart(session));
    orders.become(startOrders(session));
  });
  session.on('session.opened', load);
  if (session.getSnapshot().matches('signedIn')) load();
  return { cart: cart.actor, orders: orders.actor };
}

/** Stops the actors and aborts their requests. Stories start several shops per page. */
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

/** Whether the shop is still finding out who the user is. */
export function useIdentifying(): boolean {
  return useSelector(useShop().session, (snapshot) => snapshot.hasTag('pending'));
}

/** The logged-in user; null for a guest. */
export function useUser(): User | null {
  return useSelector(useShop().session, (snapshot) => snapshot.context.user);
}
