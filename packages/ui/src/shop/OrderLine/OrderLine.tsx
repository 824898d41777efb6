import { type OrderItem, productPath } from '@abs/contract';
import { ItemRow } from '../../components/ItemRow/index.ts';

export interface OrderLineProps {
  item: OrderItem;
}

/** A line of an order, as it was when ordered. It never changes. */
export function OrderLine({ item }: OrderLineProps) {
  const { product, quantity, price } = item;
  return (
    <ItemRow
      name={product.name}
      to={product.id && productPath({ id: product.id, name: product.name })}
      picture={product.cover ?? product.salesCoverPicture}
      price={price}
      pieces={quantity}
      size={product.size}
      color={product.color}
      colorHex={product.colorHex}
      quantity={quantity}
    />
  );
}
