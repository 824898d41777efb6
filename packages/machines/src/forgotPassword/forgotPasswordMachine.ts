import { type CallResponse, type ForgotPasswordForm, forgotPasswordForm } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { retryAfterOf } from '../shared/failure.ts';
import { afterFailure, cleaned, errorsOf, type FormContext, passes, withField, withSubmitted } from '../shared/form.ts';
import { messages } from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type ForgotPasswordInput = {
  email?: string;
  /** Why a code or link has to be requested again, where it was refused. */
  message?: string;
};

export type ForgotPasswordEvent =
  | { type: 'field.changed'; field: 'email'; value: string }
  | { type: 'form.submitted'; values?: Partial<ForgotPasswordForm> };

export type ForgotPasswordEmitted =
  /** A code is on its way; `retryAfter` are seconds until another may be sent, where the server said so. */
  | { type: 'resetCode.sent'; email: string; message: string; retryAfter?: number }
  | { type: 'resetCode.failed'; message: string };

/** Asking for a code, or a link, to reset a forgotten password. It ends towards the code screen, flow 'reset'. */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as FormContext<ForgotPasswordForm>,
    events: {} as ForgotPasswordEvent,
    emitted: {} as ForgotPasswordEmitted,
    input: {} as ForgotPasswordInput,
    tags: {} as 'pending',
    children: {} as { forgotPassword: 'forgotPassword' },
  },
  actors: {
    forgotPassword: port<CallResponse<'forgotPassword'>, ForgotPasswordForm>('forgotPassword'),
  },
  actions: {
    changeField: assign(({ context }, params: { field: 'email'; value: string }) =>
      withField(context, params.field, params.value),
    ),
    takeValues: assign(({ context }, params: { values?: Partial<ForgotPasswordForm> }) =>
      withSubmitted(context, params.values),
    ),
    showErrors: assign({ errors: ({ context }) => errorsOf(forgotPasswordForm, context.values) }),
    showFailure: assign((_, params: { error: unknown }) =>
      afterFailure<ForgotPasswordForm>(params.error, messages.otpSendFailed),
    ),
    announceSent: emit(({ context }, params: { message: string; retryAfter?: number }) => ({
      type: 'resetCode.sent' as const,
      email: cleaned(forgotPasswordForm, context.values).email,
      ...params,
    })),
    announceFailed: emit(({ context }) => ({ type: 'resetCode.failed' as const, message: context.message ?? '' })),
  },
  guards: {
    isValid: ({ context }) => passes(forgotPasswordForm, context.values),
    isTooSoon: (_, params: { error: unknown }) => retryAfterOf(params.error) !== undefined,
  },
}).createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({ values: { email: input.email ?? '' }, errors: {}, message: input.message ?? null }),
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
        id: 'forgotPassword',
        src: 'forgotPassword',
        input: ({ context }) => cleaned(forgotPasswordForm, context.values),
        onDone: {
          target: 'done',
          actions: { type: 'announceSent', params: ({ event }) => ({ message: event.output.message }) },
        },
        onError: [
          {
            // Refused only because a code went out a moment ago: that code is good, so let it be typed.
            guard: { type: 'isTooSoon', params: ({ event }) => ({ error: event.error }) },
            target: 'done',
            actions: [
              { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
              {
                type: 'announceSent',
                params: ({ context, event }) => ({
                  message: context.message ?? '',
                  retryAfter: retryAfterOf(event.error) ?? 0,
                }),
              },
            ],
          },
          {
            target: 'editing',
            actions: [{ type: 'showFailure', params: ({ event }) => ({ error: event.error }) }, 'announceFailed'],
          },
        ],
      },
    },
    done: { type: 'final' },
  },
});
