import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';

/**
 * A sign-up that nobody has verified. It must not prevent the owner of the address from using it elsewhere. Blocked ones
 * do, so that the block remains effective.
 */
const isUnverifiedSignUp = sql`(${and(
  isNull(users.emailVerifiedAt),
  eq(users.status, 'active'),
  eq(users.userType, 'Customer'),
  eq(users.orderCount, 0),
)})`;

/** Whether an account prevents others from using its e-mail address. */
export async function isTaken(tx: Tx, email: string): Promise<boolean> {
  const owner = and(eq(users.email, email), not(isUnverifiedSignUp));
  const found = await tx.select({ id: users.id }).from(users).where(owner);
  return found.length > 0;
}

/** Frees the e-mail address of a sign-up that nobody has verified. */
export async function deleteUnverifiedSignUp(tx: Tx, email: string): Promise<void> {
  await tx.delete(users).where(and(eq(users.email, email), isUnverifiedSignUp));
}
