import { and, eq } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { SessionUser } from '../http/handler.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { attemptSignIn } from './attempts.ts';
import { findKnownPlaces } from './knownPlaces.ts';
import type { UserRow } from './mapper.ts';
import { verifyPassword } from './passwordHash.ts';
import { findUser } from './queries.ts';
import { recordFailedSignIn } from './securityEvents.ts';

type Caller = { services: Services; user: SessionUser; ip: string };

/**
 * Checks the current password of a logged-in user, before a change of the account. A wrong one counts as a failed login,
 * so that an open session does not allow more guesses than the login.
 * @param checkFirst runs before the password is judged; if it throws, the attempt does not count
 * @returns the account, whose password hash is the one that was checked
 * @throws ApiError wrong_password, rate_limited
 */
export async function confirmPassword(
  { services, user: { id: userId, email }, ip }: Caller,
  currentPassword: string,
  checkFirst: (row: UserRow) => Promise<void> = async () => {},
): Promise<UserRow> {
  const { db, now } = services;
  const [row, knownPlaces] = await db.autocommit(async (tx) => [
    await findUser(tx, userId),
    await findKnownPlaces(tx, userId, { ip }, now()),
  ]);
  if (!row) throw new ApiError(...refusals.loginNeeded);
  await checkFirst(row);
  const { isRight, isSlowed } = await attemptSignIn(services, { email, ip, knownPlaces }, (share) =>
    verifyPassword(currentPassword, row.passwordHash, share),
  );
  if (!isRight) {
    await db.autocommit((tx) => recordFailedSignIn(tx, { userId, email, ip }, isSlowed, now()));
    throw new ApiError(...refusals.wrongPassword);
  }
  return row;
}

/**
 * Locks an account whose password was confirmed, for the change that required it.
 * @returns the account as it is now
 * @throws ApiError wrong_password if a concurrent change or reset has made the password wrong
 */
export async function lockConfirmed(tx: Tx, { id, passwordHash }: UserRow): Promise<UserRow> {
  const [locked] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.status, 'active')))
    .for('update');
  if (!locked) throw new ApiError(...refusals.wrongPassword);
  return locked;
}
