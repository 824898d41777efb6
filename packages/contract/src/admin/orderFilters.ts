import type { Fulfilment } from '../orders/values.ts';
import type { AdminOrderPayment } from './values.ts';

/** The chosen part of all orders; null for no choice. */
export type OrderFilters = {
  status: Fulfilment | null;
  payment: AdminOrderPayment | null;
  /** The first and the last day, YYYY-MM-DD in Lagos. */
  from: string | null;
  to: string | null;
};

export const noOrderFilters: OrderFilters = { status: null, payment: null, from: null, to: null };

export const orderFilterNames = Object.keys(noOrderFilters) as (keyof OrderFilters)[];

/** The chosen filters as parameters of a URL, of the call and of the shop's screen, in a fixed order. */
export function orderFilterParams(filters: OrderFilters): Partial<Record<keyof OrderFilters, string>> {
  return Object.fromEntries(
    orderFilterNames.flatMap((name) => {
      const value = filters[name];
      return value === null ? [] : [[name, value]];
    }),
  );
}
