import { useContext, useEffect, useState } from 'react';
import type { LoadFailureProps, LoadProblem } from '../LoadFailure/index.ts';
import { LoadRecoveryContext } from './loadRecovery.ts';

/** A value that loads when it is first needed, and is kept. React.lazy does not fit: it keeps a failure forever. */
export interface Loader<Value> {
  load: () => Promise<Value>;
  loaded?: Value;
}

export type Lazy<Value> = { value: Value } | { value?: undefined; failure: LoadFailureProps | null };

/**
 * Loads code. After a failure it tries again on request, when the connection returns, and when `enabled` becomes true
 * again.
 * @param enabled whether to load now
 */
export function useLazy<Value>(loader: Loader<Value>, enabled = true): Lazy<Value> {
  const recovery = useContext(LoadRecoveryContext);
  const [, setLoaded] = useState(loader.loaded !== undefined);
  const [problem, setProblem] = useState<LoadProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [retrying, setRetrying] = useState(false);
  if (!enabled && problem) setProblem(null);

  useEffect(() => {
    if (!enabled || loader.loaded !== undefined) return;
    let current = true;
    const run = async () => {
      try {
        if (attempt > 0) await recovery.prepareRetry();
        loader.loaded = await loader.load();
        if (current) setLoaded(true);
      } catch (error) {
        console.warn('A part of the app did not load', error);
        const diagnosis = await recovery.diagnose();
        // The server responds and has the same version, so the browser itself may have cached the failure.
        if (current) setProblem(diagnosis === 'failed' && attempt > 0 ? 'stuck' : diagnosis);
      } finally {
        if (current) setRetrying(false);
      }
    };
    run();
    return () => {
      current = false;
    };
  }, [loader, enabled, attempt, recovery]);

  useEffect(() => {
    if (!problem) return;
    const retry = () => setAttempt((count) => count + 1);
    // The connection may have returned since the diagnosis.
    if (problem === 'offline' && navigator.onLine) retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [problem]);

  if (loader.loaded !== undefined) return { value: loader.loaded };
  if (!problem) return { failure: null };
  const onRetry = () => {
    setRetrying(true);
    setAttempt((count) => count + 1);
  };
  return { failure: { problem, retrying, onRetry, onReload: recovery.reload } };
}
