// biome-ignore lint/style/noRestrictedImports: only portOf may wrap fromPromise; the rule directs all other code here.
import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/**
 * A machine's port that does some work, such as calling the server. The machine decides the type of its output. Once
 * the machine has aborted the work, the port never settles: StrictMode stops and restarts an actor, which would treat
 * the rejection of the aborted run as a failure of its second run.
 * @param work receives the port's input, and a signal that is aborted when the machine stops the port
 */
export const portOf = <Output, Input extends NonReducibleUnknown>(
  work: (input: Input, signal: AbortSignal) => Promise<NoInfer<Output>>,
): PromiseActorLogic<Output, Input> =>
  fromPromise(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        work(input, signal).then(
          (output) => signal.aborted || resolve(output),
          (error) => signal.aborted || reject(error),
        );
      }),
  );
