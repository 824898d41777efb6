import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { enforce, hit, hitAll, limitOf } from '../limits/rateLimit.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { canonicalEmail } from './canonicalEmail.ts';
import { enforceCodesPerHour } from './codeRequests.ts';
import { sendCode } from './codes.ts';
import { userSearchText } from './mapper.ts';
import { hashPassword, verifyPassword } from './passwordHash.ts';
import { refuseWeakPassword } from './passwordRule.ts';
import { findUserByEmail } from './queries.ts';

/**
 * Opens an unverified account and mails a code. A taken e-mail is refused even if it was never verified, so that a
 * second sign-up cannot replace the password. Only the same e-mail and password again, for example after Back, continue
 * to the code.
 */
export const signup: Handler<'signup'> = async ({ body }, { services, ip }) => {
  const { db, now } = services;
  const email = canonicalEmail(body.email);
  await db.autocommit((tx) => enforce(tx, now(), ...limitOf.signupByIp(ip)));
  await refuseWeakPassword(body.password, { email });

  const isNew =
    !(await db.autocommit((tx) => findUserByEmail(tx, email))) && (await openAccount(services, email, body.password));
  if (!isNew && !(await continueSignup(services, email, body.password))) throw emailTaken();
  return { message: 'Your account is successfully created' };
};

/**
 * Opens the account and mails its code. The limit of codes per mailbox also limits how many accounts its addresses can
 * open.
 * @returns false if another sign-up with this e-mail was first
 * @throws ApiError `rate_limited`
 */
async function openAccount(services: Services, email: string, password: string): Promise<boolean> {
  const { db, now } = services;
  await db.autocommit((tx) => enforceCodesPerHour(tx, 'verifyEmail', email, now()));
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        email,
        passwordHash,
        searchText: userSearchText({ firstName: null, lastName: null, email }),
        createdAt: now(),
      })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (!user) return false;
    await hit(tx, limitOf.codeAgain('verifyEmail', email), now());
    await sendCode(tx, services, user, 'verifyEmail');
    return true;
  });
}

/**
 * Continues an unverified sign-up for a caller who knows its password; the number of guesses is limited. Mails another
 * code unless the last one was sent less than a minute ago or the hourly limit is reached.
 */
async function continueSignup(services: Services, email: string, password: string): Promise<boolean> {
  const { db, now } = services;
  const user = await db.autocommit((tx) => findUserByEmail(tx, email));
  if (!user || user.emailVerifiedAt || user.status !== 'active') return false;
  if ((await db.autocommit((tx) => hit(tx, limitOf.signupAgain(email), now()))) !== null) return false;
  if (!(await verifyPassword(password, user.passwordHash))) return false;
  await db.transaction(async (tx) => {
    if ((await countCode(tx, email, now())) === null) await sendCode(tx, services, user, 'verifyEmail');
  });
  return true;
}

/** @returns seconds until another code may be sent, null if it may be sent now. */
const countCode = (tx: Tx, email: string, now: Date) =>
  hitAll(tx, now, limitOf.codeAgain('verifyEmail', email), limitOf.codesPerHour('verifyEmail', email));

function emailTaken(): ApiError {
  return new ApiError(...refusals.emailTaken, { fields: { email: refusals.emailTaken[1] } });
}
