import type { AdminCollection } from '@abs/contract';
import { useRef } from 'react';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { ErrorState } from '../../components/EmptyState/index.ts';
import { LazyConfirmDialog, preloadConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import { Link } from '../../components/Link/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { SortableList } from '../../components/SortableList/index.ts';
import { formatShortDateTime } from '../../lib/dateTime.ts';
import { isolated } from '../../lib/isolated.ts';
import type { LoadState } from '../../lib/loadState.ts';
import * as styles from './AdminCollectionsScreen.css.ts';

/** The categories and collections: loading, failed, or loaded. */
export type AdminCollectionsState = LoadState<{ collections: readonly AdminCollection[] }>;

export interface AdminCollectionsScreenProps {
  state: AdminCollectionsState;
  /** Why the collections could not be loaded again. The shown ones may be outdated. */
  message?: string | null;
  /** The order is being saved, or a collection restored. @default false */
  pending?: boolean;
  /** The collection to confirm the deletion of; null closes the dialog. @default null */
  confirming?: AdminCollection | null;
  /** The collection is being deleted. @default false */
  deleting?: boolean;
  /** Called with all ids in their new order. */
  onOrderChange: (ids: string[]) => void;
  onDelete: (id: string) => void;
  onDeleteConfirm: () => void;
  onDeleteCancel: () => void;
  /** Loads the collections again. Without it, no button is shown. */
  onRetry?: () => void;
}

/** The kind, number of products, visibility and dates of a collection. */
function factsOf({ kind, count, isVisible, startsAt, endsAt }: AdminCollection): string {
  return [
    kind === 'category' ? 'Category' : 'Collection',
    `${count} ${count === 1 ? 'product' : 'products'}`,
    !isVisible && 'Hidden',
    startsAt && `From ${formatShortDateTime(startsAt)}`,
    endsAt && `Until ${formatShortDateTime(endsAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function moved(collections: readonly AdminCollection[], id: string, to: number): string[] {
  const others = collections.map((collection) => collection.id).filter((other) => other !== id);
  return others.toSpliced(to, 0, id);
}

/** The categories and collections in the order of the navigation. */
export function AdminCollectionsScreen({
  state,
  message,
  pending = false,
  confirming = null,
  deleting = false,
  onOrderChange,
  onDelete,
  onDeleteConfirm,
  onDeleteCancel,
  onRetry,
}: AdminCollectionsScreenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <AdminPage
      title="Collections"
      titleRef={title}
      lead="The navigation of the shop, in this order. Drag a row by its handle, or use its arrows."
      actions={
        <ButtonLink size="small" to="/admin/collections/new">
          Add collection
        </ButtonLink>
      }
    >
      {message && <FormError>{message}</FormError>}
      {state.status === 'loading' && (
        <div role="status" aria-busy="true" aria-label="Loading the collections">
          <Skeleton height={320} />
        </div>
      )}
      {state.status === 'error' && <ErrorState dense message={state.message} onRetry={onRetry} />}
      {state.status === 'ready' && (
        <SortableList
          label="Categories and collections"
          disabled={pending}
          items={state.collections.map((collection) => ({
            id: collection.id,
            name: collection.title,
            content: (
              <>
                <Link to={`/admin/collections/${collection.id}`} dir="auto" className={styles.name}>
                  {collection.title}
                </Link>
                <p className={styles.facts}>{factsOf(collection)}</p>
              </>
            ),
            actions: collection.kind === 'collection' && (
              <Button
                size="compact"
                variant="quiet"
                aria-label={`Delete ${collection.title}`}
                disabled={pending}
                onPointerEnter={preloadConfirmDialog}
                onFocus={preloadConfirmDialog}
                onClick={() => onDelete(collection.id)}
              >
                Delete
              </Button>
            ),
          }))}
          onMove={(id, to) => onOrderChange(moved(state.collections, id, to))}
        />
      )}
      <LazyConfirmDialog
        open={confirming !== null}
        title={isolated`Are you sure you want to delete ${confirming?.title ?? 'this collection'}?`}
        description="Its page and its place in the navigation go. Its products stay in the shop. You can restore it right after."
        confirmLabel="Yes, Delete"
        pending={deleting}
        returnFocus={() => title.current}
        onConfirm={onDeleteConfirm}
        onCancel={onDeleteCancel}
      />
    </AdminPage>
  );
}
