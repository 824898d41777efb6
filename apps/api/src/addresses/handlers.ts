import { limits } from '@abs/contract';
import { and, eq, ne } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { savedAddresses } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import { refusals } from '../refusals.ts';
import { findAddresses, lockAddresses } from './queries.ts';

const ownAddress = (userId: string, id: string) => and(eq(savedAddresses.userId, userId), eq(savedAddresses.id, id));

export const addressHandlers = {
  getAddresses: async (_input, { services, user }) => ({
    addresses: await services.db.autocommit((tx) => findAddresses(tx, user.id)),
  }),

  addAddress: ({ body: { deliveryAddress, phoneNumber, isDefault } }, { services, user }) =>
    services.db.transaction(async (tx) => {
      await lockAddresses(tx, user.id);
      const saved = await findAddresses(tx, user.id);
      const now = services.now();
      const defaultSince = isDefault ? now : null;
      const address = { deliveryAddress, phoneNumber };
      const same = saved.find((one) => one.deliveryAddress === deliveryAddress && one.phoneNumber === phoneNumber);
      if (same) {
        if (isDefault) await tx.update(savedAddresses).set({ defaultSince }).where(ownAddress(user.id, same.id));
      } else {
        if (saved.length >= limits.ADDRESSES_MAX) throw new ApiError(...refusals.tooManyAddresses);
        await tx.insert(savedAddresses).values({ ...address, userId: user.id, createdAt: now, defaultSince });
      }
      return { addresses: await findAddresses(tx, user.id) };
    }),

  changeAddress: ({ params, body: { deliveryAddress, phoneNumber, isDefault } }, { services, user }) =>
    services.db.transaction(async (tx) => {
      await lockAddresses(tx, user.id);
      const before = await findAddresses(tx, user.id);
      if (!before.some(({ id }) => id === params.id)) throw new ApiError(...refusals.notFound('Address'));
      const same = await tx
        .delete(savedAddresses)
        .where(
          and(
            eq(savedAddresses.userId, user.id),
            eq(savedAddresses.deliveryAddress, deliveryAddress),
            eq(savedAddresses.phoneNumber, phoneNumber),
            ne(savedAddresses.id, params.id),
          ),
        )
        .returning({ id: savedAddresses.id });
      const removed = same.map(({ id }) => id);
      const takesOver = before.some(({ id, isDefault: wasDefault }) => wasDefault && removed.includes(id));
      await tx
        .update(savedAddresses)
        .set({ deliveryAddress, phoneNumber, ...((isDefault || takesOver) && { defaultSince: services.now() }) })
        .where(ownAddress(user.id, params.id));
      return { addresses: await findAddresses(tx, user.id) };
    }),

  removeAddress: ({ params }, { services, user }) =>
    services.db.transaction(async (tx) => {
      if (isUuid(params.id)) await tx.delete(savedAddresses).where(ownAddress(user.id, params.id));
      return { addresses: await findAddresses(tx, user.id) };
    }),
} satisfies Partial<Handlers>;
