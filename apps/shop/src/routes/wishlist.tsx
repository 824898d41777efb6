import { isInCart, shownItems } from '@abs/machines';
import { WishlistScreen, type WishlistScreenProps } from '@abs/ui/screens/WishlistScreen';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { PageMeta } from '../app/PageMeta.tsx';
import { useIdentifying, useShop } from '../machines/shop.tsx';
import { useSnapshot } from '../machines/useSnapshot.ts';
import { useWishlist, type WishlistActor } from '../machines/wishlist.ts';
import { SharedWishlist } from './sharedWishlist.tsx';

type Snapshot = SnapshotFrom<WishlistActor>;

function toState(snapshot: Snapshot): WishlistScreenProps['state'] {
  const items = shownItems(snapshot.context);
  if (snapshot.matches({ signedIn: { list: 'failed' } }))
    return { status: 'error', message: snapshot.context.message ?? '' };
  // The items of the device are known before the other items have loaded.
  if (snapshot.hasTag('pending') && items.length === 0) return { status: 'loading' };
  return { status: 'ready', items };
}

/** The user's own wishlist, or a shared one that a link opens. */
export function WishlistRoute() {
  const { token } = useParams();
  return token === undefined ? <OwnWishlist /> : <SharedWishlist key={token} token={token} />;
}

function OwnWishlist() {
  const { cart } = useShop();
  const wishlist = useWishlist();
  const isIdentifying = useIdentifying();
  const snapshot = useSnapshot(wishlist);
  const cartContext = useSelector(cart, ({ context }) => context);
  const isAccounts = snapshot.matches('signedIn');
  const { shareToken, isSignedIn } = snapshot.context;
  useEffect(() => {
    // Prices and availability may have changed in the meantime.
    if (!isIdentifying) wishlist.send({ type: 'refresh.requested' });
  }, [isIdentifying, wishlist]);
  return (
    <>
      <PageMeta title="Wishlist" />
      <meta name="robots" content="noindex" />
      <WishlistScreen
        state={isIdentifying ? { status: 'loading' } : toState(snapshot)}
        isGuest={!isSignedIn}
        onRemove={(product) => wishlist.send({ type: 'heart.toggled', product })}
        onAddToCart={(productId) => cart.send({ type: 'product.added', productId, quantity: 1 })}
        pendingIds={Object.keys(cartContext.queues)}
        inCart={isInCart(cartContext)}
        onRetry={() => wishlist.send({ type: 'refresh.requested' })}
        {...(isAccounts && {
          share: {
            url: shareToken === null ? null : `${location.origin}/wishlist/${shareToken}`,
            pending: ['creating', 'ending'].some((share) =>
              snapshot.matches({ signedIn: { share: share as 'creating' } }),
            ),
            confirmingEnd: snapshot.matches({ signedIn: { share: 'confirmingEnd' } }),
            onShare: () => wishlist.send({ type: 'share.requested' }),
            onEnd: () => wishlist.send({ type: 'end.requested' }),
            onEndConfirm: () => wishlist.send({ type: 'end.confirmed' }),
            onEndCancel: () => wishlist.send({ type: 'end.cancelled' }),
          },
        })}
      />
    </>
  );
}
