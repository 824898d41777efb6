import {
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  type SnapshotFrom,
  transition,
} from 'xstate';

/** One request of a controlled port, which the test answers. */
export type Request<Output, Input> = {
  input: Input;
  signal: AbortSignal;
  answer: (output: Output) => Promise<void>;
  refuse: (error: unknown) => Promise<void>;
};

/** Runs pending microtasks: an answer needs several of them to reach the machine. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A port whose requests wait for the test, and the list of its requests, oldest first. */
export function controlledPort<Output, Input extends NonReducibleUnknown>(): {
  logic: PromiseActorLogic<Output, Input>;
  requests: Request<Output, Input>[];
  /** The request at an index, the last by default; throws if there is none. */
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

/** Collects the events that an actor emits from now on; call it before `start` to get all of them. */
export function emittedBy<T extends AnyActorRef>(actor: T): EventObject[] {
  const emitted: EventObject[] = [];
  actor.on('*', (event: EventObject) => emitted.push(event));
  return emitted;
}

/** The snapshot of a machine after a child has finished: machines do not declare the events that XState itself sends. */
export const afterDone = <Machine extends AnyStateMachine>(
  machine: Machine,
  snapshot: SnapshotFrom<Machine>,
  id: string,
  output: unknown,
): SnapshotFrom<Machine> =>
  transition(machine, snapshot, { type: `xstate.done.actor.${id}`, actorId: id, output } as never)[0];
