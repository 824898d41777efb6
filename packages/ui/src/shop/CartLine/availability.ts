import type { CartItem } from '@abs/contract';
import { quantityLimit } from '../lib/quantityLimit.ts';

/** Why the line cannot be ordered; null when it can, or when the server sets no limit. */
export function unavailableReason({ product, quantity }: Pick<CartItem, 'product' | 'quantity'>): string | null {
  const { max, maxReason = null } = quantityLimit(product);
  if (max === undefined || quantity <= max) return null;
  if (max !== product.quantity) return maxReason;
  return product.quantity <= 0 ? 'No longer available' : `Only ${product.quantity} left`;
}
