import type { Product } from '@abs/contract';
import { isSaved, wishlistProduct } from '@abs/machines';
import { HeartButton } from '@abs/ui/components/HeartButton';
import type { CardProduct } from '@abs/ui/shop/ProductCard';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast, toastError } from '../lib/toast.ts';
import { useShop } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { useIsSaved, useWishlist } from '../machines/wishlist.ts';

/** The heart on a card. */
export function CardHeart({ product }: { product: CardProduct }) {
  const wishlist = useWishlist();
  return (
    <HeartButton
      name={product.name}
      color={product.color}
      pressed={useIsSaved(wishlist, product.id)}
      onToggle={() => wishlist.send({ type: 'heart.toggled', product: wishlistProduct(product) })}
    />
  );
}

/** The heart on a product's page. It saves the color, whichever size is chosen. */
export function ProductHeart({ product }: { product: Product }) {
  const wishlist = useWishlist();
  const card = wishlistProduct(product);
  return (
    <HeartButton
      name={product.name}
      color={product.color}
      variant="labelled"
      pressed={useIsSaved(wishlist, card.id)}
      onToggle={() => wishlist.send({ type: 'heart.toggled', product: card })}
    />
  );
}

/** Shows toasts for wishlist events on every page, and refreshes the wishlist when the tab is shown again. */
export function WishlistEvents() {
  const wishlist = useWishlist();
  const { session } = useShop();
  const navigate = useNavigate();
  useEmitted(wishlist, {
    'product.saved': () =>
      toast('Saved to your wishlist', {
        id: 'wishlist',
        action: { label: 'View wishlist', onClick: () => navigate('/wishlist') },
      }),
    'product.removed': ({ product }) => {
      const undo = () => {
        if (!isSaved(wishlist.getSnapshot().context, product.id)) wishlist.send({ type: 'heart.toggled', product });
      };
      toast('Removed from your wishlist', { id: 'wishlist', action: { label: 'Undo', onClick: undo } });
    },
    'heart.failed': ({ message }) => toastError(message),
    'join.incomplete': ({ message }) => toastError(message),
    'share.failed': ({ message }) => toastError(message),
  });
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible' || !session.getSnapshot().matches('signedIn')) return;
      wishlist.send({ type: 'refresh.requested' });
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [session, wishlist]);
  return null;
}
