import type { CartItem } from '@abs/contract';

/** What is known of how many pieces of a product can be had. */
type Supply = Pick<CartItem['product'], 'quantity' | 'maxPerOrder'>;

/** The most pieces of a product that can be ordered, and why no more; nothing when the server sets no limit. */
export function quantityLimit({ quantity, maxPerOrder }: Supply): { max?: number; maxReason?: string } {
  if (maxPerOrder !== undefined && (quantity === undefined || maxPerOrder < quantity)) {
    return { max: maxPerOrder, maxReason: `You can order at most ${maxPerOrder}` };
  }
  return quantity === undefined ? {} : { max: quantity, maxReason: `Only ${quantity} in stock` };
}
