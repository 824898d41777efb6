import { eq } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { canonicalEmail } from './canonicalEmail.ts';
import { passwordChangedMail } from './mails.ts';
import { userSearchText } from './mapper.ts';
import { hashPassword } from './passwordHash.ts';
import { refuseWeakPassword } from './passwordRule.ts';
import { revokeSessions } from './sessions.ts';

/**
 * Opens an account that is an admin's and verified, or makes one of an account that exists: that one gets the password
 * as well, is active again, and its sessions end, since they were a customer's.
 * @param input as the sign-up rules have cleaned it
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
    // With a password of its owner it is no demo account any more.
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
    await mailer.enqueue(tx, { to: email, ...passwordChangedMail() });
    return 'promoted';
  });
}
