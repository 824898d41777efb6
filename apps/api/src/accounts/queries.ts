import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';
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
