import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/**
 * A server call that a machine needs and does not know how to make: a promise actor which rejects with its own name until
 * the app provides one with `machine.provide({ actors: { name: callPort('name') } })`. The provided one gets an
 * `AbortSignal` beside its input, aborted when the machine no longer wants the answer.
 * @param name the port's key among the machine's actors.
 */
export function port<Output, Input extends NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The port "${name}" is not provided`)));
}
