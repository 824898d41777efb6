const last = new Map<string, Promise<unknown>>();

/** Runs tasks with the same key one after the other, in the order of the calls. */
export function runInOrder<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const result = before.then(work);
  // The next task waits only for the end of this one, even if it fails.
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
