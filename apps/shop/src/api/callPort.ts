import type { CallBody, CallName, CallResponse } from '@abs/contract';
import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate';
import { call } from './call.ts';
import type { CallOptions, ShopCall } from './client.ts';
import { portOf } from './portOf.ts';

/** The options of a call, without the signal, which the port adds. */
type CallRequest<Name extends CallName> = Omit<CallOptions<Name>, 'signal'>;

/** The name of a call; never if the machine expects another output than the call's response. */
type Answering<Name extends CallName, Output> = CallResponse<Name> extends Output ? Name : never;

/**
 * Makes ports that send a call of the contract. A port rejects with a CallError, and aborts its request when its
 * machine stops it.
 * @param send makes one call
 */
export function callPorts<Names extends CallName>(
  send: <Name extends Names>(name: Name, options: CallOptions<Name>) => Promise<CallResponse<Name>>,
) {
  /** A port whose input is the body of the call; undefined for a call without one. */
  function port<Name extends Names, Output = CallResponse<Name>>(
    name: Answering<Name, Output>,
  ): PromiseActorLogic<Output, CallBody<Name>>;
  /** @param toRequest makes the request from the input */
  function port<Name extends Names, Input extends NonReducibleUnknown, Output = CallResponse<Name>>(
    name: Answering<Name, Output>,
    toRequest: (input: Input) => CallRequest<Name>,
  ): PromiseActorLogic<Output, Input>;
  function port<Name extends Names>(
    name: Name,
    toRequest = (body: CallBody<Name>): CallRequest<Name> => ({ body }),
  ): PromiseActorLogic<CallResponse<Name>, CallBody<Name>> {
    return portOf((input, signal) => send(name, { ...toRequest(input), signal }));
  }
  return port;
}

/** A machine's port that sends one call of the shop: `callPort('signup')`. */
export const callPort = callPorts<ShopCall>(call);
