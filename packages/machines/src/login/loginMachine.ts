import { CallError, type CallResponse, EMAIL_UNVERIFIED_MESSAGE, type LoginForm, loginForm } from '@abs/contract';
import { assign, emit } from 'xstate';
import {
  afterFailure,
  cleaned,
  failed,
  failureOf,
  formContext,
  formSetup,
  formStates,
  succeeded,
} from '../form/index.ts';
import { hasCode, retryAfterOf } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type LoginInput = { email?: string };

/** The email must be verified by a code. `retryAfter`: seconds until another may be sent, if the server sends them. */
type VerificationRequired = { type: 'verification.required'; email: string; retryAfter?: number };

/** Some backends send no error code with this refusal: then only its text identifies it. */
function isEmailUnverified(error: unknown): boolean {
  return (
    hasCode(error, 'email_unverified') || (error instanceof CallError && error.message === EMAIL_UNVERIFIED_MESSAGE)
  );
}

/** Signs in. For an unverified email it requests a code, emits `verification.required` and finishes. */
export const loginMachine = formSetup({
  rules: loginForm,
  types: {} as {
    values: LoginForm;
    answer: CallResponse<'login'>;
    input: LoginInput;
    emitted: VerificationRequired;
  },
  actors: {
    login: port<CallResponse<'login'>, LoginForm>('login'),
    requestOtp: port<CallResponse<'requestOtp'>, { email: string }>('requestOtp'),
  },
  failed: messages.loginFailed,
  secrets: ['password'],
})
  .extend({
    actions: {
      showOtpFailure: assign((_, { error }: { error: unknown }) =>
        afterFailure<LoginForm>(error, messages.otpSendFailed),
      ),
      emitVerificationRequired: emit(({ context }, params: { retryAfter?: number }) => ({
        type: 'verification.required' as const,
        email: cleaned(loginForm, context.values).email,
        ...params,
      })),
    },
    guards: {
      isEmailUnverified: (_, params: { error: unknown }) => isEmailUnverified(params.error),
      isTooSoon: (_, params: { error: unknown }) => retryAfterOf(params.error) !== undefined,
    },
  })
  .createMachine({
    id: 'login',
    context: ({ input: { email = '' } }) => formContext({ email, password: '' }),
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
          onError: [{ guard: { type: 'isEmailUnverified', params: failureOf }, target: 'requestingOtp' }, failed],
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
