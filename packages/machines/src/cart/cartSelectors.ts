import type { CartItem } from '@abs/contract';
import { subtotalOf, totalOf } from '../shared/sums.ts';
import type { CartContext } from './cartTypes.ts';
import { changingTo, projected, queueOf } from './lineQueue.ts';

type Lines = Pick<CartContext, 'items' | 'queues'>;

/** The lines to show, oldest first: the confirmed lines with all queued changes applied. */
export function sortedItems({ items, queues }: Lines): readonly CartItem[] {
  return items
    .map((item) => {
      const queue = queueOf(queues, item.productId);
      const variant = item.product.sizes?.find(({ id }) => id === changingTo(queue));
      const product = variant ? { ...item.product, size: variant.size } : item.product;
      return { ...item, product, quantity: projected(item.quantity, queue) };
    })
    .filter((item) => item.quantity > 0)
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}

/** Product ids of the lines whose variant is being changed. These lines accept no other change. */
export function changingIds({ queues }: Pick<Lines, 'queues'>): readonly string[] {
  return Object.keys(queues).filter((productId) => changingTo(queueOf(queues, productId)) !== null);
}

/** Number of lines, shown on the cart's badge. */
export function lineCount(lines: Lines): number {
  return sortedItems(lines).length;
}

/** Number of pieces in all lines. */
export function pieceCount(lines: Lines): number {
  return sortedItems(lines).reduce((sum, item) => sum + item.quantity, 0);
}

/** Naira for all pieces, delivery not included; null if a line has no price. */
export function subtotal(lines: Lines): number | null {
  return subtotalOf(sortedItems(lines));
}

/** Naira to pay: subtotal and delivery fee; nothing for an empty cart. */
export function total(lines: Lines & Pick<CartContext, 'deliveryFee'>): number | null {
  return totalOf(sortedItems(lines), lines.deliveryFee);
}

/** Which products are in the cart, by product id. */
export function isInCart(lines: Lines): Readonly<Record<string, boolean>> {
  return Object.fromEntries(sortedItems(lines).map((item) => [item.productId, true]));
}

/** The most pieces that can be ordered. If the backend sends neither stock nor limit, only the checkout can tell. */
function mostOf({ quantity = Number.POSITIVE_INFINITY, maxPerOrder = quantity }: CartItem['product']): number {
  return Math.min(quantity, maxPerOrder);
}

/** Whether a line has more pieces than the stock, or than one order may have. */
export function isUnavailable({ product, quantity }: Pick<CartItem, 'product' | 'quantity'>): boolean {
  const most = mostOf(product);
  return most <= 0 || most < quantity;
}

/** The lines which block the checkout. */
export function unavailableItems(lines: Lines): readonly CartItem[] {
  return sortedItems(lines).filter(isUnavailable);
}

/** Whether one more piece may be added. */
export function canIncrease({ product, quantity }: Pick<CartItem, 'product' | 'quantity'>): boolean {
  return quantity < mostOf(product);
}

/**
 * Whether an order may be placed: the cart has lines, all are available, and the server has confirmed all changes. The
 * server makes the order from its own cart, so no step may be in flight.
 */
export function canCheckout(cart: Lines & Pick<CartContext, 'isStale'>): boolean {
  const isSettled = Object.keys(cart.queues).length === 0 && !cart.isStale;
  return isSettled && lineCount(cart) > 0 && unavailableItems(cart).length === 0;
}
