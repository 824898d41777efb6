import type { Fulfilment, OrderAction } from '@abs/contract';
import { adminOrderMachine } from '@abs/machines';
import { AdminOrderScreen, type AdminOrderState } from '@abs/ui/screens/AdminOrderScreen';
import { useParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { useInvalidateCounts } from '../../admin/counts.tsx';
import { uninterruptible } from '../../admin/uninterruptible.ts';
import { adminCall, adminCallPort } from '../../api/admin.ts';
import { PageMeta } from '../../app/PageMeta.tsx';
import { toast, toastError } from '../../lib/toast.ts';
import { useEmitted } from '../../machines/useEmitted.ts';
import { usePageActor } from '../../machines/usePageActor.ts';

const machine = adminOrderMachine.provide({
  actors: {
    getAdminOrder: adminCallPort('getAdminOrder', ({ orderId }) => ({ params: { id: orderId } })),
    setOrderStatus: uninterruptible(({ orderId, ...body }) =>
      adminCall('setOrderStatus', { params: { id: orderId }, body }),
    ),
    recordRefund: uninterruptible(({ orderId, ...body }) =>
      adminCall('recordRefund', { params: { id: orderId }, body }),
    ),
  },
});

type Snapshot = SnapshotFrom<typeof adminOrderMachine>;

function toState(snapshot: Snapshot): AdminOrderState {
  const { order, message } = snapshot.context;
  if (order) return { status: 'ready', order };
  if (snapshot.matches('notFound')) return { status: 'notFound' };
  return snapshot.matches('failed') ? { status: 'error', message: message ?? '' } : { status: 'loading' };
}

function toConfirming(snapshot: Snapshot): 'clear' | 'cancel' | null {
  if (snapshot.matches('confirmingClear')) return 'clear';
  return snapshot.matches('confirmingCancel') ? 'cancel' : null;
}

const actionFor: Record<Fulfilment, OrderAction> = { cleared: 'clear', canceled: 'cancel', pending: 'reopen' };
const eventFor = { clear: 'clear.requested', cancel: 'cancel.requested', reopen: 'undo.pressed' } as const;

function Order({ orderId }: { orderId: string }) {
  const [snapshot, send, actor] = usePageActor(machine, { input: { orderId } });
  const { order, message, wanted, refundReference } = snapshot.context;
  const confirming = toConfirming(snapshot);
  const invalidateCounts = useInvalidateCounts();
  useEmitted(actor, {
    'status.changed': ({ canUndo, message: sentence }) => {
      invalidateCounts();
      const undo = { label: 'Undo', onClick: () => send({ type: 'undo.pressed' }) };
      toast(sentence, canUndo ? { action: undo } : {});
    },
    'change.failed': ({ message: sentence }) => toastError(sentence),
    'refund.recorded': ({ message: sentence }) => toast(sentence),
    'refund.failed': ({ message: sentence }) => toastError(sentence),
  });
  return (
    <>
      <PageMeta title={order ? `Order ${order.number}` : 'Order'} />
      <AdminOrderScreen
        state={toState(snapshot)}
        onRetry={() => send({ type: 'refresh.requested' })}
        onAction={(action) => send({ type: eventFor[action] })}
        pendingAction={snapshot.matches('changing') ? actionFor[wanted] : null}
        confirmingAction={confirming}
        onActionConfirm={() => send({ type: confirming === 'clear' ? 'clear.confirmed' : 'cancel.confirmed' })}
        onActionCancel={() => send({ type: confirming === 'clear' ? 'clear.cancelled' : 'cancel.cancelled' })}
        onRefund={(reference) => send({ type: 'refund.requested', reference })}
        confirmingRefund={snapshot.matches('confirmingRefund') ? refundReference : null}
        pendingRefund={snapshot.matches('recordingRefund') ? refundReference : null}
        onRefundConfirm={() => send({ type: 'refund.confirmed' })}
        onRefundCancel={() => send({ type: 'refund.cancelled' })}
        onPrint={() => print()}
        message={message}
      />
    </>
  );
}

export function AdminOrderRoute() {
  const { id = '' } = useParams();
  return <Order key={id} orderId={id} />;
}
