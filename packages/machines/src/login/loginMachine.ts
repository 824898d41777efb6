import {
  CallError,
  type CallResponse,
  EMAIL_UNVERIFIED_MESSAGE,
  type LoginForm,
  loginForm,
  messageOf,
  type TwoFactorCodeForm,
  twoFactorCodeForm,
} from '@abs/contract';
import { assign, emit } from 'xstate';
import {
  afterFailure,
  cleaned,
  errorsOf,
  failed,
  failureOf,
  formContext,
  formSetup,
  formStates,
  passes,
  succeeded,
  withSubmitted,
} from '../form/index.ts';
import { hasCode, retryAfterOf } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type LoginInput = { email?: string };

/** What the call sends: the code only if the server required one. */
export type LoginRequest = LoginForm & Partial<TwoFactorCodeForm>;

type CodeEvent = { type: 'code.submitted'; code: string } | { type: 'code.left' };

/** The email must be verified by a code. `retryAfter`: seconds until another may be sent, if the server sends them. */
type VerificationRequired = { type: 'verification.required'; email: string; retryAfter?: number };

/** Some backends send no error code with this refusal: then only its text identifies it. */
function isEmailUnverified(error: unknown): boolean {
  return (
    hasCode(error, 'email_unverified') || (error instanceof CallError && error.message === EMAIL_UNVERIFIED_MESSAGE)
  );
}

/**
 * Signs in. For an unverified email it requests a code, emits `verification.required` and finishes. For an account with
 * two-factor authentication it takes a code, and sends it with the password again.
 */
export const loginMachine = formSetup({
  rules: loginForm,
  types: {} as {
    values: LoginForm & TwoFactorCodeForm;
    events: CodeEvent;
    answer: CallResponse<'login'>;
    input: LoginInput;
    emitted: VerificationRequired;
  },
  actors: {
    login: port<CallResponse<'login'>, LoginRequest>('login'),
    requestOtp: port<CallResponse<'requestOtp'>, { email: string }>('requestOtp'),
  },
  failed: messages.loginFailed,
  secrets: ['password', 'code'],
})
  .extend({
    actions: {
      showOtpFailure: assign((_, { error }: { error: unknown }) =>
        afterFailure<LoginForm>(error, messages.otpSendFailed),
      ),
      /** Its own action, because a code is not part of the first step. */
      takeCode: assign(({ context }, { code }: { code: string }) => ({
        ...withSubmitted(context, { code }),
        errors: errorsOf(twoFactorCodeForm, { code }),
      })),
      showWrongCode: assign((_, { error }: { error: unknown }) => ({
        errors: { code: messageOf(error, messages.loginFailed) },
        message: null,
      })),
      leaveCode: assign(({ context }) => withSubmitted(context, { code: '' })),
      emitVerificationRequired: emit(({ context }, params: { retryAfter?: number }) => ({
        type: 'verification.required' as const,
        email: cleaned(loginForm, context.values).email,
        ...params,
      })),
    },
    guards: {
      isCode: (_, { code }: { code: string }) => passes(twoFactorCodeForm, { code }),
      isCodeRequired: (_, { error }: { error: unknown }) => hasCode(error, 'two_factor_required'),
      /** Since the first step, the password was changed or the account was blocked. */
      isLoginRefused: (_, { error }: { error: unknown }) =>
        hasCode(error, 'invalid_credentials') || hasCode(error, 'account_blocked'),
      isWrongCode: (_, { error }: { error: unknown }) => hasCode(error, 'invalid_code'),
      isEmailUnverified: (_, params: { error: unknown }) => isEmailUnverified(params.error),
      isTooSoon: (_, params: { error: unknown }) => retryAfterOf(params.error) !== undefined,
    },
  })
  .createMachine({
    id: 'login',
    context: ({ input: { email = '' } }) => formContext({ email, password: '', code: '' }),
    initial: 'editing',
    states: {
      ...formStates,
      submitting: {
        tags: 'pending',
        invoke: {
          id: 'login',
          src: 'login',
          input: ({ context }) => cleaned(loginForm, context.values),
          onDone: succeeded('done'),
          onError: [
            { guard: { type: 'isEmailUnverified', params: failureOf }, target: 'requestingOtp' },
            { guard: { type: 'isCodeRequired', params: failureOf }, target: 'enteringCode' },
            failed,
          ],
        },
      },
      enteringCode: {
        on: {
          'code.submitted': [
            {
              guard: { type: 'isCode', params: ({ event }) => event },
              target: 'submittingCode',
              actions: { type: 'takeCode', params: ({ event }) => event },
            },
            { actions: { type: 'takeCode', params: ({ event }) => event } },
          ],
          'code.left': { target: 'editing', actions: 'leaveCode' },
        },
      },
      submittingCode: {
        tags: 'pending',
        invoke: {
          id: 'loginWithCode',
          src: 'login',
          input: ({ context }) => ({
            ...cleaned(loginForm, context.values),
            ...cleaned(twoFactorCodeForm, context.values),
          }),
          onDone: succeeded('done'),
          onError: [
            {
              guard: { type: 'isLoginRefused', params: failureOf },
              target: 'editing',
              actions: ['leaveCode', { type: 'showFailure', params: failureOf }, 'emitFailed'],
            },
            {
              guard: { type: 'isWrongCode', params: failureOf },
              target: 'enteringCode',
              actions: [{ type: 'showWrongCode', params: failureOf }, 'emitFailed'],
            },
            { ...failed, target: 'enteringCode' },
          ],
        },
      },
      requestingOtp: {
        tags: 'pending',
        invoke: {
          id: 'requestOtp',
          src: 'requestOtp',
          input: ({ context }) => ({ email: cleaned(loginForm, context.values).email }),
          onDone: { target: 'done', actions: { type: 'emitVerificationRequired', params: {} } },
          onError: [
            {
              // Refused only because a code was sent a moment ago: that code is valid, so let the person enter it.
              guard: { type: 'isTooSoon', params: failureOf },
              target: 'done',
              actions: {
                type: 'emitVerificationRequired',
                params: ({ event }) => ({ retryAfter: retryAfterOf(event.error) ?? 0 }),
              },
            },
            { target: 'editing', actions: [{ type: 'showOtpFailure', params: failureOf }, 'emitFailed'] },
          ],
        },
      },
      done: { type: 'final', entry: 'clearSecrets' },
    },
  });
