import * as z from 'zod/mini';
import { ApiError } from './apiError.ts';

/**
 * Judges a part of a request by the contract's schema.
 * @returns the cleaned value, with defaults filled in.
 * @throws ApiError `validation`, with the first message of each field; its own message is the first field's.
 */
export function validate(schema: z.ZodMiniType, value: unknown): unknown {
  refuseNul(value);
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;

  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= `Unknown field: ${key}`;
    } else if (issue.path.length > 0) {
      fields[issue.path.join('.')] ??= issue.message;
    }
  }
  const [message] = Object.values(fields);
  if (message === undefined) throw new ApiError('validation', 'The body must be a JSON object.');
  throw new ApiError('validation', message, { fields });
}

/** PostgreSQL's text holds every character but this one; refusing it here spares every handler a failed query. */
function refuseNul(value: unknown): void {
  // A stack of its own, since a body may be nested deeper than the call stack is.
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string' && next.includes('\0')) {
      throw new ApiError('validation', 'The request contains a character that cannot be stored.');
    }
    if (typeof next === 'object' && next !== null) pending.push(...Object.keys(next), ...Object.values(next));
  }
}
