import { useEffect, useState } from 'react';

const UPDATE_INTERVAL_MS = 30_000;

/**
 * The present time, brought up to date twice a minute.
 * @param fixed holds the time still, for stories and tests.
 * @returns milliseconds since the epoch; null on the server and in the first render, which has to be the same there.
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
