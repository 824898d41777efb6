import { adminProductMachine } from '@abs/machines';
import { AdminProductScreen, type AdminProductState } from '@abs/ui/screens/AdminProductScreen';
import { useActorRef, useSelector } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { uninterruptible } from '../../admin/uninterruptible.ts';
import { deleteProduct, getAdminProduct, restoreProduct } from '../../api/admin.ts';
import { PageMeta } from '../../app/PageMeta.tsx';
import { toast, toastError } from '../../app/toast.ts';
import { useEmitted } from '../../machines/useEmitted.ts';

const machine = adminProductMachine.provide({
  actors: {
    getAdminProduct: fromPromise(({ input, signal }) => getAdminProduct(input.productId, signal)),
    deleteProduct: uninterruptible(({ productId }) => deleteProduct(productId)),
    restoreProduct: uninterruptible(({ productId }) => restoreProduct(productId)),
  },
});

function toState(snapshot: SnapshotFrom<typeof adminProductMachine>): AdminProductState {
  const { product, message } = snapshot.context;
  if (product) return { status: 'ready', product };
  if (snapshot.matches('notFound')) return { status: 'notFound' };
  return snapshot.matches('failed') ? { status: 'error', message: message ?? '' } : { status: 'loading' };
}

function deletionOf(snapshot: SnapshotFrom<typeof adminProductMachine>) {
  if (snapshot.matches('confirmingDelete')) return 'confirming';
  return snapshot.matches('deleting') ? 'deleting' : 'idle';
}

function Product({ productId }: { productId: string }) {
  const actor = useActorRef(machine, { input: { productId } });
  const snapshot = useSelector(actor, (current) => current);
  const { product, message } = snapshot.context;
  useEmitted(actor, {
    'product.deleted': ({ message: sentence }) =>
      void toast(sentence, { action: { label: 'Undo', onClick: () => actor.send({ type: 'restore.requested' }) } }),
    'product.restored': ({ message: sentence }) => void toast(sentence),
    'delete.failed': ({ message: sentence }) => void toastError(sentence),
    'restore.failed': ({ message: sentence }) => void toastError(sentence),
  });
  return (
    <>
      <PageMeta title={product?.name ?? 'Product'} />
      <AdminProductScreen
        state={toState(snapshot)}
        deletion={deletionOf(snapshot)}
        restoring={snapshot.matches('restoring')}
        message={message}
        onDelete={() => actor.send({ type: 'delete.requested' })}
        onConfirmDelete={() => actor.send({ type: 'delete.confirmed' })}
        onCancelDelete={() => actor.send({ type: 'delete.cancelled' })}
        onRestore={() => actor.send({ type: 'restore.requested' })}
        onRetry={() => actor.send({ type: 'refresh.requested' })}
      />
    </>
  );
}

export function Component() {
  const { id = '' } = useParams();
  return <Product key={id} productId={id} />;
}
