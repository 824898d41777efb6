import {
  adminOrderPayments,
  areDaysInOrder,
  fulfilments,
  isOrderDay,
  type OrderFilters,
  orderFilterNames,
  orderFilterParams,
} from '@abs/contract';
import type { FilterParams } from './tableSearchParams.ts';

const known = <Value extends string>(values: readonly Value[], named: string | null): Value | null =>
  values.find((value) => value === named) ?? null;

const NO_DAYS = { from: null, to: null };

function daysIn(searchParams: URLSearchParams): Pick<OrderFilters, 'from' | 'to'> {
  const [from, to] = (['from', 'to'] as const).map((name) => {
    const day = searchParams.get(name) ?? '';
    return isOrderDay(day) ? day : null;
  }) as [string | null, string | null];
  return areDaysInOrder({ from: from ?? undefined, to: to ?? undefined }) ? { from, to } : NO_DAYS;
}

const NONE = Object.fromEntries(orderFilterNames.map((name) => [name, '']));

/** The filters of orders in a URL, with the names of the call's queries. Values that are none are ignored. */
export const orderSearchParams: FilterParams<OrderFilters> = {
  read: (searchParams) => ({
    status: known(fulfilments, searchParams.get('status')),
    payment: known(adminOrderPayments, searchParams.get('payment')),
    ...daysIn(searchParams),
  }),
  write: (filters) => ({ ...NONE, ...orderFilterParams(filters) }),
};
