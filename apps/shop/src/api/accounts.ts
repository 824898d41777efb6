import type { LoginForm, OtpForm } from '@abs/contract';
import { readDeviceToken, saveDeviceToken } from '../session/device.ts';
import { call } from './call.ts';

export const login = (body: LoginForm, signal?: AbortSignal) =>
  keepDevice(call('login', { body: withDevice(body), signal }));
export const verifyEmail = (body: OtpForm, signal?: AbortSignal) =>
  keepDevice(call('verifyEmail', { body: withDevice(body), signal }));
/** Whose token this is. */
export const getUser = async (token: string, signal?: AbortSignal) =>
  (await call('getProfile', { token, signal })).user;

/** With the device's token, where it has one: a backend that knows of none has given none. */
function withDevice<Body extends LoginForm | OtpForm>(body: Body): Body & { deviceToken?: string } {
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
