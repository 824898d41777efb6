import { limits } from '@abs/contract';
import type { CartContext } from './cartTypes.ts';

/** A cart of which nothing is known. */
export const EMPTY_CART = {
  items: [],
  queues: {},
  chosenProductId: null,
  deliveryFee: limits.DEFAULT_DELIVERY_FEE,
  deliveryAddress: null,
  phoneNumber: null,
  takesExpectedTotal: false,
  refusedOrder: null,
  isStale: false,
  message: null,
} satisfies CartContext;
