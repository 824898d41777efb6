import { eq } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { canonicalEmail } from './canonicalEmail.ts';
import { requestCode } from './codeRequests.ts';
import { findCode, invalidCode } from './codes.ts';
import { refuseBlocked } from './refuseBlocked.ts';
import { originOf, type SignInOrigin, signIn } from './signIn.ts';
import { type FoundCode, spendCode } from './storedCode.ts';

const VERIFIED = 'Your email has been verified.';

export const verifyEmail: Handler<'verifyEmail'> = async ({ body }, { services, ip, header }) => {
  const caller = { email: canonicalEmail(body.email), otp: body.otp, ip };
  const code = await findCode(services, caller, ['verifyEmail']);
  return { message: VERIFIED, ...(await signInVerified(services, code, originOf(body, { ip, header }))) };
};

/** A sign-up code is spent as by /verify-email; a reset code is only checked, and spent by /reset-password. */
export const verifyEmailAccount: Handler<'verifyEmailAccount'> = async ({ body }, { services, ip, header }) => {
  const caller = { email: canonicalEmail(body.email), otp: body.otp, ip };
  const code = await findCode(services, caller, ['verifyEmail', 'resetPassword']);
  if (code.purpose === 'resetPassword') return { message: 'The code is right. Choose a new password.' };
  return { message: VERIFIED, ...(await signInVerified(services, code, originOf(body, { ip, header }))) };
};

export const requestOtp: Handler<'requestOtp'> = async ({ body }, { services, ip }) => {
  await requestCode(services, { email: canonicalEmail(body.email), ip, purpose: 'verifyEmail' });
  return { message: 'OTP sent successfully' };
};

export const forgotPassword: Handler<'forgotPassword'> = async ({ body }, { services, ip }) => {
  await requestCode(services, { email: canonicalEmail(body.email), ip, purpose: 'resetPassword' });
  return { message: 'OTP sent successfully' };
};

async function signInVerified(services: Services, code: FoundCode, origin: SignInOrigin) {
  refuseBlocked(code.user);
  const now = services.now();
  return services.db.transaction(async (tx) => {
    await spendCode(tx, code, now, invalidCode());
    // Waits for a concurrent block to commit, and then sees it.
    const [user] = await tx.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, code.user.id)).returning();
    if (!user) throw new Error(`User ${code.user.id} does not exist`);
    refuseBlocked(user);
    return signIn(tx, user, origin, now);
  });
}
