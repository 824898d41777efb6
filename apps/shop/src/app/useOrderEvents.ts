import { useShop } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { toast, toastError } from './toast.ts';

/** Shows toasts for events of pending orders on every page. */
export function useOrderEvents(): void {
  const { orders } = useShop();
  useEmitted(orders, {
    'order.cancelled': ({ message }) => toast(message),
    'cancel.failed': ({ message }) => toastError(message),
  });
}
