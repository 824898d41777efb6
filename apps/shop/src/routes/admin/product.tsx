import { adminProductMachine } from '@abs/machines';
import { AdminProductScreen, type AdminProductState } from '@abs/ui/screens/AdminProductScreen';
import { useParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { uninterruptible } from '../../admin/uninterruptible.ts';
import { adminCall, adminCallPort } from '../../api/admin.ts';
import { PageMeta } from '../../app/PageMeta.tsx';
import { toast, toastError } from '../../lib/toast.ts';
import { useEmitted } from '../../machines/useEmitted.ts';
import { usePageActor } from '../../machines/usePageActor.ts';

const machine = adminProductMachine.provide({
  actors: {
    getAdminProduct: adminCallPort('getAdminProduct', ({ productId }) => ({ params: { id: productId } })),
    deleteProduct: uninterruptible(({ productId }) => adminCall('deleteProduct', { params: { id: productId } })),
    restoreProduct: uninterruptible(({ productId }) => adminCall('restoreProduct', { params: { id: productId } })),
  },
});

function toState(snapshot: SnapshotFrom<typeof adminProductMachine>): AdminProductState {
  const { product, message } = snapshot.context;
  if (product) return { status: 'ready', product };
  if (snapshot.matches('notFound')) return { status: 'notFound' };
  return snapshot.matches('failed') ? { status: 'error', message: message ?? '' } : { status: 'loading' };
}

function toPending(snapshot: SnapshotFrom<typeof adminProductMachine>) {
  if (snapshot.matches('deleting')) return 'deleting';
  return snapshot.matches('restoring') ? 'restoring' : null;
}

function Product({ productId }: { productId: string }) {
  const [snapshot, send, actor] = usePageActor(machine, { input: { productId } });
  const { product, message } = snapshot.context;
  useEmitted(actor, {
    'product.deleted': ({ message: sentence }) =>
      toast(sentence, { action: { label: 'Undo', onClick: () => send({ type: 'restore.requested' }) } }),
    'product.restored': ({ message: sentence }) => toast(sentence),
    'delete.failed': ({ message: sentence }) => toastError(sentence),
    'restore.failed': ({ message: sentence }) => toastError(sentence),
  });
  return (
    <>
      <PageMeta title={product?.name ?? 'Product'} />
      <AdminProductScreen
        state={toState(snapshot)}
        pending={toPending(snapshot)}
        confirmingDelete={snapshot.matches('confirmingDelete')}
        message={message}
        onDelete={() => send({ type: 'delete.requested' })}
        onDeleteConfirm={() => send({ type: 'delete.confirmed' })}
        onDeleteCancel={() => send({ type: 'delete.cancelled' })}
        onRestore={() => send({ type: 'restore.requested' })}
        onRetry={() => send({ type: 'refresh.requested' })}
      />
    </>
  );
}

export function AdminProductRoute() {
  const { id = '' } = useParams();
  return <Product key={id} productId={id} />;
}
