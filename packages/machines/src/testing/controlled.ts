import {
  type AnyActorRef,
  type EventObject,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate';

/** One request made through a controlled port: the test answers it, when and as it likes. */
export type Request<Output, Input> = {
  input: Input;
  signal: AbortSignal;
  answer: (output: Output) => Promise<void>;
  refuse: (error: unknown) => Promise<void>;
};

/** Lets everything that is ready to run, run: answers reach the machine over several microtasks. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A port whose requests wait for the test, and a list of those made, oldest first. */
export function controlledPort<Output, Input extends NonReducibleUnknown>(): {
  logic: PromiseActorLogic<Output, Input>;
  requests: Request<Output, Input>[];
  /** The request at an index, the last by default; fails where there is none. */
  request: (index?: number) => Request<Output, Input>;
} {
  const requests: Request<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(({ input, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    requests.push({
      input,
      signal,
      answer: (output) => {
        resolve(output);
        return settle();
      },
      refuse: (error) => {
        reject(error);
        return settle();
      },
    });
    return promise;
  });
  const request = (index = -1) => {
    const found = requests.at(index);
    if (!found) throw new Error(`No request ${index}; ${requests.length} were made`);
    return found;
  };
  return { logic, requests, request };
}

/** Collects what an actor emits from now on; listen before `start` to have all of it. */
export function emittedBy<T extends AnyActorRef>(actor: T): EventObject[] {
  const emitted: EventObject[] = [];
  actor.on('*', (event: EventObject) => emitted.push(event));
  return emitted;
}

/** That a child finished, as its parent sees it. */
export const done = (id: string, output: unknown): { type: string; actorId: string; output: unknown } => ({
  type: `xstate.done.actor.${id}`,
  actorId: id,
  output,
});
