/** Sends the calls of the account settings. Loads after the page: see settings.ts. */
import {
  addressEndpoints,
  addressReaders,
  type CallAnswerReader,
  type CallResponse,
  settingsEndpoints,
  settingsReaders,
} from '@abs/contract';
import type { CallOptions } from './client.ts';
import { send } from './http.ts';

const endpoints = { ...settingsEndpoints, ...addressEndpoints };

export type SettingsCall = keyof typeof endpoints;

const readers: { [Name in SettingsCall]: CallAnswerReader<CallResponse<Name>> } = {
  ...settingsReaders,
  ...addressReaders,
};

/** Does the work of `settingsCall` in settings.ts, once this module has loaded. */
export const sendSettingsCall = <Name extends SettingsCall>(
  name: Name,
  options: CallOptions<Name>,
): Promise<CallResponse<Name>> => send<Name>(endpoints[name], readers[name], options);
