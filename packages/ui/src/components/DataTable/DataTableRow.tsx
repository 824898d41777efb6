import { Checkbox } from '../Checkbox/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './DataTable.types.ts';
import { cell } from './DataTable.variants.ts';
import { tableRoles } from './roles.ts';

export interface DataTableRowProps<Row, Sort extends string> extends DataTableProps<Row, Sort> {
  row: Row;
  index: number;
}

export function DataTableRow<Row, Sort extends string>({
  row,
  index,
  columns,
  rowKey,
  rowName,
  actions,
  pendingIds = [],
  selection,
}: DataTableRowProps<Row, Sort>) {
  const id = rowKey(row);
  const isPending = pendingIds.includes(id);
  const isSelected = selection?.ids.includes(id) ?? false;
  return (
    <tr
      {...tableRoles.row}
      data-row={id}
      data-state={isSelected ? 'selected' : 'idle'}
      aria-busy={isPending || undefined}
      className={styles.row}
    >
      {selection && (
        <td {...tableRoles.cell} className={cell({ kind: 'check' })}>
          <Checkbox
            label={`Select ${rowName(row)}`}
            checked={isSelected}
            disabled={isPending}
            onChange={() => selection.onToggle(id)}
          />
        </td>
      )}
      {columns.map(({ key, header, cell: content, align, inCard = true, isRowHeader }) =>
        isRowHeader ? (
          <th key={key} {...tableRoles.rowHeader} className={cell({ kind: 'header' })}>
            {content(row, index)}
          </th>
        ) : (
          <td key={key} {...tableRoles.cell} className={cell({ align, inCard })}>
            <span className={styles.label}>{header}</span>
            <div className={styles.value}>{content(row, index)}</div>
          </td>
        ),
      )}
      {actions && (
        <td {...tableRoles.cell} className={cell({ kind: 'actions' })}>
          <div className={styles.actionList}>{actions(row)}</div>
        </td>
      )}
    </tr>
  );
}

/** Placeholder rows. */
export function DataTableSkeleton<Row, Sort extends string>({
  columns,
  actions,
  selection,
  count,
}: DataTableProps<Row, Sort> & { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are identical.
    <tr key={index} {...tableRoles.row} className={styles.row}>
      {selection && (
        <td {...tableRoles.cell} className={cell({ kind: 'check' })}>
          <Skeleton width={18} height={18} />
        </td>
      )}
      {columns.map(({ key, header, align, inCard = true, isRowHeader, skeleton }) => (
        <td key={key} {...tableRoles.cell} className={cell({ align, inCard, kind: isRowHeader ? 'header' : 'fact' })}>
          {!isRowHeader && <span className={styles.label}>{header}</span>}
          {skeleton ?? <Skeleton shape="text" width={isRowHeader ? '70%' : '60%'} />}
        </td>
      ))}
      {actions && (
        <td {...tableRoles.cell} className={cell({ kind: 'actions' })}>
          <div className={styles.actionList}>
            <Skeleton width={72} height={20} />
          </div>
        </td>
      )}
    </tr>
  ));
}
