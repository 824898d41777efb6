import { isInCart, sharedWishlistMachine } from '@abs/machines';
import { SharedWishlistScreen, type SharedWishlistScreenProps } from '@abs/ui/screens/SharedWishlistScreen';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { callPort } from '../api/callPort.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { useShop } from '../machines/shop.tsx';
import { usePageActor } from '../machines/usePageActor.ts';

const machine = sharedWishlistMachine.provide({
  actors: { getSharedWishlist: callPort('getSharedWishlist', ({ token }) => ({ params: { token } })) },
});

function toState(snapshot: SnapshotFrom<typeof machine>): SharedWishlistScreenProps['state'] {
  const { products, message } = snapshot.context;
  if (snapshot.matches('notFound')) return { status: 'notFound' };
  if (snapshot.matches('failed')) return { status: 'error', message: message ?? '' };
  return snapshot.matches('ready') ? { status: 'ready', products: [...products] } : { status: 'loading' };
}

/** A shared wishlist, opened by its link. */
export function SharedWishlist({ token }: { token: string }) {
  const { cart } = useShop();
  const cartContext = useSelector(cart, ({ context }) => context);
  const [snapshot, send] = usePageActor(machine, { input: { token } });
  return (
    <>
      <PageMeta title="A shared wishlist" />
      <meta name="robots" content="noindex" />
      <SharedWishlistScreen
        state={toState(snapshot)}
        onAddToCart={(productId) => cart.send({ type: 'product.added', productId, quantity: 1 })}
        pendingIds={Object.keys(cartContext.queues)}
        inCart={isInCart(cartContext)}
        onRetry={() => send({ type: 'refresh.requested' })}
      />
    </>
  );
}
