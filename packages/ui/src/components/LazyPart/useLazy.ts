import { useContext, useEffect, useState } from 'react';
import type { LoadFailureProps, LoadProblem } from '../LoadFailure/index.ts';
import { LoadRecoveryContext } from './loadRecovery.ts';
import { withTimeLimit } from './withTimeLimit.ts';

/** A value that loads when it is first needed, and is kept. React.lazy does not fit: it keeps a failure forever. */
export interface Loader<Value> {
  load: () => Promise<Value>;
  /** What to wait for before loading, without a time limit. */
  after?: () => Promise<unknown>;
  loaded?: Value;
}

export type Lazy<Value> = { value: Value } | { value?: undefined; failure: LoadFailureProps | null };

/** An attempt to load. `automatic` counts those since the connection returned, and is 0 for an attempt on request. */
type Attempt = { isRequested?: boolean; automatic: number };

const FIRST: Attempt = { automatic: 0 };
const LONGEST_WAIT_MS = 30_000;
/** How many attempts may fail after the connection has returned before only a reload can help. */
const MOST_AUTOMATIC = 2;

/**
 * Loads code. After a failure it tries again on request, when `enabled` becomes true again, and when the connection
 * returns. The first requests over a new connection often fail, so it continues with growing pauses. Code that has not
 * loaded within the time limit counts as failed, but is used if it loads later.
 * @param enabled whether to load now
 */
export function useLazy<Value>(loader: Loader<Value>, enabled = true): Lazy<Value> {
  const recovery = useContext(LoadRecoveryContext);
  const [, setLoaded] = useState(loader.loaded !== undefined);
  const [failure, setFailure] = useState<{ problem: LoadProblem; of: Attempt } | null>(null);
  const [attempt, setAttempt] = useState(FIRST);
  if (!enabled && failure) {
    setFailure(null);
    setAttempt({ ...failure.of, automatic: 0 });
  }

  useEffect(() => {
    if (!enabled || loader.loaded !== undefined) return;
    let current = true;
    const keep = (value: Value) => {
      loader.loaded ??= value;
      setLoaded(true);
    };
    const run = async () => {
      try {
        if (attempt === FIRST) await loader.after?.();
        else await recovery.prepareRetry();
        await withTimeLimit(loader.load().then(keep));
      } catch (error) {
        console.warn('A part of the app did not load', error);
        const diagnosis = await recovery.diagnose();
        // The server responds and has the same version, so the browser itself may have cached the failure.
        const isLast = attempt.isRequested || attempt.automatic > MOST_AUTOMATIC;
        const problem = diagnosis === 'failed' && isLast ? 'stuck' : diagnosis;
        if (current) setFailure({ problem, of: attempt });
      }
    };
    run();
    return () => {
      current = false;
    };
  }, [loader, enabled, attempt, recovery]);

  useEffect(() => {
    if (!failure) return;
    const { problem, of } = failure;
    const { automatic } = of;
    let timer: number | undefined;
    if (navigator.onLine && (problem === 'offline' || (problem === 'failed' && automatic))) {
      // The connection may have returned since the diagnosis, so the first of these attempts does not wait.
      const wait = automatic && Math.min(500 * 2 ** automatic, LONGEST_WAIT_MS);
      timer = window.setTimeout(setAttempt, wait, { automatic: automatic + 1 });
    }
    const retry = () => setAttempt({ automatic: 1 });
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [failure]);

  if (loader.loaded !== undefined) return { value: loader.loaded };
  if (!failure) return { failure: null };
  const { problem, of } = failure;
  const retrying = attempt.isRequested && attempt !== of;
  const onRetry = () => setAttempt({ isRequested: true, automatic: 0 });
  return { failure: { problem, retrying, onRetry, onReload: recovery.reload } };
}
