import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { sessions, users } from '../db/schema.ts';
import type { SessionUser } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { isNoClosedDemo } from './demoAccounts.ts';

const SESSION_MS = 30 * 24 * 60 * 60_000;
/** `lastSeenAt` is for a list that people read: a write per request would buy nothing. */
const LAST_SEEN_STEP_MS = 60_000;

/** 256 random bits in base64url. */
const TOKEN = /^Bearer ([\w-]{43})$/i;

/**
 * Opens a session. Call it in the transaction that has just looked at the user's status.
 * @returns the bearer token, which is kept nowhere: the database has its hash.
 */
export async function openSession(tx: Tx, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });
  await tx.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
  return token;
}

/** Ends every session of a user: after a reset, a block, a deactivation. */
export async function revokeSessions(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Who an Authorization header speaks for; null when nobody: no token, an unknown or expired one, a blocked user. */
export async function authenticate(services: Services, authorization: string | undefined): Promise<SessionUser | null> {
  const token = TOKEN.exec(authorization ?? '')?.[1];
  if (!token) return null;
  const tokenHash = hashToken(token);
  const now = services.now();

  return services.db.read(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, email: users.email, userType: users.userType, lastSeenAt: users.lastSeenAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.tokenHash, tokenHash),
          gt(sessions.expiresAt, now),
          eq(users.status, 'active'),
          isNoClosedDemo(services),
        ),
      );
    if (!user) return null;
    if (!user.lastSeenAt || now.getTime() - user.lastSeenAt.getTime() >= LAST_SEEN_STEP_MS) {
      await tx.update(users).set({ lastSeenAt: now }).where(eq(users.id, user.id));
    }
    return { id: user.id, email: user.email, userType: user.userType, tokenHash };
  });
}

/** A plain hash suffices: nobody can guess 256 random bits. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
