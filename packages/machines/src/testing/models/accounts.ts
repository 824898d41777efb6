import { CallError, EMAIL_UNVERIFIED_MESSAGE } from '@abs/contract';
import { addressesMachine } from '../../addresses/index.ts';
import { changeEmailMachine } from '../../changeEmail/index.ts';
import { changePasswordMachine } from '../../changePassword/index.ts';
import { completeProfileMachine } from '../../completeProfile/index.ts';
import { countdownMachine } from '../../countdown/index.ts';
import { deleteAccountMachine } from '../../deleteAccount/index.ts';
import { devicesMachine } from '../../devices/index.ts';
import { emailLinkMachine } from '../../emailLink/index.ts';
import { exportDataMachine } from '../../exportData/index.ts';
import { forgotPasswordMachine } from '../../forgotPassword/index.ts';
import { loginMachine } from '../../login/index.ts';
import { type OtpInput, otpMachine } from '../../otp/index.ts';
import { profileMachine } from '../../profile/index.ts';
import { resetPasswordMachine } from '../../resetPassword/index.ts';
import { sessionMachine } from '../../session/index.ts';
import { signupMachine } from '../../signup/index.ts';
import { stepUpMachine } from '../../stepUp/index.ts';
import { twoFactorMachine } from '../../twoFactor/index.ts';
import { ada, adasCredentials, everyFailure } from '../fixtures.ts';
import { modelOf } from '../model.ts';

const { email } = ada;
const password = 'Str0ng-pass!';
const answer = { message: 'ok' };
const signedIn = { message: 'ok', user_credentials: adasCredentials };
const adasSession = { user: ada, token: 'token-1' };

export const signup = modelOf(signupMachine, {
  inputs: [{}],
  events: [
    { type: 'form.submitted', values: { email, password, confirmPassword: password } },
    { type: 'form.submitted', values: { email: 'ada' } },
  ],
  answers: { signup: [answer] },
  refusals: [...everyFailure, new CallError('This e-mail is taken', { status: 409, code: 'email_taken' })],
});

export const otp = modelOf(otpMachine, {
  inputs: (now): OtpInput[] => [
    { flow: 'signup', email: null, now },
    { flow: 'reset', email, resendAt: null, now },
    { flow: 'login', email, now },
  ],
  events: [
    { type: 'email.submitted', email },
    { type: 'email.submitted', email: 'ada' },
    { type: 'email.rejected' },
    { type: 'code.changed', code: '12' },
    { type: 'code.submitted', code: '1234' },
    { type: 'code.submitted', code: '12' },
    { type: 'resend.requested' },
  ],
  answers: { verifyEmail: [signedIn], checkResetCode: [answer], sendOtp: [answer] },
  refusals: [...everyFailure, new CallError('The code is wrong', { status: 400, code: 'invalid_code' })],
});

export const countdown = modelOf(countdownMachine, {
  inputs: (now) => [{ endsAt: 2000, now }],
  events: [],
  answers: {},
});

export const login = modelOf(loginMachine, {
  inputs: [{}],
  events: [
    { type: 'form.submitted', values: { email, password } },
    { type: 'form.submitted', values: { email: 'ada' } },
    { type: 'code.submitted', code: '123456' },
    { type: 'code.submitted', code: '12' },
    { type: 'code.left' },
  ],
  answers: { login: [signedIn], requestOtp: [answer] },
  refusals: {
    login: [
      new CallError('Enter the code.', { status: 403, code: 'two_factor_required' }),
      new CallError('The code is wrong', { status: 400, code: 'invalid_code' }),
      new CallError('This account has been blocked.', { status: 403, code: 'account_blocked' }),
      new CallError(EMAIL_UNVERIFIED_MESSAGE, { status: 403, code: 'email_unverified' }),
      ...everyFailure,
    ],
  },
});

