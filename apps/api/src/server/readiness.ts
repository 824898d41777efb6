import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import { ApiError } from '../apiError.ts';
import type { Database } from '../db/database.ts';
import { DatabaseAwayError } from '../db/errors.ts';
import { errorAnswer } from '../http/answer.ts';

/** Probes wait for one second, so a database that takes longer than this counts as down. */
const ANSWER_MS = 800;

/**
 * Answers whether this process should get requests: 503 while the database does not answer, and once the process begins
 * to stop.
 */
export function readiness(db: Database, isStopping: () => boolean): (context: Context) => Promise<Response> {
  let pending: Promise<string> | undefined;
  // One ping at a time: several pings to a database that hangs would occupy all its connections.
  const ping = () => {
    pending ??= db
      .ping()
      .then(() => 'ready')
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };

  return async (context) => {
    if (isStopping()) {
      return errorAnswer(context, new ApiError('unavailable', 'This server is being stopped.', { retryAfter: 5 }));
    }
    const message = await Promise.race([ping(), sleep(ANSWER_MS)]);
    if (!message) throw new DatabaseAwayError('The database does not answer.');
    return context.json({ message });
  };
}
