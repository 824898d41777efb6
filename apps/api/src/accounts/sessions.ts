import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { NamedStatement, Tx } from '../db/database.ts';
import { sessions, users } from '../db/schema.ts';
import type { SessionUser } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { hashToken } from '../token.ts';
import { type UserRow, userTypeOf } from './mapper.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session lasts without a call, and in total. Shorter for admins, whose screens may be left open. */
const LIFETIME: Record<SessionUser['userType'], { idleMs: number; absoluteMs: number }> = {
  Customer: { idleMs: 30 * DAY, absoluteMs: 90 * DAY },
  Admin: { idleMs: HOUR, absoluteMs: 12 * HOUR },
};
/** The use of a session is recorded at most this often, to avoid a write per request. */
const TOUCH_STEP_MS = MINUTE;

/** 256 random bits in base64url. */
const TOKEN = /^Bearer ([\w-]{43})$/i;

/**
 * Opens a session. Call it in the transaction that has just checked the user's status.
 * @param device the name of the device, for the user's list of sessions
 * @param hasCode whether the user has just given a code of two-factor authentication
 * @returns the bearer token, of which the database keeps only a hash.
 */
export async function openSession(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'userType'>,
  { device, hasCode = false }: { device: string | null; hasCode?: boolean },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: user.id,
    device,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: expiryOf(userTypeOf(user), now, now),
    codeAt: hasCode ? now : null,
  });
  await tx.update(users).set({ lastSeenAt: now }).where(eq(users.id, user.id));
  return token;
}

/** When a session expires if it is used now. */
function expiryOf(userType: SessionUser['userType'], createdAt: Date, now: Date): Date {
  const { idleMs, absoluteMs } = LIFETIME[userType];
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + absoluteMs));
}

/**
 * Ends every session of a user: after a reset, a block, a deactivation.
 * @param kept the hash of a token whose session stays
 */
export async function revokeSessions(tx: Tx, userId: string, kept?: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), kept ? ne(sessions.tokenHash, kept) : undefined));
}

type FoundSession = Pick<SessionUser, 'id' | 'email'> &
  Pick<UserRow, 'userType'> & { lastSeenAt: number | null; createdAt: number; lastUsedAt: number; expiresAt: number };

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::double precision`;

/**
 * The session of the token hash $1 at the time $2, with its user if active. Includes demo accounts if $3 is true
 * (otherwise as with `isNoClosedDemo`).
 */
const sessionStatement: NamedStatement = {
  name: 'session',
  text: `
select users.id, users.email, users.user_type as "userType", ${milliseconds('users.last_seen_at')} as "lastSeenAt",
  ${milliseconds('sessions.created_at')} as "createdAt", ${milliseconds('sessions.last_used_at')} as "lastUsedAt",
  ${milliseconds('sessions.expires_at')} as "expiresAt"
from sessions join users on users.id = sessions.user_id
where sessions.token_hash = $1 and sessions.expires_at > $2::timestamptz
  and users.status = 'active' and (not users.is_demo or $3::boolean)`,
};

/**
 * The user that an Authorization header identifies; null if the token is missing, unknown or expired, or the user is
 * not active.
 * @param isUse whether the call counts as use of the session; false for calls that an open screen makes on its own
 */
export async function authenticate(
  services: Services,
  authorization: string | undefined,
  isUse = true,
): Promise<SessionUser | null> {
  const token = TOKEN.exec(authorization ?? '')?.[1];
  if (!token) return null;
  const tokenHash = hashToken(token);
  const now = services.now();
  const { db, config } = services;
  const [found] = await db.named<FoundSession>(sessionStatement, [tokenHash, now.toISOString(), config.demo]);
  if (!found) return null;
  const { id, email, lastSeenAt, lastUsedAt } = found;
  const userType = userTypeOf(found);
  const expiresAt = expiryOf(userType, new Date(found.createdAt), now);
  if (expiresAt <= now) return null;

  const isDue = (time: number) => now.getTime() - time >= TOUCH_STEP_MS;
  // It expires earlier than before if a customer was made an admin.
  if (isUse && (isDue(lastUsedAt) || expiresAt.getTime() < found.expiresAt)) {
    await db.autocommit((tx) =>
      tx.update(sessions).set({ expiresAt, lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash)),
    );
  }
  if (isUse && (lastSeenAt === null || isDue(lastSeenAt))) {
    await db.autocommit((tx) => tx.update(users).set({ lastSeenAt: now }).where(eq(users.id, id)));
  }
  return { id, email, userType, tokenHash };
}

/** The sessions of a user that have not expired, the last used first. */
export const findSessions = (tx: Tx, userId: string, now: Date) =>
  tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
