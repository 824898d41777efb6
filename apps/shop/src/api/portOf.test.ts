import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { portOf } from './portOf.ts';

/**
 * A port whose first run never resolves and whose later runs do. An abort rejects. `signals` has one signal per run.
 */
function abortableWork() {
  const signals: AbortSignal[] = [];
  const port = portOf<string, string>((input, signal) => {
    signals.push(signal);
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      if (signals.length > 1) resolve(`done: ${input}`);
    });
  });
  return { port, signals };
}

/** Stops and restarts an actor, as `useActor` does in StrictMode. */
function restart(actor: ReturnType<typeof createActor<ReturnType<typeof abortableWork>['port']>>): void {
  const snapshot = actor.getSnapshot();
  actor.stop();
  Object.assign(actor, { _processingStatus: 0, _snapshot: snapshot });
  actor.start();
}

test('a restarted port has the result of its second run', async () => {
  const { port, signals } = abortableWork();
  const actor = createActor(port, { input: 'cart' }).start();
  restart(actor);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(await toPromise(actor)).toBe('done: cart');
});

test('a port rejects with the error of its work', async () => {
  const actor = createActor(portOf<string, undefined>(() => Promise.reject(new Error('boom'))));
  actor.subscribe({ error: () => {} });
  await expect(toPromise(actor.start())).rejects.toThrow('boom');
});
