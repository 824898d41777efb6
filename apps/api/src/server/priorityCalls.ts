import type { CallName } from '@abs/contract';
import { cartHandlers } from '../cart/handlers.ts';
import { orderHandlers } from '../orders/handlers.ts';
import { paymentHandlers } from '../payments/handlers.ts';

/** Calls of cart, orders and payment, which go before uncached public responses. */
export const priorityCalls: ReadonlySet<string> = new Set<CallName>(
  Object.keys({ ...cartHandlers, ...orderHandlers, ...paymentHandlers }) as CallName[],
);
