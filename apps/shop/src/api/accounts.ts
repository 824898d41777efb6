import type { CompleteProfileForm, LoginForm, OtpForm } from '@abs/contract';
import { call } from './client.ts';

export const signup = (body: LoginForm, signal?: AbortSignal) => call('signup', { body, signal });
export const login = (body: LoginForm, signal?: AbortSignal) => call('login', { body, signal });
export const revokeToken = (token: string, signal?: AbortSignal) => call('logout', { token, signal });
export const requestOtp = (email: string, signal?: AbortSignal) => call('requestOtp', { body: { email }, signal });
export const forgotPassword = (email: string, signal?: AbortSignal) =>
  call('forgotPassword', { body: { email }, signal });
export const verifyEmail = (body: OtpForm, signal?: AbortSignal) => call('verifyEmail', { body, signal });
/** Checks a reset code without spending it. */
export const checkResetCode = (body: OtpForm, signal?: AbortSignal) => call('verifyEmailAccount', { body, signal });
export const resetPassword = (body: OtpForm & { password: string }, signal?: AbortSignal) =>
  call('resetPassword', { body, signal });
export const getProfile = (signal?: AbortSignal) => call('getProfile', { signal });
export const completeProfile = (userId: string, body: CompleteProfileForm, signal?: AbortSignal) =>
  call('completeProfile', { params: { id: userId }, body, signal });
