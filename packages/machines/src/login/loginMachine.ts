import {
  CallError,
  type CallResponse,
  EMAIL_UNVERIFIED_MESSAGE,
  type LoginForm,
  loginForm,
  type UserCredentials,
} from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { hasCode, retryAfterOf } from '../shared/failure.ts';
import { afterFailure, cleaned, errorsOf, type FormContext, passes, withField, withSubmitted } from '../shared/form.ts';
import { messages } from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type LoginInput = { email?: string };

export type LoginEvent =
  | { type: 'field.changed'; field: keyof LoginForm; value: string }
  | { type: 'form.submitted'; values?: Partial<LoginForm> };

export type LoginEmitted =
  | { type: 'login.completed'; credentials: UserCredentials }
  | { type: 'login.failed'; message: string }
  /** The e-mail awaits its code; `retryAfter` are seconds until another may be sent, where the server said so. */
  | { type: 'verification.required'; email: string; retryAfter?: number };

/** Some backends send no code with this refusal: then its text is what tells it from others. */
function isEmailUnverified(error: unknown): boolean {
  return (
    hasCode(error, 'email_unverified') || (error instanceof CallError && error.message === EMAIL_UNVERIFIED_MESSAGE)
  );
}

/** Signing in. An unverified e-mail is sent a code, and the flow ends towards the code screen. */
export const loginMachine = setup({
  types: {
    context: {} as FormContext<LoginForm>,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
    input: {} as LoginInput,
    tags: {} as 'pending',
    children: {} as { login: 'login'; requestOtp: 'requestOtp' },
  },
  actors: {
    login: port<CallResponse<'login'>, LoginForm>('login'),
    requestOtp: port<CallResponse<'requestOtp'>, { email: string }>('requestOtp'),
  },
  actions: {
    changeField: assign(({ context }, params: { field: keyof LoginForm; value: string }) =>
      withField(context, params.field, params.value),
    ),
    takeValues: assign(({ context }, params: { values?: Partial<LoginForm> }) => withSubmitted(context, params.values)),
    showErrors: assign({ errors: ({ context }) => errorsOf(loginForm, context.values) }),
    showFailure: assign((_, params: { error: unknown; generic: string }) =>
      afterFailure<LoginForm>(params.error, params.generic),
    ),
    forgetPassword: assign({ values: ({ context }) => ({ ...context.values, password: '' }) }),
    announceCompleted: emit((_, params: { credentials: UserCredentials }) => ({
      type: 'login.completed' as const,
      credentials: params.credentials,
    })),
    announceFailed: emit(({ context }) => ({ type: 'login.failed' as const, message: context.message ?? '' })),
    announceVerification: emit(({ context }, params: { retryAfter?: number }) => ({
      type: 'verification.required' as const,
      email: cleaned(loginForm, context.values).email,
      ...params,
    })),
  },
  guards: {
    isValid: ({ context }) => passes(loginForm, context.values),
    isEmailUnverified: (_, params: { error: unknown }) => isEmailUnverified(params.error),
    isTooSoon: (_, params: { error: unknown }) => retryAfterOf(params.error) !== undefined,
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({ values: { email: input.email ?? '', password: '' }, errors: {}, message: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
        'form.submitted': {
          target: 'validating',
          actions: { type: 'takeValues', params: ({ event }) => ({ values: event.values }) },
        },
      },
    },
    validating: {
      always: [
        { guard: 'isValid', target: 'submitting' },
        { target: 'editing', actions: 'showErrors' },
      ],
    },
    submitting: {
      tags: 'pending',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => cleaned(loginForm, context.values),
        onDone: {
          target: 'done',
          actions: {
            type: 'announceCompleted',
            params: ({ event }) => ({ credentials: event.output.user_credentials }),
          },
        },
        onError: [
          {
            guard: { type: 'isEmailUnverified', params: ({ event }) => ({ error: event.error }) },
            target: 'requestingOtp',
          },
          {
            target: 'editing',
            actions: [
              { type: 'showFailure', params: ({ event }) => ({ error: event.error, generic: messages.loginFailed }) },
              'announceFailed',
            ],
          },
        ],
      },
    },
    requestingOtp: {
      tags: 'pending',
      invoke: {
        id: 'requestOtp',
        src: 'requestOtp',
        input: ({ context }) => ({ email: cleaned(loginForm, context.values).email }),
        onDone: { target: 'done', actions: { type: 'announceVerification', params: {} } },
        onError: [
          {
            // Refused only because a code went out a moment ago: that code is good, so let it be typed.
            guard: { type: 'isTooSoon', params: ({ event }) => ({ error: event.error }) },
            target: 'done',
            actions: {
              type: 'announceVerification',
              params: ({ event }) => ({ retryAfter: retryAfterOf(event.error) ?? 0 }),
            },
          },
          {
            target: 'editing',
            actions: [
              { type: 'showFailure', params: ({ event }) => ({ error: event.error, generic: messages.otpSendFailed }) },
              'announceFailed',
            ],
          },
        ],
      },
    },
    done: { type: 'final', entry: 'forgetPassword' },
  },
});
