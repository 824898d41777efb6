import { useEffect, useState } from 'react';

const UPDATE_INTERVAL_MS = 30_000;

/**
 * The current time, updated twice a minute.
 * @param fixed freezes the time, for stories and tests
 * @returns milliseconds since the epoch; null on the server and in the first client render, which must match the server
 */
export function useNow(fixed?: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (fixed !== undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), UPDATE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [fixed]);
  return fixed ?? now;
}
