import type { UserCredentials } from '@abs/contract/entities';
import type { Tx } from '../db/database.ts';
import { deviceName } from './deviceName.ts';
import { type Origin, rememberPlaces } from './knownPlaces.ts';
import { toUser, type UserRow } from './mapper.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { openSession } from './sessions.ts';

type SignedIn = { user_credentials: UserCredentials; deviceToken: string };

/** Where a sign-in comes from. */
export type SignInOrigin = Origin & {
  /** The name of the device, for the user's list of sessions. */
  device: string | null;
  /** Whether the user has just given a code of two-factor authentication. */
  hasCode?: boolean;
};

type Call = { ip: string; header(name: string): string | undefined };

export const originOf = (body: { deviceToken?: string | undefined }, { ip, header }: Call): SignInOrigin => ({
  ip,
  deviceToken: body.deviceToken,
  device: deviceName(header('user-agent')),
});

/**
 * Signs in a user who has proved their identity. Call it in the transaction that has just checked the user's status.
 */
export async function signIn(tx: Tx, user: UserRow, origin: SignInOrigin, now: Date): Promise<SignedIn> {
  const token = await openSession(tx, user, origin, now);
  const deviceToken = await rememberPlaces(tx, user.id, origin, now);
  await recordSecurityEvent(tx, { kind: 'signIn', userId: user.id, email: user.email, ip: origin.ip }, now);
  return { user_credentials: { ...toUser(user), token }, deviceToken };
}
