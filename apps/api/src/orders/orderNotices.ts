import { isolate, limits } from '@abs/contract';
import { formatKobo } from '../money.ts';
import type { Notice } from '../notifications/notify.ts';
import type { MailedOrder } from './mails.ts';
import type { OrderLineRow } from './mapper.ts';
import type { OrderedProduct, StockChange } from './stock.ts';

type Line = Pick<OrderLineRow, 'name' | 'quantity' | 'cover'>;

/** 'Ikoyi Hoodie', '2 × Ikoyi Hoodie', 'Ikoyi Hoodie and 2 more'. */
function inShort([first, ...others]: readonly Line[]): string {
  if (!first) return 'nothing';
  const name = isolate(first.name);
  const item = first.quantity === 1 ? name : `${first.quantity} × ${name}`;
  return others.length === 0 ? item : `${item} and ${others.length} more`;
}

const about = (
  kind: Notice['kind'],
  order: MailedOrder,
  lines: readonly Line[],
  title: string,
  detail: string,
): Notice => ({ kind, title, detail, subjectId: order.id, ...(lines[0] && { cover: lines[0].cover }) });

/** @param customer the name of the customer */
export const newOrderNotice = (order: MailedOrder, lines: readonly Line[], customer: string): Notice =>
  about(
    'newOrder',
    order,
    lines,
    `New order ${order.number}`,
    `${isolate(customer)} ordered ${inShort(lines)} for ${formatKobo(order.totalKobo)}.`,
  );

export const orderPaidNotice = (order: MailedOrder, lines: readonly Line[], customer: string): Notice =>
  about(
    'orderPaid',
    order,
    lines,
    `Order ${order.number} is paid`,
    `${isolate(customer)} paid ${formatKobo(order.totalKobo)} for ${inShort(lines)}.`,
  );

export const orderCancelledNotice = (
  order: MailedOrder,
  lines: readonly Line[],
  customer: string,
  reason: 'customer' | 'expired',
): Notice =>
  about(
    'orderCancelled',
    order,
    lines,
    `Order ${order.number} is cancelled`,
    reason === 'customer'
      ? `${isolate(customer)} cancelled ${inShort(lines)}.`
      : `${isolate(customer)} did not pay for ${inShort(lines)} in time.`,
  );

/**
 * One notice for each product whose stock becomes low with this order; none for products that were already low.
 * @param products as they were before the pieces were taken
 */
export function lowStockNotices(
  pieces: readonly StockChange[],
  products: ReadonlyMap<string, OrderedProduct>,
): Notice[] {
  return pieces.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    if (!product) return [];
    const left = product.quantity - quantity;
    if (product.quantity <= limits.LOW_STOCK || left > limits.LOW_STOCK) return [];
    const [cover] = product.pictures;
    return {
      kind: 'lowStock',
      title: left === 0 ? `${isolate(product.name)} is sold out` : `${isolate(product.name)} is running low`,
      detail: `${left === 0 ? 'None' : left} left in ${isolate(product.color)}, size ${isolate(product.size)}.`,
      subjectId: product.id,
      ...(cover && { cover }),
    };
  });
}
