/**
 * Loads a value on first use, and only once.
 * @returns a function whose callers share the loaded value; after a failure the next caller loads again
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
