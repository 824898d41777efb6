import { eq } from 'drizzle-orm';
import { twoFactors, users } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { canonicalEmail } from './canonicalEmail.ts';
import { passwordChangedMail } from './mails.ts';
import { userSearchText } from './mapper.ts';
import { hashPassword } from './passwordHash.ts';
import { refuseWeakPassword } from './passwordRule.ts';
import { revokeSessions } from './sessions.ts';

/**
 * Creates a verified admin account or promotes an existing account: it gets the new password and becomes active again,
 * and its sessions end, because they were a customer's, and two-factor authentication is turned off.
 * @param input already validated and cleaned by the sign-up rules
 * @throws ApiError weak_password
 */
export async function makeAdmin(
  { db, mailer, now }: Pick<Services, 'db' | 'mailer' | 'now'>,
  input: { email: string; password: string },
): Promise<'created' | 'promoted'> {
  const email = canonicalEmail(input.email);
  await refuseWeakPassword(input.password, { email });
  const passwordHash = await hashPassword(input.password);
  const admin = {
    passwordHash,
    userType: 'Admin',
    status: 'active',
    emailVerifiedAt: now(),
    // An account with a password of its owner is no longer a demo account.
    isDemo: false,
  } as const;

  return db.transaction(async (tx) => {
    const searchText = userSearchText({ firstName: null, lastName: null, email });
    const created = await tx
      .insert(users)
      .values({ email, searchText, createdAt: now(), ...admin })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (created.length > 0) return 'created';

    const [user] = await tx.update(users).set(admin).where(eq(users.email, email)).returning({ id: users.id });
    if (!user) throw new Error('The account went away meanwhile.');
    await revokeSessions(tx, user.id);
    // The way back for an admin who has lost the app and the recovery codes.
    await tx.delete(twoFactors).where(eq(twoFactors.userId, user.id));
    await mailer.enqueue(tx, { to: email, ...passwordChangedMail('everywhere') });
    return 'promoted';
  });
}
