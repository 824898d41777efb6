import { adminCollectionsMachine } from '@abs/machines';
import { AdminCollectionsScreen, type AdminCollectionsState } from '@abs/ui/screens/AdminCollectionsScreen';
import type { SnapshotFrom } from 'xstate';
import { uninterruptible } from '../../admin/uninterruptible.ts';
import { adminCall, adminCallPort } from '../../api/admin.ts';
import { PageMeta } from '../../app/PageMeta.tsx';
import { useLoadPlaces } from '../../app/useLoadPlaces.ts';
import { toast, toastError } from '../../lib/toast.ts';
import { useEmitted } from '../../machines/useEmitted.ts';
import { usePageActor } from '../../machines/usePageActor.ts';

const machine = adminCollectionsMachine.provide({
  actors: {
    getAdminCollections: adminCallPort('getAdminCollections'),
    orderCollections: uninterruptible(({ ids }) => adminCall('orderCollections', { body: { ids: [...ids] } })),
    deleteCollection: uninterruptible(({ id }) => adminCall('deleteCollection', { params: { id } })),
    restoreCollection: uninterruptible(({ id }) => adminCall('restoreCollection', { params: { id } })),
  },
});

function toState(snapshot: SnapshotFrom<typeof machine>): AdminCollectionsState {
  const { collections, message } = snapshot.context;
  if (snapshot.matches('failed')) return { status: 'error', message: message ?? '' };
  return snapshot.matches('loading') && collections.length === 0
    ? { status: 'loading' }
    : { status: 'ready', collections };
}

export function AdminCollectionsRoute() {
  const [snapshot, send, actor] = usePageActor(machine);
  const { collections, id, message, isOffered } = snapshot.context;
  const loadPlaces = useLoadPlaces();
  // The navigation reloads, so that the shop's next page shows the change.
  const changed = (sentence: string, options = {}) => {
    loadPlaces();
    toast(sentence, options);
  };
  useEmitted(actor, {
    'order.saved': (event) => changed(event.message),
    'collection.deleted': (event) =>
      changed(event.message, {
        action: { label: 'Undo', onClick: () => send({ type: 'restore.requested', id: event.id }) },
      }),
    'collection.restored': (event) => changed(event.message),
    'change.failed': (event) => toastError(event.message),
  });
  const isDeleting = snapshot.matches('deleting');
  const isAsking = isDeleting || snapshot.matches('confirmingDelete');
  return (
    <>
      <PageMeta title="Collections" />
      <AdminCollectionsScreen
        state={toState(snapshot)}
        message={snapshot.matches('failed') ? null : message}
        pending={snapshot.hasTag('pending')}
        confirming={isAsking ? (collections.find((collection) => collection.id === id) ?? null) : null}
        deleting={isDeleting}
        onOrderChange={(ids) => send({ type: 'order.changed', ids })}
        onDelete={(deleted) => send({ type: 'delete.requested', id: deleted })}
        onDeleteConfirm={() => send({ type: 'delete.confirmed' })}
        onDeleteCancel={() => send({ type: 'delete.cancelled' })}
        {...(isOffered && { onRetry: () => send({ type: 'refresh.requested' }) })}
      />
    </>
  );
}
