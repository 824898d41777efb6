import '../machines/shopping.ts';
import { orderDetailMachine } from '@abs/machines';
import { OrderScreen, type OrderState } from '@abs/ui/screens/OrderScreen';
import { useSelector } from '@xstate/react';
import { useParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { callPort } from '../api/callPort.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { useShop } from '../machines/shop.tsx';
import { useCancelDeletionOnLeave } from '../machines/useCancelDeletionOnLeave.ts';
import { useCheckout } from '../machines/useCheckout.ts';
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
  // Another address is another order.
  return <OrderDetail key={id} id={id} />;
}

function OrderDetail({ id }: { id: string }) {
  const { orders } = useShop();
  const [snapshot, send] = usePageActor(machine, { input: { orderId: id } });
  const deletion = useSelector(orders, (current) => {
    if (current.context.orderId !== id) return 'idle';
    return current.matches({ signedIn: { deletion: 'deleting' } }) ? 'deleting' : 'confirming';
  });
  const checkout = useCheckout();
  const isPaying = useSelector(checkout, (current) => current.hasTag('pending'));
  useEmitted(orders, {
    'order.deleted': () => send({ type: 'refresh.requested' }),
    'delete.failed': () => send({ type: 'refresh.requested' }),
  });
  useCancelDeletionOnLeave(orders);
  return (
    <>
      <PageMeta title={`Order ${snapshot.context.order?.number ?? ''}`.trim()} />
      <OrderScreen
        state={toState(snapshot)}
        pending={deletion === 'deleting' ? 'deleting' : isPaying ? 'paying' : null}
        confirmingDelete={deletion === 'confirming'}
        onRetry={() => send({ type: 'refresh.requested' })}
        onPay={(order) => checkout.send({ type: 'order.payRequested', orderId: order.id })}
        onDelete={(order) => orders.send({ type: 'delete.requested', orderId: order.id })}
        onDeleteConfirm={() => orders.send({ type: 'delete.confirmed' })}
        onDeleteCancel={() => orders.send({ type: 'delete.cancelled' })}
      />
    </>
  );
}
