import { useState } from 'react';

/**
 * The value, or the last non-null one. A dialog uses it to keep its text during the closing animation. The value itself
 * is returned unchanged.
 */
export function usePreviousNonNull<Value>(value: Value | null | undefined): Value | null {
  const [last, setLast] = useState(value ?? null);
  if (value === null || value === undefined) return last;
  if (value !== last) setLast(value);
  return value;
}