export const forgotPassword = modelOf(forgotPasswordMachine, {
  inputs: [{}],
  events: [
    { type: 'form.submitted', values: { email } },
    { type: 'form.submitted', values: { email: 'ada' } },
  ],
  answers: { forgotPassword: [answer] },
});

export const resetPassword = modelOf(resetPasswordMachine, {
  inputs: [{ email, code: '1234' }],
  events: [
    { type: 'form.submitted', values: { password, confirmPassword: password } },
    { type: 'form.submitted', values: { password, confirmPassword: 'another' } },
  ],
  answers: { resetPassword: [answer] },
  refusals: [...everyFailure, new CallError('The code has expired', { status: 400, code: 'invalid_code' })],
});

export const changePassword = modelOf(changePasswordMachine, {
  inputs: [undefined],
  events: [
    { type: 'form.submitted', values: { currentPassword: 'Old-pass-1!', password, confirmPassword: password } },
    { type: 'form.submitted', values: { currentPassword: password, password, confirmPassword: password } },
  ],
  answers: { changePassword: [answer] },
  refusals: [...everyFailure, new CallError('Wrong', { status: 400, code: 'wrong_password' })],
});

export const changeEmail = modelOf(changeEmailMachine, {
  inputs: [undefined],
  events: [
    { type: 'form.submitted', values: { email, currentPassword: password } },
    { type: 'form.submitted', values: { email: 'ada', currentPassword: '' } },
  ],
  answers: { requestEmailChange: [answer] },
  refusals: [...everyFailure, new CallError('Wrong', { status: 400, code: 'wrong_password' })],
});

const enabled = { enabledAt: '2026-11-29T09:00:00.000Z', isRequired: false, recoveryCodesLeft: 9 };
const recoveryCodes = { recoveryCodes: ['ABS2-ABS3-ABS4-ABS5'] };

export const twoFactor = modelOf(twoFactorMachine, {
  inputs: [undefined],
  events: [
    { type: 'refresh.requested' },
    { type: 'form.submitted', values: { currentPassword: password, code: '123456' } },
    { type: 'form.submitted', values: { currentPassword: '', code: '12' } },
    { type: 'form.cancelled' },
    { type: 'setup.requested' },
    { type: 'renewal.requested' },
    { type: 'end.requested' },
    { type: 'codes.saved' },
  ],
  answers: {
    getTwoFactor: [enabled, { enabledAt: null, isRequired: false, recoveryCodesLeft: 0 }],
    startTwoFactor: [{ secret: 'ABS2ABS3ABS4ABS5', url: 'otpauth://totp/ABS:ada' }],
    confirmTwoFactor: [recoveryCodes],
    renewRecoveryCodes: [recoveryCodes],
    endTwoFactor: [answer],
  },
  refusals: [...everyFailure, new CallError('Off', { status: 404, code: 'not_found' })],
});

export const stepUp = modelOf(stepUpMachine, {
  inputs: [undefined],
  events: [
    { type: 'form.submitted', values: { code: '123456' } },
    { type: 'form.submitted', values: { code: '12' } },
  ],
  answers: { stepUp: [{ expiresAt: '2026-11-29T09:15:00.000Z' }] },
  refusals: [...everyFailure, new CallError('Wrong', { status: 400, code: 'invalid_code' })],
});

const device = { id: 's1', device: 'Chrome on Android', createdAt: '', lastUsedAt: '', isCurrent: true };

export const devices = modelOf(devicesMachine, {
  inputs: [undefined],
  events: [
    { type: 'refresh.requested' },
    { type: 'logout.requested', id: 's1' },
    { type: 'logout.requested', id: 's2' },
  ],
  answers: { getSessions: [{ sessions: [device, { ...device, id: 's2', isCurrent: false }] }], endSession: [answer] },
  refusals: [...everyFailure, new CallError('Device not found', { status: 404, code: 'not_found' })],
});

