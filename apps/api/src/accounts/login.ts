import { EMAIL_UNVERIFIED_MESSAGE } from '@abs/contract';
import { and, eq } from 'drizzle-orm';
import { sessions, users } from '../db/schema.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/handler.ts';
import { enforce, limitOf, refund } from '../http/rateLimit.ts';
import { isClosedDemo } from './demoAccounts.ts';
import { NO_ACCOUNT_HASH, verifyPassword } from './passwordHash.ts';
import { canonicalEmail, presentUser, type UserRow } from './presentUser.ts';
import { openSession } from './sessions.ts';

export const login: Handler<'login'> = async ({ body }, { services, ip }) => {
  const { db, now } = services;
  const email = canonicalEmail(body.email);
  const attempts = [limitOf.loginByAddress(ip), limitOf.loginByEmail(email)];
  // Counted before the password is judged, and taken back when it was right: parallel guesses cannot pass together.
  await db.read((tx) => enforce(tx, now(), ...attempts));

  const [user] = await db.read((tx) => tx.select().from(users).where(eq(users.email, email)));
  const isRight = await verifyPassword(body.password, user?.passwordHash ?? NO_ACCOUNT_HASH);
  if (!user || !isRight || isClosedDemo(user, services))
    throw new ApiError('invalid_credentials', 'Email or password is incorrect');
  await db.read((tx) => refund(tx, ...attempts));

  // Told only to whoever knows the password, so that nobody learns the state of another's account.
  refuseBlocked(user);
  if (!user.emailVerifiedAt) throw new ApiError('email_unverified', EMAIL_UNVERIFIED_MESSAGE);

  const token = await db.transaction(async (tx) => {
    // Waits for a password reset or a block that is being committed, and then no longer finds its row.
    const [unchanged] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash), eq(users.status, 'active')))
      .for('update');
    return unchanged ? openSession(tx, user.id, now()) : null;
  });
  if (token === null) throw new ApiError('invalid_credentials', 'Email or password is incorrect');
  return { message: 'Login successful', user_credentials: { ...presentUser(user), token } };
};

export const logout: Handler<'logout'> = async (_input, { services, user }) => {
  await services.db.read((tx) => tx.delete(sessions).where(eq(sessions.tokenHash, user.tokenHash)));
  return { message: 'You have been logged out.' };
};

const refusals = {
  blocked: 'This account has been blocked. Please contact us.',
  deactivated: 'This account has been deactivated. Contact us to open it again.',
};

/** @throws ApiError `account_blocked`, with a sentence of its own for each status */
export function refuseBlocked({ status }: Pick<UserRow, 'status'>): void {
  if (status !== 'active') throw new ApiError('account_blocked', refusals[status]);
}
