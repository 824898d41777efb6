import { type CallResponse, limits, type ResetPasswordForm, resetPasswordForm } from '@abs/contract';
import { emit } from 'xstate';
import { cleaned, failed, failureOf, formContext, formSetup, formStates, succeeded } from '../form/index.ts';
import { fieldErrorsOf, hasCode } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

type Answer = CallResponse<'resetPassword'>;

export type ResetPasswordInput = {
  email: string;
  /** The reset code, checked but not used yet; or the token of a mailed link, whose length differs from a code's. */
  code: string;
};

type Refused =
  /** The code is wrong or has expired: return to the code field, with the message. */
  | { type: 'resetCode.refused'; email: string; message: string }
  /** The link is wrong or has expired: return to the form that requests a new one, with the message. */
  | { type: 'resetLink.refused'; email: string; message: string };

const isLink = (code: string): boolean => code.length !== limits.OTP_LENGTH;

/**
 * Sets a new password with a reset code or a mailed link. A refused code or link finishes the machine: the person then
 * enters another code, or requests another link.
 */
export const resetPasswordMachine = formSetup({
  rules: resetPasswordForm,
  types: {} as {
    values: ResetPasswordForm;
    answer: Answer;
    input: ResetPasswordInput;
    extra: ResetPasswordInput;
    emitted: Refused;
  },
  actors: { resetPassword: port<Answer, { email: string; otp: string; password: string }>('resetPassword') },
  failed: messages.resetFailed,
  secrets: ['password', 'confirmPassword'],
})
  .extend({
    actions: {
      emitCodeRefused: emit(({ context }) => ({
        type: isLink(context.code) ? ('resetLink.refused' as const) : ('resetCode.refused' as const),
        email: context.email,
        message: context.message ?? '',
      })),
    },
    guards: {
      isCodeRefused: (_, params: { error: unknown }) =>
        hasCode(params.error, 'invalid_code') ||
        hasCode(params.error, 'link_required') ||
        fieldErrorsOf(params.error).otp !== undefined,
    },
  })
  .createMachine({
    id: 'resetPassword',
    context: ({ input }) => ({ ...formContext({ password: '', confirmPassword: '' }), ...input }),
    initial: 'editing',
    states: {
      ...formStates,
      submitting: {
        tags: 'pending',
        invoke: {
          id: 'resetPassword',
          src: 'resetPassword',
          input: ({ context: { email, code, values } }) => ({
            email,
            otp: code,
            password: cleaned(resetPasswordForm, values).password,
          }),
          onDone: succeeded('done'),
          onError: [
            {
              guard: { type: 'isCodeRefused', params: failureOf },
              target: 'codeRefused',
              actions: [{ type: 'showFailure', params: failureOf }, 'emitCodeRefused'],
            },
            failed,
          ],
        },
      },
      codeRefused: { type: 'final', entry: 'clearSecrets' },
      done: { type: 'final', entry: 'clearSecrets' },
    },
  });
