import type { CartItem } from '@abs/contract';

/** What is wrong with a line's stock, in words; null when it can be ordered as it is, or when the stock is not told. */
export function unavailability({ product, quantity }: Pick<CartItem, 'product' | 'quantity'>): string | null {
  if (product.quantity === undefined || quantity <= product.quantity) return null;
  return product.quantity <= 0 ? 'No longer available' : `Only ${product.quantity} left`;
}