const home = { id: 'a1', deliveryAddress: '14 Bode Thomas Street', phoneNumber: '08031234567', isDefault: true };
const office = { ...home, id: 'a2', deliveryAddress: '3 Allen Avenue', isDefault: false };

export const addresses = modelOf(addressesMachine, {
  inputs: [undefined],
  events: [
    { type: 'refresh.requested' },
    { type: 'form.opened', address: null },
    { type: 'form.opened', address: home },
    { type: 'form.drafted', values: { city: 'Lagos' } },
    { type: 'form.cancelled' },
    { type: 'form.submitted', values: { deliveryAddress: '3 Allen Avenue', phoneNumber: '08031234567' } },
    { type: 'form.submitted', values: { deliveryAddress: '' } },
    { type: 'removal.requested', address: office },
    { type: 'default.requested', address: office },
    { type: 'restore.requested', address: office },
  ],
  answers: {
    getAddresses: [{ addresses: [home, office] }, { addresses: [] }],
    saveAddress: [{ addresses: [home, office] }],
    removeAddress: [{ addresses: [home] }],
  },
  refusals: [...everyFailure, new CallError('Address not found', { status: 404, code: 'not_found' })],
});

export const emailLink = modelOf(emailLinkMachine, {
  inputs: [{ token: 'a-token' }],
  events: [{ type: 'change.confirmed' }, { type: 'change.cancelled' }],
  answers: {
    confirmChange: [
      { email, changed: false },
      { email, changed: true },
    ],
    cancelChange: [answer],
  },
  refusals: [...everyFailure, new CallError('Expired', { status: 400, code: 'invalid_code' })],
});

export const deleteAccount = modelOf(deleteAccountMachine, {
  inputs: [undefined],
  events: [
    { type: 'form.submitted', values: { currentPassword: password } },
    { type: 'form.submitted', values: { currentPassword: '' } },
    { type: 'deletion.confirmed' },
    { type: 'deletion.cancelled' },
  ],
  answers: { deleteAccount: [answer] },
  refusals: [...everyFailure, new CallError('Wrong', { status: 400, code: 'wrong_password' })],
});

export const exportData = modelOf(exportDataMachine, {
  inputs: [undefined],
  events: [{ type: 'export.requested' }],
  answers: { exportData: ['<!doctype html>'] },
});

export const completeProfile = modelOf(completeProfileMachine, {
  inputs: [{ user: { ...ada, firstName: null } }],
  events: [
    { type: 'form.submitted', values: { firstName: 'Ada', lastName: 'Obi', gender: 'Female' } },
    { type: 'form.submitted', values: { firstName: '' } },
  ],
  answers: { completeProfile: [{ message: 'ok', data: ada }] },
});

export const profile = modelOf(profileMachine, {
  inputs: [undefined],
  events: [
    { type: 'refresh.requested' },
    { type: 'logoutEverywhere.requested' },
    { type: 'logoutEverywhere.confirmed' },
    { type: 'logoutEverywhere.cancelled' },
  ],
  answers: {
    getProfile: [{ user: ada, pagination: { total: 2 }, settings: ['password'], pendingEmail: null }],
    logoutEverywhere: [answer],
  },
});

export const session = modelOf(sessionMachine.provide({ actions: { saveSession: () => {}, clearSession: () => {} } }), {
  inputs: [{}, { stored: null }, { stored: adasSession }, { stored: { token: 'token-1', user: null } }],
  events: [
    { type: 'storage.read', stored: null },
    { type: 'storage.read', stored: adasSession },
    { type: 'storage.changed', session: null },
    { type: 'storage.changed', session: adasSession },
    { type: 'storage.changed', session: { user: ada, token: 'token-2' } },
    { type: 'session.started', credentials: adasCredentials },
    { type: 'user.changed', user: { firstName: 'Adaeze' } },
    { type: 'session.ended' },
    { type: 'session.expired' },
  ],
  answers: { revokeToken: [answer], getUser: [ada] },
});
