import { Button } from '../Button/index.ts';
import { ErrorState } from '../EmptyState/index.ts';
import { RefreshIcon } from '../Icon/index.ts';
import { InlineSelect } from '../InlineSelect/index.ts';
import { Notice } from '../Notice/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './DataTable.types.ts';
import { dataTable } from './DataTable.variants.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow, DataTableSkeleton } from './DataTableRow.tsx';
import { tableRoles } from './roles.ts';
import { sortOptions } from './sorting.ts';

/**
 * Rows and columns, or a card for each row on narrow screens. Screen readers always see a table: browsers drop the
 * table roles when CSS changes the layout, so each part sets its role.
 */
export function DataTable<Row, Sort extends string = string>(props: DataTableProps<Row, Sort>) {
  const { caption, columns, rows, rowKey, status = 'ready', message, onRetry, sort, onSortChange, selection } = props;
  const { empty, unsorted, skeletonRows = 10, fits = 'medium' } = props;
  const isLoading = status === 'loading';
  const isBusy = isLoading || status === 'refreshing';
  if (status === 'error' && rows.length === 0) {
    return <ErrorState dense message={message} onRetry={onRetry} />;
  }
  if (!isLoading && rows.length === 0) return empty;
  const sorts = onSortChange ? sortOptions(columns, unsorted) : [];
  return (
    <div data-slot="data-table" data-state={status} className={dataTable({ fits })}>
      {status === 'error' && (
        <Notice
          tone="danger"
          action={
            onRetry && (
              <Button variant="secondary" size="compact" onClick={onRetry}>
                <RefreshIcon size={18} />
                Refresh
              </Button>
            )
          }
        >
          {message}
        </Notice>
      )}
      {sorts.length > 0 && sort !== undefined && onSortChange && (
        <InlineSelect
          label="Sort by"
          options={sorts}
          value={sort}
          onChange={onSortChange}
          disabled={isLoading}
          className={styles.sortChoice}
        />
      )}
      <table {...tableRoles.table} aria-busy={isBusy || undefined} className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <DataTableHead {...props} />
        <tbody {...tableRoles.group} className={styles.body}>
          {isLoading ? (
            <DataTableSkeleton {...props} count={skeletonRows} />
          ) : (
            rows.map((row, index) => <DataTableRow key={rowKey(row)} {...props} row={row} index={index} />)
          )}
        </tbody>
      </table>
      {selection && selection.ids.length > 0 && (
        <section aria-label="Selected" data-slot="table-selection" className={styles.selection}>
          <span role="status" className={styles.selected}>{`${selection.ids.length} selected`}</span>
          {selection.actions}
          <Button variant="quiet" size="compact" onClick={selection.onClear}>
            Clear selection
          </Button>
        </section>
      )}
    </div>
  );
}
