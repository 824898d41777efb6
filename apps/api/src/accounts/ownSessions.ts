import { and, eq } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { sessions } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import { refusals } from '../refusals.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { findSessions } from './sessions.ts';

/** Nobody reads a longer list. Sessions beyond it end with their time, a new password, or a logout on all devices. */
const LONGEST_LIST = 100;

export const getSessions: Handler<'getSessions'> = async (_input, { services, user }) => {
  const rows = await services.db.autocommit((tx) => findSessions(tx, user.id, services.now()).limit(LONGEST_LIST));
  return {
    sessions: rows.map(({ id, device, createdAt, lastUsedAt, tokenHash }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: tokenHash === user.tokenHash,
    })),
  };
};

/** Ends one session of the user, such as that of a lost phone. */
export const endSession: Handler<'endSession'> = async ({ params }, { services, user, ip }) => {
  const isOwn = and(eq(sessions.id, params.id), eq(sessions.userId, user.id));
  await services.db.transaction(async (tx) => {
    const ended = isUuid(params.id) ? await tx.delete(sessions).where(isOwn).returning({ id: sessions.id }) : [];
    if (ended.length === 0) throw new ApiError(...refusals.notFound('Device'));
    const event = { kind: 'loggedOutDevice', userId: user.id, email: user.email, ip } as const;
    await recordSecurityEvent(tx, event, services.now());
  });
  return { message: 'The device is logged out.' };
};
