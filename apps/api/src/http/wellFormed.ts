import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../apiError.ts';

/**
 * Whether all text in a value can be stored. PostgreSQL's text refuses NUL, and its jsonb refuses half of a surrogate
 * pair. Refusing both here saves every handler a query that fails.
 */
export function isStorable(value: unknown): boolean {
  // Its own stack instead of recursion, because a body may be nested deeper than the call stack allows.
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return false;
    if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) pending.push(key, item);
    }
  }
  return true;
}

const unstorable = () => new ApiError('validation', 'The request contains a character that cannot be stored.');

/** @throws ApiError `validation` */
export function refuseUnstorable(value: unknown): void {
  if (!isStorable(value)) throw unstorable();
}

/** Refuses URLs whose percent escapes are not UTF-8 or have a NUL. A single percent sign is allowed as it is. */
export const refuseIllFormedAddress: MiddlewareHandler = (context, next) => {
  const escapes = context.req.url.match(/(?:%[0-9a-f]{2})+/gi) ?? [];
  if (!escapes.every(isText)) throw unstorable();
  return next();
};

function isText(escaped: string): boolean {
  try {
    return !decodeURIComponent(escaped).includes('\0');
  } catch {
    return false;
  }
}
