import { useNavigate } from 'react-router-dom';
import { toast, toastError } from '../lib/toast.ts';
import { useShop } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { rememberIntent } from '../session/intent.ts';

/** Handles the cart's events on every page, with toasts and navigation. */
export function useCartEvents(): void {
  const { cart } = useShop();
  const navigate = useNavigate();
  const checkOut = () => navigate('/cart', { state: { checkout: true } });
  useEmitted(cart, {
    'checkout.requested': checkOut,
    'product.added': ({ intent }) => {
      if (intent === 'checkout') checkOut();
      else toast('Added to your cart', { action: { label: 'View cart', onClick: () => navigate('/cart') } });
    },
    'add.failed': ({ message }) => toastError(message),
    'signIn.required': ({ productId, quantity, intent }) => {
      rememberIntent({ productId, quantity, intent });
      navigate('/login');
    },
    'quantity.increased': () => toast('Product quantity increased', { id: 'quantity' }),
    'quantity.reduced': () => toast('Item quantity reduced', { id: 'quantity' }),
    'quantity.failed': ({ message }) => toastError(message),
    'variant.changed': ({ size }) => toast(`Size changed to ${size}`, { id: 'quantity' }),
    'variant.failed': ({ message }) => toastError(message),
    'line.removed': ({ product, quantity }) => {
      const undo = () => cart.send({ type: 'product.added', productId: product.id, quantity });
      toast('product removed', { action: { label: 'Undo', onClick: undo } });
    },
    'delete.failed': ({ message }) => toastError(message),
  });
}
