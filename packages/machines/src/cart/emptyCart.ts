import { limits } from '@abs/contract';
import type { CartContext } from './cartTypes.ts';

/** An empty cart, as before the first load. */
export const EMPTY_CART = {
  items: [],
  queues: {},
  chosenProductId: null,
  deliveryFee: limits.DEFAULT_DELIVERY_FEE,
  deliveryAddress: null,
  phoneNumber: null,
  addresses: null,
  takesExpectedTotal: false,
  refusedOrder: null,
  isStale: false,
  message: null,
} satisfies CartContext;
