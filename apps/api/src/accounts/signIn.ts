import type { UserCredentials } from '@abs/contract/entities';
import type { Tx } from '../db/database.ts';
import { type Origin, rememberPlaces } from './knownPlaces.ts';
import { toUser, type UserRow } from './mapper.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { openSession } from './sessions.ts';

type SignedIn = { user_credentials: UserCredentials; deviceToken: string };

/**
 * Signs in a user who has proved their identity. Call it in the transaction that has just checked the user's status.
 */
export async function signIn(tx: Tx, user: UserRow, origin: Origin, now: Date): Promise<SignedIn> {
  const token = await openSession(tx, user, now);
  const deviceToken = await rememberPlaces(tx, user.id, origin, now);
  await recordSecurityEvent(tx, { kind: 'signIn', userId: user.id, email: user.email, ip: origin.ip }, now);
  return { user_credentials: { ...toUser(user), token }, deviceToken };
}
