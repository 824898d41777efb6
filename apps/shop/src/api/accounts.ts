import type { CompleteProfileForm, LoginForm, OtpForm } from '@abs/contract';
import { readDeviceToken, saveDeviceToken } from '../session/device.ts';
import { call } from './client.ts';

export const signup = (body: LoginForm, signal?: AbortSignal) => call('signup', { body, signal });
export const login = (body: LoginForm, signal?: AbortSignal) =>
  keepDevice(call('login', { body: withDevice(body), signal }));
export const revokeToken = (token: string, signal?: AbortSignal) => call('logout', { token, signal });
export const logoutEverywhere = (signal?: AbortSignal) => call('logoutEverywhere', { signal });
export const requestOtp = (email: string, signal?: AbortSignal) => call('requestOtp', { body: { email }, signal });
export const forgotPassword = (email: string, signal?: AbortSignal) =>
  call('forgotPassword', { body: { email }, signal });
export const verifyEmail = (body: OtpForm, signal?: AbortSignal) =>
  keepDevice(call('verifyEmail', { body: withDevice(body), signal }));
/** Checks a reset code without spending it. */
export const checkResetCode = (body: OtpForm, signal?: AbortSignal) => call('verifyEmailAccount', { body, signal });
export const resetPassword = (body: OtpForm & { password: string }, signal?: AbortSignal) =>
  call('resetPassword', { body, signal });
/** Whose token this is. */
export const getUser = async (token: string, signal?: AbortSignal) =>
  (await call('getProfile', { token, signal })).user;
export const completeProfile = (userId: string, body: CompleteProfileForm, signal?: AbortSignal) =>
  call('completeProfile', { params: { id: userId }, body, signal });

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
