import '../machines/shopping.ts';
import { PendingOrdersScreen, type PendingOrdersState } from '@abs/ui/screens/PendingOrdersScreen';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { PageMeta } from '../app/PageMeta.tsx';
import type { OrdersActor } from '../machines/orders.ts';
import { useShop } from '../machines/shop.tsx';
import { useCheckout } from '../machines/useCheckout.ts';
import { useDismissOnLeave } from '../machines/useDismissOnLeave.ts';
import { useSnapshot } from '../machines/useSnapshot.ts';

function toState(snapshot: SnapshotFrom<OrdersActor>): PendingOrdersState {
  const { orders, message } = snapshot.context;
  if (snapshot.matches({ signedIn: { list: 'failed' } })) return { status: 'error', message: message ?? '' };
  // The known orders stay visible while they reload.
  if (snapshot.hasTag('pending') && orders.length === 0) return { status: 'loading' };
  return { status: 'ready', orders };
}

export function OrdersRoute() {
  const { orders } = useShop();
  const snapshot = useSnapshot(orders);
  const checkout = useCheckout();
  const payingId = useSelector(checkout, (current) => (current.hasTag('pending') ? current.context.orderId : null));

  // Orders may have expired or been paid elsewhere since an earlier page loaded them.
  useEffect(() => orders.send({ type: 'refresh.requested' }), [orders]);
  useDismissOnLeave(orders, 'cancel.dismissed');

  return (
    <>
      <PageMeta title="Pending Orders" />
      <PendingOrdersScreen
        state={toState(snapshot)}
        payingId={payingId}
        cancellingId={snapshot.matches({ signedIn: { cancellation: 'cancelling' } }) ? snapshot.context.orderId : null}
        confirmingCancel={snapshot.matches({ signedIn: { cancellation: 'confirmingCancel' } })}
        onRetry={() => orders.send({ type: 'refresh.requested' })}
        onPay={(order) => checkout.send({ type: 'order.payRequested', orderId: order.id })}
        onCancel={(order) => orders.send({ type: 'cancel.requested', orderId: order.id })}
        onCancelConfirm={() => orders.send({ type: 'cancel.confirmed' })}
        onCancelDismiss={() => orders.send({ type: 'cancel.dismissed' })}
      />
    </>
  );
}
