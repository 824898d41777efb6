import type { CallResponse } from '@abs/contract';
import { loadOnce } from './call.ts';
import { callPorts } from './callPort.ts';
import type { CallOptions } from './client.ts';
import type { SettingsCall } from './settingsHttp.ts';

const loadHttp = loadOnce(() => import('./settingsHttp.ts'));

/** Like `call`, for calls of the account settings, which no other page loads. */
export async function settingsCall<Name extends SettingsCall>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<CallResponse<Name>> {
  const { sendSettingsCall } = await loadHttp();
  return sendSettingsCall(name, options);
}

/** Like `callPort`, for calls of the account settings. */
export const settingsCallPort = callPorts<SettingsCall>(settingsCall);
