import type { OtpForm } from '@abs/contract';
import type { LoginRequest } from '@abs/machines';
import { readDeviceToken, saveDeviceToken } from '../session/device.ts';
import { call } from './call.ts';

export const login = (body: LoginRequest, signal?: AbortSignal) =>
  keepDevice(call('login', { body: withDevice(body), signal }));
export const verifyEmail = (body: OtpForm, signal?: AbortSignal) =>
  keepDevice(call('verifyEmail', { body: withDevice(body), signal }));
/** Loads the user whom a token belongs to. */
export const getUser = async (token: string, signal?: AbortSignal) =>
  (await call('getProfile', { token, signal })).user;

/** Adds the device's token, if the backend has ever sent one. */
function withDevice<Body extends LoginRequest | OtpForm>(body: Body): Body & { deviceToken?: string } {
  const deviceToken = readDeviceToken();
  return deviceToken ? { ...body, deviceToken } : body;
}

async function keepDevice<Answer extends { deviceToken?: string | undefined }>(
  answer: Promise<Answer>,
): Promise<Answer> {
  const { deviceToken } = await answer;
  if (deviceToken) saveDeviceToken(deviceToken);
  return answer;
}
