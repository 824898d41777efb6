import { toast, toastError } from '../lib/toast.ts';
import { useShop } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';

/** Shows toasts for events of pending orders on every page. */
export function useOrderEvents(): void {
  const { orders } = useShop();
  useEmitted(orders, {
    'order.cancelled': ({ message }) => toast(message),
    'cancel.failed': ({ message }) => toastError(message),
  });
}
