import { type AdminOrderFilter, type AdminOrderPayment, type Fulfilment, fulfilments } from '@abs/contract';
import { and, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Counter } from '../db/counters.ts';
import { orders } from '../db/schema.ts';
import { startOfLagosDate } from './lagosDay.ts';
import type { Listing } from './list.ts';

/** The choice of an admin: a missing part chooses all orders. */
export type OrderChoice = {
  filter?: AdminOrderFilter;
  status?: Fulfilment | undefined;
  payment?: AdminOrderPayment | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** In the exact words of the partial indexes in db/schema/orders.ts, with values in place of parameters. */
const hasStatus: Record<Fulfilment, SQL> = {
  pending: sql`${orders.clearedAt} is null and ${orders.status} <> 'CANCELLED'`,
  cleared: sql`${orders.clearedAt} is not null and ${orders.status} <> 'CANCELLED'`,
  canceled: sql`${orders.status} = 'CANCELLED'`,
};
const hasPayment: Record<AdminOrderPayment, SQL> = {
  unpaid: sql`${orders.paymentStatus} = 'unpaid'`,
  paid: sql`${orders.paymentStatus} = 'paid'`,
  refundDue: sql`(${orders.paymentStatus} = 'refundDue' or ${orders.refundDueKobo} > 0)`,
  refunded: sql`${orders.paymentStatus} = 'refunded'`,
  disputed: sql`${orders.isDisputed}`,
};

const counterNames = { pending: 'new', cleared: 'cleared', canceled: 'canceled' } as const;

/** The statuses that a choice allows: `new` is an older name for pending orders. */
const statusesOf = ({ filter, status }: OrderChoice): Fulfilment[] =>
  fulfilments.filter((each) => (!status || each === status) && (filter !== 'new' || each === 'pending'));

/** The chosen orders, regardless of their days. */
function chosen(choice: OrderChoice): SQL | undefined {
  const { payment } = choice;
  const statuses = statusesOf(choice);
  if (statuses.length === 0) return sql`false`;
  return and(
    statuses.length === fulfilments.length ? undefined : or(...statuses.map((status) => hasStatus[status])),
    payment && hasPayment[payment],
  );
}

/** The counters whose sum is the number of chosen orders, regardless of their days. */
function countersOf(choice: OrderChoice): Counter[] {
  const { payment } = choice;
  if (!payment && statusesOf(choice).length === fulfilments.length) return ['orders'];
  return statusesOf(choice).map((status): Counter => {
    const name = `orders:${counterNames[status]}` as const;
    return payment ? `${name}:${payment}` : name;
  });
}

/** The time of the chosen days: from the start of the first to the end of the last. */
const placedOn = ({ from, to }: OrderChoice): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(orders.createdAt, startOfLagosDate(from)),
    to === undefined ? undefined : lt(orders.createdAt, startOfLagosDate(to, 1)),
  );

/** The chosen orders as a list. */
export const listingOf = (choice: OrderChoice): Pick<Listing, 'where' | 'counters' | 'narrowing'> => ({
  where: chosen(choice),
  counters: countersOf(choice),
  narrowing: placedOn(choice),
});
