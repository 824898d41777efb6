import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/**
 * A server call that a machine needs and does not implement: a promise actor that rejects with its own name until the
 * app provides one with `machine.provide({ actors: { name: callPort('name') } })`. The provided actor gets an
 * `AbortSignal` along with its input, which is aborted when the machine no longer needs the answer.
 * @param name the port's key among the machine's actors.
 */
export function port<Output, Input extends NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The port "${name}" is not provided`)));
}
