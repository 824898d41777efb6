import { useShop } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { toast, toastError } from './toast.ts';

/** What follows, on any page, from what happens to pending orders. */
export function useOrderEvents(): void {
  const { orders } = useShop();
  useEmitted(orders, {
    'order.cancelled': ({ message }) => toast(message),
    'cancel.failed': ({ message }) => toastError(message),
  });
}
