import { isSaved, wishlistMachine } from '@abs/machines';
import { useSelector } from '@xstate/react';
import { type ActorRefFrom, createActor } from 'xstate';
import { callPort } from '../api/callPort.ts';
import { onSavedProductsStored, savedProducts, storeSavedProducts } from '../session/savedProducts.ts';
import type { SessionActor } from './session.ts';
import { type Shop, useShop } from './shop.tsx';

export type WishlistActor = ActorRefFrom<typeof wishlistMachine>;

const toProductId = ({ productId }: { productId: string }) => ({ params: { productId } });

const machine = wishlistMachine.provide({
  actors: {
    getWishlist: callPort('getWishlist'),
    joinWishlist: callPort('joinWishlist'),
    saveHeart: callPort('addToWishlist', toProductId),
    removeHeart: callPort('removeFromWishlist', toProductId),
    lookUpWishlist: callPort('lookUpWishlist', ({ productIds }) => ({ query: { ids: productIds.join(',') } })),
    shareWishlist: callPort('shareWishlist', () => ({ body: {} })),
    endWishlistShare: callPort('endWishlistShare'),
  },
  actions: { saveOnDevice: (_, { items }) => storeSavedProducts(items) },
});

/** Starts the wishlist of a tab: the device's for a guest, the account's for a logged-in user. */
function startWishlist(session: SessionActor): WishlistActor {
  const signedIn = session.getSnapshot().matches('signedIn');
  const actor = createActor(machine, { input: { signedIn, deviceItems: savedProducts() } }).start();
  session.on('session.opened', () => actor.send({ type: 'session.opened' }));
  session.on('session.closed', ({ reason }) => actor.send({ type: 'session.closed', reason }));
  const stopListening = onSavedProductsStored((items) => actor.send({ type: 'device.changed', items }));
  session.subscribe({
    complete: () => {
      stopListening();
      actor.stop();
    },
  });
  return actor;
}

const started = new WeakMap<Shop, WishlistActor>();

/** The wishlist of the shop. It starts on first use, because hearts load after the page. */
export function useWishlist(): WishlistActor {
  const shop = useShop();
  const actor = started.get(shop) ?? startWishlist(shop.session);
  started.set(shop, actor);
  return actor;
}

/** Whether the heart of a product is pressed. */
export const useIsSaved = (wishlist: WishlistActor, productId: string): boolean =>
  useSelector(wishlist, ({ context }) => isSaved(context, productId));
