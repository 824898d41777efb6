import type { startCart } from './cart.ts';
import type { startOrders } from './orders.ts';

interface ShoppingCode {
  startCart: typeof startCart;
  startOrders: typeof startOrders;
}

let shopping: ShoppingCode | null = null;
const waiting = new Set<(code: ShoppingCode) => void>();

/** Called by shopping.ts as soon as the code of cart and orders has loaded. */
export function provideShopping(code: ShoppingCode): void {
  shopping = code;
  for (const start of waiting) start(code);
  waiting.clear();
}

/** Calls back with the code, immediately or once it has loaded. */
export function whenShopping(start: (code: ShoppingCode) => void): void {
  if (shopping) start(shopping);
  else waiting.add(start);
}
