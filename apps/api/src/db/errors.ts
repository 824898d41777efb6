/** SQLSTATE codes that the code reacts to: https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const SQLSTATE = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  invalidText: '22P02',
  serializationFailure: '40001',
  deadlock: '40P01',
  featureNotSupported: '0A000',
  noSuchStatement: '26000',
  statementExists: '42P05',
} as const;

/** The SQLSTATE of a query's error, on either driver; undefined if it is not a database error. */
export const sqlState = (error: unknown): string | undefined => databaseError(error)?.code;

/** The driver's own error. Drizzle wraps it; only the innermost carries the code. */
function databaseError(error: unknown): (Error & { code: string }) | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return cause as Error & { code: string };
  }
  return undefined;
}

/**
 * Whether the server rejects a named statement as stale: a migration has changed the types of its columns (reported with a
 * general code, so the message decides), or a pooler runs it on another connection than the one that prepared it.
 */
export function isStaleStatement(error: unknown): boolean {
  const { code, message = '' } = databaseError(error) ?? {};
  if (code === SQLSTATE.featureNotSupported) return message.includes('cached plan');
  return code === SQLSTATE.noSuchStatement || code === SQLSTATE.statementExists;
}

/** The constraint that a query violated; undefined if there is none. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const constraint = (cause as Error & { constraint?: unknown }).constraint;
    if (typeof constraint === 'string') return constraint;
  }
  return undefined;
}

/**
 * The database cannot be reached, refuses the connection, or was lost during work. The message is a whole sentence
 * without the password.
 */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/**
 * Whether a caller can try again later: the connection is lost or cannot be made, or the database has too many
 * connections, no disk space or too little time, or is being stopped (classes 08, 53, 57 and 58).
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseAwayError) return true;
  }
  return /^(08|53|57|58)/.test(sqlState(error) ?? '') || fullDisk(error) !== undefined;
}

/** Names the full disk for the log; undefined if the error has another reason. */
export function fullDisk(error: unknown): string | undefined {
  if (sqlState(error) === '53100') return "The database's disk is full";
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/^(ENOSPC|EDQUOT)$/.test(String((cause as NodeJS.ErrnoException).code))) return 'The disk of DATA_DIR is full';
  }
  return undefined;
}
