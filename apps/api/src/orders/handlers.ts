import { pageOf } from '@abs/contract';
import { and, count, eq } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { orders } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { claimOf, once } from '../idempotency.ts';
import { isUuid } from '../ids.ts';
import { toKobo } from '../money.ts';
import { refusals } from '../refusals.ts';
import { placeOrder } from './placeOrder.ts';
import { loadOrders } from './queries.ts';

export const orderHandlers = {
  getOrders: ({ query }, { services, user }) =>
    services.db.autocommit((tx) =>
      loadOrders(tx, and(eq(orders.userId, user.id), query.status && eq(orders.status, query.status))),
    ),

  getOrder: async ({ params }, { services, user }) => {
    const found = isUuid(params.id)
      ? await services.db.autocommit((tx) => loadOrders(tx, and(eq(orders.userId, user.id), eq(orders.id, params.id))))
      : [];
    const [order] = found;
    if (!order) throw new ApiError(...refusals.notFound('Order'));
    return { order };
  },

  placeOrder: async ({ body }, { services, user, idempotencyKey }) => {
    const claim = claimOf('placeOrder', user.id, idempotencyKey, body);
    const { expectedTotal, saveAddress, ...delivery } = body;
    const expectedTotalKobo = expectedTotal === undefined ? undefined : toKobo(expectedTotal);
    return services.db.transaction((tx) =>
      once(tx, claim, services.now(), async () => ({
        message: 'Order placed successfully',
        order: await placeOrder(tx, services, user, { ...delivery, saveAddress }, expectedTotalKobo),
      })),
    );
  },

  getOrderHistory: ({ query }, { services, user }) =>
    services.db.autocommit(async (tx) => {
      const where = and(eq(orders.userId, user.id), eq(orders.status, query.status));
      const [counted] = await tx.select({ total: count() }).from(orders).where(where);
      const total = counted?.total ?? 0;
      const { page, totalPages, offset } = pageOf(total, query.limit, query.page);
      return {
        orders: total === 0 ? [] : await loadOrders(tx, where, { limit: query.limit, offset }),
        pagination: { page, limit: query.limit, total, totalPages },
      };
    }),
} satisfies Partial<Handlers>;
