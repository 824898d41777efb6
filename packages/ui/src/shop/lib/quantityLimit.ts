import type { CartItem } from '@abs/contract';

/** The stock and the order limit of a product, if known. */
type Supply = Pick<CartItem['product'], 'quantity' | 'maxPerOrder'>;

/** The highest quantity that can be ordered, and why it is the limit; empty when the server sets no limit. */
export function quantityLimit({ quantity, maxPerOrder }: Supply): { max?: number; maxReason?: string } {
  if (maxPerOrder !== undefined && (quantity === undefined || maxPerOrder < quantity)) {
    return { max: maxPerOrder, maxReason: `You can order up to ${maxPerOrder}` };
  }
  return quantity === undefined ? {} : { max: quantity, maxReason: `Only ${quantity} in stock` };
}
