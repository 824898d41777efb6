import type { AdminRestockSort, RestockDemand } from '@abs/contract';
import { AdminList, type ListProps } from '../../components/AdminList/index.ts';
import { AdminPage } from '../../components/AdminPage/index.ts';
import type { Column } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ColorName } from '../../components/Swatch/index.ts';
import { ItemCell, ItemCellSkeleton } from '../../components/TableCells/index.ts';
import { formatDate } from '../../lib/dateTime.ts';
import { formatNumber } from '../../lib/formatNumber.ts';

export interface AdminRestockScreenProps extends ListProps<RestockDemand, AdminRestockSort, 'all'> {}

const sku: Column<RestockDemand, AdminRestockSort> = { key: 'sku', header: 'SKU', cell: ({ sku }) => <bdi>{sku}</bdi> };

const columnsOf = (rows: readonly RestockDemand[]): Column<RestockDemand, AdminRestockSort>[] => [
  {
    key: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ styleId, name, cover }) => <ItemCell picture={cover ?? ''} name={name} to={`/admin/styles/${styleId}`} />,
    skeleton: <ItemCellSkeleton />,
  },
  { key: 'size', header: 'Size', cell: ({ size }) => <bdi>{size || 'One size'}</bdi> },
  {
    key: 'color',
    header: 'Color',
    cell: ({ color, colorHex }) => <ColorName color={color} colorHex={colorHex ?? undefined} />,
  },
  ...(rows.some(({ sku }) => sku) ? [sku] : []),
  {
    key: 'waiting',
    header: 'Waiting',
    align: 'end',
    sort: { ascending: 'waiting-asc', descending: 'waiting-desc', first: 'descending' },
    cell: ({ waiting }) => formatNumber(waiting),
  },
  {
    key: 'since',
    header: 'Since',
    sort: { ascending: 'since-asc', descending: 'since-desc', labels: ['Longest wait', 'Newest'] },
    cell: ({ since }) => <time dateTime={since}>{formatDate(since)}</time>,
  },
  { key: 'mailed', header: 'Emailed', align: 'end', cell: ({ mailed }) => formatNumber(mailed) },
  { key: 'stock', header: 'In stock', align: 'end', cell: ({ quantity }) => formatNumber(quantity) },
];

/**
 * The sizes and colors that people wait for. It names no people, because their addresses are stored only for the mail.
 */
export function AdminRestockScreen(list: AdminRestockScreenProps) {
  return (
    <AdminPage
      title="Restock"
      lead="How many people get an email when a size is back in stock, and how many got one within the last 90 days."
    >
      <AdminList
        list={list}
        noun="sizes and colors"
        columns={columnsOf(list.rows)}
        rowKey={({ id }) => id}
        rowName={({ name, color, size }) => [name, color, size].filter(Boolean).join(', ')}
        empty={
          <EmptyState dense title="Nobody is waiting for a restock.">
            People can ask for an email on the page of a product that is sold out.
          </EmptyState>
        }
      />
    </AdminPage>
  );
}
