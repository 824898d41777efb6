import type { OperatorWarning } from '@abs/contract';
import type { Tx } from '../db/database.ts';
import { twoFactorWarning } from '../refusals.ts';
import type { Services } from '../services.ts';
import { findTwoFactor } from './checkCode.ts';

/** A warning for an admin of a real shop whose logins require no code; empty for others. */
export async function twoFactorReminder(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  userId: string,
): Promise<OperatorWarning[]> {
  if (!config.isReal || (await findTwoFactor(tx, userId))?.enabledAt) return [];
  return [twoFactorWarning];
}
