import '../machines/shopping.ts';
import { orderDetailMachine } from '@abs/machines';
import { OrderScreen, type OrderState } from '@abs/ui/screens/OrderScreen';
import { useSelector } from '@xstate/react';
import { useParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { callPort } from '../api/callPort.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { useShop } from '../machines/shop.tsx';
import { useCheckout } from '../machines/useCheckout.ts';
import { useDismissOnLeave } from '../machines/useDismissOnLeave.ts';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';

const machine = orderDetailMachine.provide({
  actors: { getOrder: callPort('getOrder', ({ orderId }) => ({ params: { id: orderId } })) },
});

function toState(snapshot: SnapshotFrom<typeof orderDetailMachine>): OrderState {
  const { order, message } = snapshot.context;
  if (snapshot.matches('notFound')) return { status: 'notFound' };
  if (snapshot.matches('failed')) return { status: 'error', message: message ?? '' };
  return order === null ? { status: 'loading' } : { status: 'ready', order };
}

export function OrderRoute() {
  const { id = '' } = useParams();
  // The key gives each order its own actor.
  return <OrderDetail key={id} id={id} />;
}

function OrderDetail({ id }: { id: string }) {
  const { orders } = useShop();
  const [snapshot, send] = usePageActor(machine, { input: { orderId: id } });
  const cancellation = useSelector(orders, (current) => {
    if (current.context.orderId !== id) return 'idle';
    return current.matches({ signedIn: { cancellation: 'cancelling' } }) ? 'cancelling' : 'confirming';
  });
  const checkout = useCheckout();
  const isPaying = useSelector(checkout, (current) => current.hasTag('pending'));
  useEmitted(orders, {
    'order.cancelled': () => send({ type: 'refresh.requested' }),
    'cancel.failed': () => send({ type: 'refresh.requested' }),
  });
  useDismissOnLeave(orders, 'cancel.dismissed');
  return (
    <>
      <PageMeta
        title={
          snapshot.matches('notFound') ? 'Order not found' : `Order ${snapshot.context.order?.number ?? ''}`.trim()
        }
      />
      <OrderScreen
        state={toState(snapshot)}
        pending={cancellation === 'cancelling' ? 'cancelling' : isPaying ? 'paying' : null}
        confirmingCancel={cancellation === 'confirming'}
        onRetry={() => send({ type: 'refresh.requested' })}
        onPay={(order) => checkout.send({ type: 'order.payRequested', orderId: order.id })}
        onCancel={(order) => orders.send({ type: 'cancel.requested', orderId: order.id })}
        onCancelConfirm={() => orders.send({ type: 'cancel.confirmed' })}
        onCancelDismiss={() => orders.send({ type: 'cancel.dismissed' })}
      />
    </>
  );
}
