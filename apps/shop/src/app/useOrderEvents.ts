import { useShop } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { toast, toastError } from './toast.ts';

/** What follows, on any page, from what happens to pending orders. */
export function useOrderEvents(): void {
  const { orders } = useShop();
  useEmitted(orders, {
    'order.deleted': ({ message }) => toast(message),
    'delete.failed': ({ message }) => toastError(message),
  });
}
