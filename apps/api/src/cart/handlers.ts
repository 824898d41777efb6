import { and, eq, type SQL } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { cartLines } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { changeQuantity } from './changeQuantity.ts';
import { changeVariant } from './changeVariant.ts';
import { loadCart, noSuchLine } from './queries.ts';

export const cartHandlers = {
  addToCart: async ({ body }, { services, user }) => {
    if (!isUuid(body.productId)) throw new ApiError(...refusals.notFound('Product'));
    const item = await services.db.transaction((tx) =>
      changeQuantity(tx, { userId: user.id, productId: body.productId }, body.quantity),
    );
    return { productId: body.productId, quantity: body.quantity, item };
  },

  getCart: (_input, { services, user }) => services.db.autocommit((tx) => loadCart(tx, services, user.id)),

  changeCartVariant: async ({ params, body }, { services, user }) => {
    if (!isUuid(params.id)) throw noSuchLine();
    if (!isUuid(body.productId)) throw new ApiError(...refusals.notFound('Product'));
    const change = { userId: user.id, lineId: params.id, productId: body.productId };
    const item = await services.db.transaction((tx) => changeVariant(tx, change));
    return { productId: item.productId, quantity: item.quantity, item };
  },

  deleteCartProduct: async ({ params }, { services, user }) => {
    if (!isUuid(params.id)) throw noSuchLine();
    return removeLine(services, and(eq(cartLines.userId, user.id), eq(cartLines.productId, params.id)));
  },

  deleteCartItem: async ({ params }, { services, user }) => {
    if (!isUuid(params.id)) throw noSuchLine();
    return removeLine(services, and(eq(cartLines.userId, user.id), eq(cartLines.id, params.id)));
  },
} satisfies Partial<Handlers>;

function removeLine({ db }: Services, where: SQL | undefined): Promise<{ message: string; itemId: string }> {
  return db.transaction(async (tx) => {
    const [removed] = await tx.delete(cartLines).where(where).returning({ id: cartLines.id });
    if (!removed) throw noSuchLine();
    return { message: 'Item removed from cart', itemId: removed.id };
  });
}
