import type { CheckoutValues } from '@abs/machines';
import { useEffect } from 'react';
import { forgetDeliveryDraft, saveDeliveryDraft } from '../session/deliveryDraft.ts';
import { useShop } from './shop.tsx';
import type { useCheckout } from './useCheckout.ts';
import { useEmitted } from './useEmitted.ts';

const isTyped = ({ deliveryAddress, city, state, phoneNumber }: CheckoutValues) =>
  [deliveryAddress, city, state, phoneNumber].some((value) => value.trim() !== '');

/**
 * Keeps the text in the delivery form until the order exists, even if the form is closed, the shopper goes back or
 * reloads, or the session expires. After an expired session the form opens again.
 */
export function useDeliveryDraft(checkout: ReturnType<typeof useCheckout>): void {
  const { session } = useShop();
  useEffect(() => {
    const { user } = session.getSnapshot().context;
    if (!user) return;
    const { userId } = user;
    // From now on, the form is closed after a reload but keeps its text.
    let { values } = checkout.getSnapshot().context;
    if (isTyped(values)) saveDeliveryDraft(userId, { values, isOpen: false });
    const subscription = checkout.subscribe(({ context }) => {
      if (context.values === values) return;
      values = context.values;
      if (isTyped(values)) saveDeliveryDraft(userId, { values, isOpen: false });
      else forgetDeliveryDraft();
    });
    const expiry = session.on('session.closed', ({ reason }) => {
      const isOpen = !checkout.getSnapshot().matches('browsing');
      if (reason === 'expired' && isOpen) saveDeliveryDraft(userId, { values, isOpen });
    });
    return () => {
      subscription.unsubscribe();
      expiry.unsubscribe();
    };
  }, [checkout, session]);
  useEmitted(checkout, { 'order.placed': forgetDeliveryDraft });
}
