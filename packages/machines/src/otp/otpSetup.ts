import { limits, messageOf, otpForm, readCode, type UserCredentials, validate } from '@abs/contract';
import { assign, emit, setup, stateIn } from 'xstate';
import { countdownMachine } from '../countdown/index.ts';
import { errorsOf } from '../form/index.ts';
import { isRefusal, retryAfterOf } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';
import type {
  CheckAnswer,
  CodeSent,
  OtpContext,
  OtpEmitted,
  OtpEvent,
  OtpFlow,
  OtpInput,
  OtpOutput,
  SendAnswer,
  VerifyAnswer,
} from './otpTypes.ts';

/** A placeholder for the code when only the e-mail is validated, because the contract's rule covers both. */
const ANY_CODE = '0'.repeat(limits.OTP_LENGTH);

function toCode(typed: string): string {
  return readCode(typed).replace(/\D/g, '').slice(0, limits.OTP_LENGTH);
}

/** The flow, e-mail and code, once the e-mail is known. */
export function known(context: OtpContext): CodeSent & { flow: OtpFlow } {
  if (context.email === null) throw new Error('The e-mail is not known');
  return { flow: context.flow, email: context.email, otp: context.code };
}

/** The output of the machine. */
export function verifiedOutput(context: OtpContext): OtpOutput {
  if (context.verified === null) throw new Error('Nothing is verified');
  return context.verified;
}

/** Types, ports, actions and guards of the code screen. */
export const otpSetup = setup({
  types: {
    context: {} as OtpContext,
    events: {} as OtpEvent,
    emitted: {} as OtpEmitted,
    input: {} as OtpInput,
    output: {} as OtpOutput,
    tags: {} as 'pending',
    children: {} as {
      verifyEmail: 'verifyEmail';
      checkResetCode: 'checkResetCode';
      sendOtp: 'sendOtp';
      countdown: 'countdown';
    },
  },
  actors: {
    verifyEmail: port<VerifyAnswer, CodeSent>('verifyEmail'),
    checkResetCode: port<CheckAnswer, CodeSent>('checkResetCode'),
    sendOtp: port<SendAnswer, { flow: OtpFlow; email: string }>('sendOtp'),
    countdown: countdownMachine,
  },
  actions: {
    typeEmail: assign((_, params: { email: string }) => ({ typedEmail: params.email, emailError: null })),
    acceptEmail: assign(({ context }) => {
      const result = validate(otpForm, { email: context.typedEmail, otp: ANY_CODE });
      return { email: result.ok ? result.data.email : null, emailError: null };
    }),
    showEmailError: assign(({ context }) => ({
      emailError: errorsOf(otpForm, { email: context.typedEmail, otp: ANY_CODE }).email ?? null,
    })),
    forgetEmail: assign(({ context }) => ({
      email: null,
      typedEmail: context.email ?? '',
      code: '',
      codeError: null,
      message: null,
      resendAt: null,
    })),
    typeCode: assign(({ context }, params: { code?: string }) => {
      const code = params.code === undefined ? context.code : toCode(params.code);
      return code === context.code ? {} : { code, codeError: null, message: null };
    }),
    dropMessage: assign({ message: null }),
    refuseCode: assign((_, params: { error: unknown }) => {
      const text = messageOf(params.error, messages.otpVerifyFailed);
      return isRefusal(params.error) ? { codeError: text, message: null } : { codeError: null, message: text };
    }),
    keepCredentials: assign(({ context }, params: { credentials: UserCredentials }) => {
      if (context.flow === 'reset') throw new Error('A reset code signs nobody in');
      return { verified: { flow: context.flow, email: known(context).email, credentials: params.credentials } };
    }),
    keepCode: assign(({ context }) => ({
      verified: { flow: 'reset' as const, email: known(context).email, code: context.code },
    })),
    startCooling: assign({ resendAt: ({ context }) => context.now() + limits.OTP_RESEND_MS, message: null }),
    applyRetryAfter: assign(({ context }, params: { error: unknown }) => ({
      resendAt: context.now() + (retryAfterOf(params.error) ?? limits.OTP_RESEND_MS / 1000) * 1000,
    })),
    showSendFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, messages.otpSendFailed),
    })),
    announceVerified: emit(({ context }) => ({ type: 'otp.verified' as const, ...verifiedOutput(context) })),
    announceRefused: emit(({ context }) => ({
      type: 'otp.refused' as const,
      message: context.codeError ?? context.message ?? messages.otpVerifyFailed,
    })),
    announceResent: emit({ type: 'otp.resent', message: messages.otpResent }),
    announceSendFailed: emit(({ context }) => ({ type: 'resend.failed' as const, message: context.message ?? '' })),
  },
  guards: {
    isEmailKnown: ({ context }) => context.email !== null,
    isEmailValid: ({ context }) => validate(otpForm, { email: context.typedEmail, otp: ANY_CODE }).ok,
    isReset: ({ context }) => context.flow === 'reset',
    canSubmit: ({ context }) =>
      context.code.length === limits.OTP_LENGTH && context.codeError === null && context.email !== null,
    isCooling: ({ context }) => context.resendAt !== null && context.resendAt > context.now(),
    isTooSoon: (_, params: { error: unknown }) => retryAfterOf(params.error) !== undefined,
    // A new code would invalidate the code that is being verified.
    isEditing: stateIn('#otp.active.code.editing'),
  },
});
