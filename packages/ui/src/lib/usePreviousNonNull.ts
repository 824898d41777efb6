import { useState } from 'react';

/** The value, or the last one there was: what a dialog says while it leaves. The value comes from the props as it is. */
export function usePreviousNonNull<Value>(value: Value | null | undefined): Value | null {
  const [last, setLast] = useState(value ?? null);
  if (value === null || value === undefined) return last;
  if (value !== last) setLast(value);
  return value;
}
