import type { CallName } from '@abs/contract';
import { cartHandlers } from '../cart/handlers.ts';
import { orderHandlers } from '../orders/handlers.ts';
import { paymentHandlers } from '../payments/handlers.ts';

/** The calls by which somebody buys: public answers are made after them. */
export const priorityCalls: ReadonlySet<string> = new Set<CallName>(
  Object.keys({ ...cartHandlers, ...orderHandlers, ...paymentHandlers }) as CallName[],
);
