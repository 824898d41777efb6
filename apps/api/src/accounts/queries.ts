import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { emailChanges, users } from '../db/schema.ts';
import type { UserRow } from './mapper.ts';

/** The account with an id; undefined if it does not exist. */
export async function findUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  return user;
}

/** The account of a canonical e-mail address; undefined if it does not exist. */
export async function findUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.email, email));
  return user;
}

/** The address to which the account's e-mail address is to be changed, once it is confirmed; null if none is requested. */
export async function findPendingEmail(tx: Tx, userId: string, now: Date): Promise<string | null> {
  const [change] = await tx
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.changedAt), gt(emailChanges.expiresAt, now)));
  return change?.email ?? null;
}
