import { type CallResponse, limits, type ResetPasswordForm, resetPasswordForm } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { fieldErrorsOf, hasCode } from '../shared/failure.ts';
import { afterFailure, cleaned, errorsOf, type FormContext, passes, withField, withSubmitted } from '../shared/form.ts';
import { messages } from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type ResetPasswordInput = {
  email: string;
  /** The reset code, checked before but not spent yet; or the token of a mailed link, of any length but a code's. */
  code: string;
};

export type ResetPasswordEvent =
  | { type: 'field.changed'; field: keyof ResetPasswordForm; value: string }
  | { type: 'form.submitted'; values?: Partial<ResetPasswordForm> };

export type ResetPasswordEmitted =
  | { type: 'password.reset'; message: string }
  | { type: 'reset.failed'; message: string }
  /** The code is wrong or has expired: back to the code field, with the message. */
  | { type: 'resetCode.refused'; email: string; message: string }
  /** The link is wrong or has expired: back to where a new one is requested, with the message. */
  | { type: 'resetLink.refused'; email: string; message: string };

const isLink = (code: string): boolean => code.length !== limits.OTP_LENGTH;

type ResetPasswordContext = FormContext<ResetPasswordForm> & ResetPasswordInput;

/**
 * Choosing a new password with a reset code or a mailed link. A refused code ends the flow towards the code screen, a
 * refused link towards the form that requests another.
 */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    emitted: {} as ResetPasswordEmitted,
    input: {} as ResetPasswordInput,
    tags: {} as 'pending',
    children: {} as { resetPassword: 'resetPassword' },
  },
  actors: {
    resetPassword: port<CallResponse<'resetPassword'>, { email: string; otp: string; password: string }>(
      'resetPassword',
    ),
  },
  actions: {
    changeField: assign(({ context }, params: { field: keyof ResetPasswordForm; value: string }) =>
      withField(context, params.field, params.value),
    ),
    takeValues: assign(({ context }, params: { values?: Partial<ResetPasswordForm> }) =>
      withSubmitted(context, params.values),
    ),
    showErrors: assign({ errors: ({ context }) => errorsOf(resetPasswordForm, context.values) }),
    showFailure: assign((_, params: { error: unknown }) =>
      afterFailure<ResetPasswordForm>(params.error, messages.resetFailed),
    ),
    forgetPasswords: assign({ values: { password: '', confirmPassword: '' } }),
    announceReset: emit({ type: 'password.reset', message: messages.resetCompleted }),
    announceFailed: emit(({ context }) => ({ type: 'reset.failed' as const, message: context.message ?? '' })),
    announceCodeRefused: emit(({ context }) => ({
      type: isLink(context.code) ? ('resetLink.refused' as const) : ('resetCode.refused' as const),
      email: context.email,
      message: context.message ?? '',
    })),
  },
  guards: {
    isValid: ({ context }) => passes(resetPasswordForm, context.values),
    isCodeRefused: (_, params: { error: unknown }) =>
      hasCode(params.error, 'invalid_code') ||
      hasCode(params.error, 'link_required') ||
      fieldErrorsOf(params.error).otp !== undefined,
  },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({
    ...input,
    values: { password: '', confirmPassword: '' },
    errors: {},
    message: null,
  }),
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
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }) => ({
          email: context.email,
          otp: context.code,
          password: cleaned(resetPasswordForm, context.values).password,
        }),
        onDone: { target: 'done', actions: 'announceReset' },
        onError: [
          {
            guard: { type: 'isCodeRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'codeRefused',
            actions: [{ type: 'showFailure', params: ({ event }) => ({ error: event.error }) }, 'announceCodeRefused'],
          },
          {
            target: 'editing',
            actions: [{ type: 'showFailure', params: ({ event }) => ({ error: event.error }) }, 'announceFailed'],
          },
        ],
      },
    },
    codeRefused: { type: 'final', entry: 'forgetPasswords' },
    done: { type: 'final', entry: 'forgetPasswords' },
  },
});
