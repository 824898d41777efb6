// biome-ignore lint/style/noRestrictedImports: portOf is the one place that may wrap fromPromise; the rule sends everybody else here.
import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/**
 * A machine's port that does some work, such as calling the server. The machine decides the type of its output. Once the
 * machine has aborted the work, the port never settles: StrictMode stops an actor and starts it again, and the actor would
 * take the rejection of what was aborted for the failure of its second run.
 * @param work gets the port's input, and a signal that is aborted when the machine no longer wants the answer
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
