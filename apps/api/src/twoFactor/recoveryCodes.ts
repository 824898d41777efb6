import { createHash } from 'node:crypto';
import { limits } from '@abs/contract';
import { and, count, eq, isNull } from 'drizzle-orm';
import { Secret } from 'otpauth';
import type { Tx } from '../db/database.ts';
import { recoveryCodes } from '../db/schema.ts';

/** 80 random bits, which cannot be guessed. */
const CODE_BYTES = 10;

/** A plain hash suffices, because the code is random. */
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/**
 * Replaces the recovery codes of a user. The database keeps only their hashes.
 * @returns the codes: 16 characters of Base32, in groups of four
 */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: limits.RECOVERY_CODES }, () => new Secret({ size: CODE_BYTES }).base32);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })));
  return codes.map((code) => code.replace(/(?<=.)(?=(?:.{4})+$)/g, '-'));
}

/** Uses up a recovery code. @returns whether it was valid and unused */
export async function markRecoveryCodeUsed(tx: Tx, userId: string, code: string, now: Date): Promise<boolean> {
  const isThisCode = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code)));
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isThisCode, isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

/** The number of unused recovery codes. */
export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const [counted] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return counted?.left ?? 0;
}
