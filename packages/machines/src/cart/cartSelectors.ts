import type { CartItem } from '@abs/contract';
import { subtotalOf, totalOf } from '../shared/sums.ts';
import type { CartContext } from './cartTypes.ts';
import { changingTo, projected, queueOf } from './lineQueue.ts';

type Lines = Pick<CartContext, 'items' | 'queues'>;

/** The lines to show, oldest first: what the server confirmed, with all that is under way counted as done. */
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

/** The lines whose variant is being changed, by product id: nothing else can be done to them. */
export function changingIds({ queues }: Pick<Lines, 'queues'>): readonly string[] {
  return Object.keys(queues).filter((productId) => changingTo(queueOf(queues, productId)) !== null);
}

/** How many lines there are: the number on the cart's badge. */
export function lineCount(lines: Lines): number {
  return sortedItems(lines).length;
}

/** How many pieces there are over all lines. */
export function pieceCount(lines: Lines): number {
  return sortedItems(lines).reduce((sum, item) => sum + item.quantity, 0);
}

/** Naira for all pieces, delivery not included; null where a line has no price. */
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

/** The most pieces that can be ordered. A backend that sends neither stock nor limit leaves the judgement to checkout. */
function mostOf({ quantity = Number.POSITIVE_INFINITY, maxPerOrder = quantity }: CartItem['product']): number {
  return Math.min(quantity, maxPerOrder);
}

/** Whether a line asks for more pieces than there are, or than one person may order. */
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
 * Whether an order may be placed: there are lines, each can be had, and the server knows all that is shown. An order is
 * made of what the server has, so it must not be placed while a step is still on its way.
 */
export function canCheckout(cart: Lines & Pick<CartContext, 'isStale'>): boolean {
  const isSettled = Object.keys(cart.queues).length === 0 && !cart.isStale;
  return isSettled && lineCount(cart) > 0 && unavailableItems(cart).length === 0;
}
