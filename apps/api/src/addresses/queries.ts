import type { SavedAddress } from '@abs/contract/entities';
import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { savedAddresses, users } from '../db/schema.ts';

/** Keeps other requests of a customer from changing the addresses until the transaction ends. */
export const lockAddresses = (tx: Tx, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

/** The addresses of a customer, the default first, then in the order in which they were saved. */
export async function findAddresses(tx: Tx, userId: string): Promise<SavedAddress[]> {
  const rows = await tx
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, userId))
    .orderBy(
      sql`${savedAddresses.defaultSince} desc nulls last`,
      asc(savedAddresses.createdAt),
      asc(savedAddresses.id),
    );
  const [first, ...others] = rows.map(({ id, deliveryAddress, phoneNumber }) => ({ id, deliveryAddress, phoneNumber }));
  return first ? [{ ...first, isDefault: true }, ...others.map((other) => ({ ...other, isDefault: false }))] : [];
}
