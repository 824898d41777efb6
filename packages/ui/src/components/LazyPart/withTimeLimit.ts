const TIME_LIMIT_MS = 15_000;

/** Rejects if code has not loaded within 15 seconds. A browser may never report that a connection stalls. */
export function withTimeLimit<Value>(loading: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, TIME_LIMIT_MS, new Error('It takes too long'));
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
