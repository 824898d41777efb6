import { eq } from 'drizzle-orm';
import { emailChanges, sessions, users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { forgetOtherPlaces } from './knownPlaces.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { revokeSessions } from './sessions.ts';

export const logout: Handler<'logout'> = async (_input, { services, user }) => {
  await services.db.autocommit((tx) => tx.delete(sessions).where(eq(sessions.tokenHash, user.tokenHash)));
  return { message: 'You have been logged out.' };
};

/** Ends every session of the account, and forgets the devices that it signed in on: one of them may be stolen. */
export const logoutEverywhere: Handler<'logoutEverywhere'> = async (_input, { services, user, ip }) => {
  const now = services.now();
  await services.db.transaction(async (tx) => {
    // Waits for a concurrent login to commit, so that its session ends too.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    await revokeSessions(tx, user.id);
    await forgetOtherPlaces(tx, user.id, { ip }, now);
    await tx.delete(emailChanges).where(eq(emailChanges.userId, user.id));
    await recordSecurityEvent(tx, { kind: 'loggedOutEverywhere', userId: user.id, email: user.email, ip }, now);
  });
  return { message: 'You are logged out on all devices.' };
};
