import { type CheckoutInput, checkoutMachine, isPaymentPage } from '@abs/machines';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { callPort } from '../api/callPort.ts';
import { paymentOrigins } from '../api/paymentOrigins.ts';
import { makePayment } from '../api/payments.ts';
import { portOf } from '../api/portOf.ts';
import { randomKey } from '../api/randomKey.ts';
import { paymentFailureText } from '../content/paymentFailureText.ts';
import { leaveShop } from '../lib/leaveShop.ts';
import { toastError } from '../lib/toast.ts';
import { useShop } from './shop.tsx';
import { useEmitted } from './useEmitted.ts';
import { usePageActorRef } from './usePageActor.ts';

const machine = checkoutMachine.provide({
  actors: {
    getCart: callPort('getCart'),
    placeOrder: callPort('placeOrder', ({ idempotencyKey, ...body }) => ({ body, idempotencyKey })),
    makePayment: portOf((input, signal) => makePayment(input.orderId, input.idempotencyKey, signal)),
    getOrders: callPort('getOrders', () => ({ query: { status: 'PENDING' } })),
  },
  guards: { isAllowedPaymentUrl: (_, { url }) => isPaymentPage(url, paymentOrigins()) },
});

/** The checkout of one screen: places an order or pays an existing one, and then updates cart and orders. */
export function useCheckout(input: Pick<CheckoutInput, 'open' | 'values'> = {}) {
  const { cart, orders } = useShop();
  const navigate = useNavigate();
  const actor = usePageActorRef(machine, { input: { ...input, createKey: randomKey } });
  useEmitted(actor, {
    'order.placed': () => {
      cart.send({ type: 'order.placed' });
      orders.send({ type: 'orders.changed' });
    },
    // Another shopper may have taken the last piece, or another tab may have placed the order, so the cart reloads. If
    // no response arrived, the order may exist.
    'order.failed': () => {
      cart.send({ type: 'refresh.requested' });
      orders.send({ type: 'orders.changed' });
    },
    'cart.changed': () => cart.send({ type: 'refresh.requested' }),
    'payment.authorized': ({ url }) => leaveShop.to(url),
    'payment.failed': (failure) => {
      toastError(failure.message, { description: paymentFailureText(failure) });
      orders.send({ type: 'orders.changed' });
      navigate('/order');
    },
  });
  // The browser's back button may restore this page in its former state, with the redirect still under way.
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      actor.send({ type: 'checkout.closed' });
      cart.send({ type: 'refresh.requested' });
      orders.send({ type: 'orders.changed' });
    };
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, [actor, cart, orders]);
  return actor;
}
