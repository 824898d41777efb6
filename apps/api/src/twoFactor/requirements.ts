/** What the back office requires of admins beyond a login. */
import { limits } from '@abs/contract';
import { type Call, errorsOf } from '@abs/contract/calls';
import { and, eq, isNotNull } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { sessions, twoFactors } from '../db/schema.ts';
import type { SessionUser } from '../http/handler.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';

/** Notes that a code was given in a session. */
export async function noteCode(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ codeAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Checks a call of an admin. If the shop requires two-factor authentication, only the calls that set it up are allowed
 * before. A call with `stepUp` requires a recent code if logins of the admin require one.
 * @throws ApiError two_factor_setup_required, step_up_required
 */
export async function checkTwoFactor(
  { db, config, now }: Services,
  { id, tokenHash }: SessionUser,
  call: Call,
): Promise<void> {
  const { stepUp } = call;
  const isRequired = config.requireTwoFactor && errorsOf(call).has('two_factor_setup_required');
  if (!isRequired && !stepUp) return;
  const [row] = await db.autocommit((tx) =>
    tx
      .select({ codeAt: sessions.codeAt })
      .from(twoFactors)
      .innerJoin(sessions, eq(sessions.userId, twoFactors.userId))
      .where(and(eq(twoFactors.userId, id), isNotNull(twoFactors.enabledAt), eq(sessions.tokenHash, tokenHash))),
  );
  if (isRequired && !row) throw new ApiError(...refusals.twoFactorSetupNeeded);
  if (stepUp && row && now().getTime() - (row.codeAt?.getTime() ?? 0) >= limits.STEP_UP_MS) {
    throw new ApiError(...refusals.stepUpNeeded);
  }
}
