import { Checkbox } from '../Checkbox/index.ts';
import { ArrowUpIcon } from '../Icon/index.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './DataTable.types.ts';
import { columnHeader, sortButton } from './DataTable.variants.ts';
import { tableRoles } from './roles.ts';
import { directionOf, nextSort } from './sorting.ts';

/** The table headers. Those that sort are buttons. */
export function DataTableHead<Row, Sort extends string>({
  columns,
  rows,
  rowKey,
  status,
  sort,
  unsorted,
  onSortChange,
  actions,
  actionsLabel = 'Actions',
  selection,
}: DataTableProps<Row, Sort>) {
  const chosen = rows.filter((row) => selection?.ids.includes(rowKey(row))).length;
  return (
    <thead {...tableRoles.group} className={styles.head}>
      <tr {...tableRoles.row} className={styles.headRow}>
        {selection && (
          <th {...tableRoles.columnHeader} className={columnHeader()}>
            <Checkbox
              label="Select all rows"
              checked={rows.length > 0 && chosen === rows.length}
              indeterminate={chosen > 0 && chosen < rows.length}
              disabled={status === 'loading'}
              onChange={selection.onToggleAll}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = directionOf(column.sort, sort);
          const { sort: orders } = column;
          return (
            <th
              key={column.key}
              {...tableRoles.columnHeader}
              aria-sort={direction}
              className={columnHeader({ align: column.align })}
            >
              {orders && onSortChange ? (
                <button
                  type="button"
                  data-state={direction ?? 'none'}
                  className={sortButton({ align: column.align })}
                  onClick={() => onSortChange(nextSort(orders, sort, unsorted?.value))}
                >
                  {column.header}
                  <ArrowUpIcon size={14} className={styles.sortArrow} />
                </button>
              ) : (
                <span className={styles.headText}>{column.header}</span>
              )}
            </th>
          );
        })}
        {actions && (
          <th {...tableRoles.columnHeader} className={columnHeader({ align: 'end' })}>
            <span className={styles.headText}>{actionsLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
