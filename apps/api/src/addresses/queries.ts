import { limits } from '@abs/contract';
import type { SavedAddress } from '@abs/contract/entities';
import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { savedAddresses, users } from '../db/schema.ts';

/** Keeps other requests of a customer from changing the addresses until the transaction ends. */
export const lockAddresses = (tx: Tx, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

type SavedAddressRow = typeof savedAddresses.$inferSelect;

/** The order of addresses: the default first, then as they were saved. */
export const defaultFirst = [
  sql`${savedAddresses.defaultSince} desc nulls last`,
  asc(savedAddresses.createdAt),
  asc(savedAddresses.id),
];

/** The addresses of a customer, the default first. */
export async function findAddresses(tx: Tx, userId: string): Promise<SavedAddress[]> {
  return toSavedAddresses(
    await tx
      .select()
      .from(savedAddresses)
      .where(eq(savedAddresses.userId, userId))
      .orderBy(...defaultFirst),
  );
}

/** @param rows in the order `defaultFirst` */
export function toSavedAddresses(rows: readonly SavedAddressRow[]): SavedAddress[] {
  const [first, ...others] = rows.map(({ id, deliveryAddress, phoneNumber }) => ({ id, deliveryAddress, phoneNumber }));
  return first ? [{ ...first, isDefault: true }, ...others.map((other) => ({ ...other, isDefault: false }))] : [];
}

/** Saves an address, unless it is saved or there are as many as there can be. The customer's row must be locked. */
export function addressWrite(
  tx: Tx,
  { userId, deliveryAddress, phoneNumber, createdAt }: Omit<SavedAddressRow, 'id' | 'defaultSince'>,
) {
  const count = tx.$count(savedAddresses, eq(savedAddresses.userId, userId));
  return sql`
    insert into saved_addresses (user_id, delivery_address, phone_number, created_at)
    select ${userId}::uuid, ${deliveryAddress}, ${phoneNumber}, ${createdAt.toISOString()}::timestamptz where ${count} < ${limits.ADDRESSES_MAX}
    on conflict do nothing`;
}
