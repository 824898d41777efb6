import * as z from 'zod/mini';
import { ApiError } from '../apiError.ts';
import { refuseUnstorable } from './wellFormed.ts';

/**
 * Validates a part of a request against the contract's schema.
 * @returns the cleaned value, with defaults filled in.
 * @throws ApiError `validation`, with the first message of each field; its own message is the first field's.
 */
export function validate(schema: z.ZodMiniType, value: unknown): unknown {
  refuseUnstorable(value);
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;

  // A map, because a caller may use names that every object has: `__proto__`, `constructor`.
  const fields = new Map<string, string>();
  const addFirst = (path: readonly PropertyKey[], message: string) => {
    // If a text was split into values, the whole text is the field.
    const name = isTextAt(value, path[0]) ? String(path[0]) : path.join('.');
    if (!fields.has(name)) fields.set(name, message);
  };
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) addFirst([...issue.path, key], `Unknown field: ${key}`);
    } else if (issue.path.length > 0) {
      addFirst(issue.path, issue.message);
    }
  }
  const [message] = fields.values();
  if (message === undefined) throw new ApiError('validation', 'The body must be a JSON object.');
  throw new ApiError('validation', message, { fields: Object.fromEntries(fields) });
}

const isTextAt = (value: unknown, name: PropertyKey | undefined): boolean =>
  name !== undefined && typeof (value as Record<PropertyKey, unknown> | null)?.[name] === 'string';
