const last = new Map<string, Promise<unknown>>();

/** Does pieces of work with the same key one after the other, in the order in which they came. */
export function runInOrder<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const result = before.then(work);
  // The next one only waits for the end, whatever the outcome.
  const over = result.then(
    () => {},
    () => {},
  );
  last.set(key, over);
  void over.then(() => {
    if (last.get(key) === over) last.delete(key);
  });
  return result;
}
