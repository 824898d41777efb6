import type { AdminProduct, AdminProductSort } from '@abs/contract';
import { AdminList, type ListActionProps, type ListProps } from '../../components/AdminList/index.ts';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { type Column, RowAction } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { EditIcon, EyeIcon, PlusIcon, TrashIcon } from '../../components/Icon/index.ts';
import { preloadConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import { StatusDot } from '../../components/StatusDot/index.ts';
import { ColorName } from '../../components/Swatch/index.ts';
import { ItemCell, ItemCellSkeleton } from '../../components/TableCells/index.ts';
import { Price } from '../../components/Text/index.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { isolated } from '../../lib/isolated.ts';
import * as styles from './AdminProductsScreen.css.ts';

export interface AdminProductsScreenProps
  extends Omit<ListProps<AdminProduct, AdminProductSort, string>, 'onFilterChange'>,
    ListActionProps<AdminProduct, 'delete'> {}

const columns: Column<AdminProduct, AdminProductSort>[] = [
  {
    key: 'name',
    header: 'Name',
    isRowHeader: true,
    sort: { ascending: 'name-asc', descending: 'name-desc', labels: ['A to Z', 'Z to A'] },
    cell: ({ id, name, cover, salesCoverPicture }) => (
      <ItemCell picture={cover ?? salesCoverPicture} name={name} to={`/admin/products/${id}`} />
    ),
    skeleton: <ItemCellSkeleton />,
  },
  { key: 'size', header: 'Size', cell: ({ size }) => <bdi>{size}</bdi> },
  { key: 'color', header: 'Color', cell: ({ color, colorHex }) => <ColorName color={color} colorHex={colorHex} /> },
  {
    key: 'sales',
    header: 'No of sales',
    align: 'end',
    sort: { ascending: 'sales-asc', descending: 'sales-desc', first: 'descending' },
    cell: ({ sales }) => formatNumber(sales),
  },
  {
    key: 'quantity',
    header: 'Quantity',
    align: 'end',
    sort: { ascending: 'quantity-asc', descending: 'quantity-desc' },
    cell: ({ quantity, isLowStock }) => (
      <span className={styles.quantity}>
        {isLowStock && (
          <StatusDot tone={quantity === 0 ? 'danger' : 'warning'}>
            {quantity === 0 ? 'Out of stock' : 'Low stock'}
          </StatusDot>
        )}
        <span>{formatNumber(quantity)}</span>
      </span>
    ),
  },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    sort: { ascending: 'price-asc', descending: 'price-desc' },
    cell: ({ price }) => <Price amount={price} />,
  },
];

const confirmation = ({ rows: [first, ...more] }: { rows: readonly AdminProduct[] }) => ({
  title:
    more.length === 0
      ? isolated`Are you sure you want to delete ${first?.name}?`
      : `Are you sure you want to delete ${more.length + 1} products?`,
  description:
    'It will be removed from the shop and shown as unavailable in carts. Existing orders are unaffected. You can undo this.',
  confirmLabel: 'Yes, Delete',
});

/** All products of the shop, with their sales and stock. */
export function AdminProductsScreen(list: AdminProductsScreenProps) {
  return (
    <AdminPage
      title="All clothes"
      actions={
        <ButtonLink to="/admin/addItem" size="compact">
          <PlusIcon size={18} />
          Add new cloth
        </ButtonLink>
      }
    >
      <AdminList
        list={list}
        noun="products"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        unsorted={{ value: 'newest', label: 'Newest first' }}
        confirmation={confirmation}
        actions={({ id, name }) => (
          <>
            <RowAction label="View" subject={name} Icon={EyeIcon} to={`/admin/products/${id}`} />
            <RowAction label="Edit" subject={name} Icon={EditIcon} to={`/admin/products/${id}/edit`} />
            <RowAction
              label="Delete"
              subject={name}
              Icon={TrashIcon}
              onIntent={preloadConfirmDialog}
              onPress={() => list.onAction('delete', [id])}
              disabledReason={list.pendingIds?.includes(id) ? 'being deleted' : undefined}
            />
          </>
        )}
        bulkActions={
          <Button
            variant="secondary"
            size="compact"
            onPointerEnter={preloadConfirmDialog}
            onClick={() => list.onAction('delete', list.selection?.ids ?? [])}
          >
            <TrashIcon size={18} />
            Delete
          </Button>
        }
        empty={
          <EmptyState
            dense
            title="There are no clothes yet."
            action={
              <ButtonLink to="/admin/addItem" size="compact">
                Add new cloth
              </ButtonLink>
            }
          >
            Add the first one to show it in the shop.
          </EmptyState>
        }
      />
    </AdminPage>
  );
}
