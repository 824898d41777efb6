import { eq } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/handler.ts';
import { enforce, hit, limitOf } from '../http/rateLimit.ts';
import { issueCode } from './codes.ts';
import { hashPassword } from './passwordHash.ts';
import { refuseWeakPassword } from './passwordRule.ts';
import { canonicalEmail, userSearchText } from './presentUser.ts';

/**
 * Opens an unverified account and mails a code. A taken e-mail is refused even when it was never verified: whoever
 * lost the code logs in and is led to a new one, and nobody can replace another's password by signing up again.
 */
export const signup: Handler<'signup'> = async ({ body }, { services, ip }) => {
  const { db, now } = services;
  const email = canonicalEmail(body.email);
  await db.read((tx) => enforce(tx, now(), ...limitOf.signupByAddress(ip)));
  refuseWeakPassword(body.password, email);

  const [taken] = await db.read((tx) => tx.select({ id: users.id }).from(users).where(eq(users.email, email)));
  if (taken) throw emailTaken();
  const passwordHash = await hashPassword(body.password);

  await db.transaction(async (tx) => {
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
    // Two sign-ups at once: the unique index lets one through.
    if (!user) throw emailTaken();
    const what = `verifyEmail:${email}`;
    await hit(tx, limitOf.codeAgain(what), now());
    await hit(tx, limitOf.codesPerHour(what), now());
    await issueCode(tx, services, user, 'verifyEmail');
  });
  return { message: 'Your account is successfully created' };
};

function emailTaken(): ApiError {
  const message = 'An account with this email already exists';
  return new ApiError('email_taken', message, { fields: { email: message } });
}
