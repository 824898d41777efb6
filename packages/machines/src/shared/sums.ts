import type { CartItem } from '@abs/contract';

type Pieces = { product: Pick<CartItem['product'], 'price'>; quantity: number };

/** Rounds naira to two decimals, because floating-point sums of kobo have rounding errors. */
const toNaira = (amount: number): number => Math.round(amount * 100) / 100;

/** Naira for all pieces; null if a price is not known, because any sum would be wrong. */
export function subtotalOf(items: readonly Pieces[]): number | null {
  let sum = 0;
  for (const { product, quantity } of items) {
    if (product.price === null) return null;
    sum += product.price * quantity;
  }
  return toNaira(sum);
}

/** Naira to pay for all pieces and their delivery; 0 for no pieces, null if a price is not known. */
export function totalOf(items: readonly Pieces[], deliveryFee: number): number | null {
  const subtotal = subtotalOf(items);
  if (subtotal === null || items.length === 0) return subtotal;
  return toNaira(subtotal + deliveryFee);
}
