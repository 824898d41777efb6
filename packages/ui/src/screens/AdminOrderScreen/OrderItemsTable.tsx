import type { OrderItem } from '@abs/contract';
import { type Column, DataTable } from '../../components/DataTable/index.ts';
import { ColorName } from '../../components/Swatch/index.ts';
import { ItemCell } from '../../components/TableCells/index.ts';
import { Price } from '../../components/Text/index.ts';

const sku: Column<OrderItem> = { key: 'sku', header: 'SKU', cell: ({ product }) => <bdi>{product.sku}</bdi> };

const columnsOf = (items: readonly OrderItem[]): Column<OrderItem>[] => [
  {
    key: 'product',
    header: 'Product',
    isRowHeader: true,
    cell: ({ product }) => (
      <ItemCell
        picture={product.cover ?? product.salesCoverPicture}
        name={product.name}
        to={product.id && `/admin/products/${product.id}`}
      />
    ),
  },
  { key: 'size', header: 'Size', cell: ({ product }) => <bdi>{product.size}</bdi> },
  {
    key: 'color',
    header: 'Color',
    cell: ({ product }) => <ColorName color={product.color} colorHex={product.colorHex} />,
  },
  ...(items.some(({ product }) => product.sku) ? [sku] : []),
  { key: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity }) => quantity },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ price }) => price !== undefined && <Price amount={price} />,
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ price, quantity }) => price !== undefined && <Price amount={price * quantity} />,
  },
];

/** The lines of an order, as they were when ordered. Shops without numbers of their own have no column for them. */
export function OrderItemsTable({ items }: { items: readonly OrderItem[] }) {
  return (
    <DataTable
      caption="Items"
      columns={columnsOf(items)}
      rows={items}
      rowKey={({ id }) => id}
      rowName={({ product }) => product.name}
      fits="narrow"
    />
  );
}
