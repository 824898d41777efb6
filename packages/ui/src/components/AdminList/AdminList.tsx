import { type ReactNode, useRef } from 'react';
import { isolated } from '../../lib/isolated.ts';
import { Button } from '../Button/index.ts';
import { type Column, DataTable, type DataTableProps } from '../DataTable/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { LazyConfirmDialog } from '../LazyConfirmDialog/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { Inline } from '../Stack/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './AdminList.css.ts';
import type { ListActionProps, ListProps } from './listProps.ts';
import { rangeText } from './rangeText.ts';
import { useRowFocus } from './useRowFocus.ts';

export interface AdminListProps<Row, Sort extends string, Filter, Action extends string>
  extends Pick<
    DataTableProps<Row, Sort>,
    'rowKey' | 'rowName' | 'unsorted' | 'actions' | 'actionsLabel' | 'skeletonRows' | 'fits'
  > {
  /** The list's data and callbacks. */
  list: Omit<ListProps<Row, Sort, Filter>, 'onFilterChange'> & Partial<ListActionProps<Row, Action>>;
  /** The plural noun for the rows, such as 'products'. */
  noun: string;
  columns: readonly Column<Row, Sort>[];
  /** Shown when there are no rows and no search. */
  empty: ReactNode;
  /** Removes the chosen filters. A search without results offers it; leave it out if no filter is chosen. */
  onFiltersClear?: (() => void) | undefined;
  /** The actions for the selected rows. */
  bulkActions?: ReactNode;
  /** Returns the text of the confirm dialog for an action, or null for no dialog. */
  confirmation?: (pending: { action: Action; rows: readonly Row[] }) => {
    title: ReactNode;
    description?: ReactNode;
    confirmLabel: string;
    cancelLabel?: string;
    tone?: 'primary' | 'danger';
  } | null;
}

/** Never seen: the dialog is closed, or closing with its last text. */
const noText = { title: null, confirmLabel: '' };

/** A list in the admin area: table, pagination, empty search result and confirm dialog. */
export function AdminList<Row, Sort extends string, Filter, Action extends string>({
  list,
  noun,
  empty,
  onFiltersClear,
  bulkActions,
  confirmation,
  ...table
}: AdminListProps<Row, Sort, Filter, Action>) {
  const { status, rows, pagination, query, message, confirming } = list;
  const root = useRef<HTMLDivElement>(null);
  const { getFocusTarget, onFocus } = useRowFocus(root);
  const range = pagination ? rangeText(pagination, rows.length) : '';
  const emptyText = query.search ? `No ${noun} match “${query.search}”` : `No ${noun}`;
  const dialogText = confirming && confirmation?.(confirming);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks focus.
    <div ref={root} data-slot="admin-list" data-state={status} tabIndex={-1} className={styles.list} onFocus={onFocus}>
      <VisuallyHidden role="status">
        {status === 'loading' || status === 'refreshing'
          ? `Loading ${noun}`
          : status === 'ready' && (range || emptyText)}
      </VisuallyHidden>
      <DataTable
        {...table}
        caption={noun}
        rows={rows}
        status={status}
        message={message}
        onRetry={list.onRetry}
        sort={query.sort}
        onSortChange={list.isPlain ? undefined : list.onSortChange}
        pendingIds={list.pendingIds}
        selection={list.selection && { ...list.selection, actions: bulkActions }}
        empty={
          query.search ? (
            <EmptyState
              dense
              title={isolated`No ${noun} match “${query.search}”`}
              action={
                <Inline gap={3}>
                  <Button variant="secondary" size="compact" onClick={() => list.onSearch('')}>
                    Clear search
                  </Button>
                  {onFiltersClear && (
                    <Button variant="secondary" size="compact" onClick={onFiltersClear}>
                      Clear filters
                    </Button>
                  )}
                </Inline>
              }
            >
              {onFiltersClear
                ? 'Try a different or shorter search, or remove the filters.'
                : 'Try a different or shorter search.'}
            </EmptyState>
          ) : (
            empty
          )
        }
      />
      {status !== 'loading' && pagination && range && (
        <div data-slot="list-foot" className={styles.foot}>
          <p className={styles.range}>{range}</p>
          <Pagination
            page={pagination.page}
            totalPages={pagination.totalPages}
            hrefFor={list.hrefFor}
            onNavigate={list.onPageChange}
            label={`Pages of ${noun}`}
            preventScrollReset
          />
        </div>
      )}
      {confirmation && (
        <LazyConfirmDialog
          open={Boolean(dialogText)}
          {...(dialogText ?? noText)}
          returnFocus={getFocusTarget}
          onConfirm={() => list.onConfirm?.()}
          onCancel={() => list.onCancel?.()}
        />
      )}
    </div>
  );
}
