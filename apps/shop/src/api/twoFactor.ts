import { type CallAnswerReader, type CallResponse, twoFactorEndpoints, twoFactorReaders } from '@abs/contract';
import { callPorts } from './callPort.ts';
import type { CallOptions } from './client.ts';
import { send } from './http.ts';

type TwoFactorCall = keyof typeof twoFactorEndpoints;

const readers: { [Name in TwoFactorCall]: CallAnswerReader<CallResponse<Name>> } = twoFactorReaders;

/** Like `callPort`, for calls of two-factor authentication, which only the admin's profile needs. */
export const twoFactorCallPort = callPorts<TwoFactorCall>(
  <Name extends TwoFactorCall>(name: Name, options: CallOptions<Name>): Promise<CallResponse<Name>> =>
    send<Name>(twoFactorEndpoints[name], readers[name], options),
);
