import { type CallResponse, type ForgotPasswordForm, forgotPasswordForm, messageOf } from '@abs/contract';
import { cleaned, failed, failureOf, formContext, formSetup, formStates, succeeded } from '../form/index.ts';
import { retryAfterOf } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type ForgotPasswordInput = {
  email?: string;
  /** Why the person has to request a code or link again, if the last one was refused. */
  message?: string;
};

/** `retryAfter`: seconds until another code may be sent, if the server sends them. */
type Answer = CallResponse<'forgotPassword'> & { retryAfter?: number };

/** Requests a code or link to reset a forgotten password. Finishes when the person can continue to the code screen. */
export const forgotPasswordMachine = formSetup({
  rules: forgotPasswordForm,
  types: {} as { values: ForgotPasswordForm; answer: Answer; input: ForgotPasswordInput },
  actors: { forgotPassword: port<CallResponse<'forgotPassword'>, ForgotPasswordForm>('forgotPassword') },
  failed: messages.otpSendFailed,
})
  .extend({
    guards: { isTooSoon: (_, params: { error: unknown }) => retryAfterOf(params.error) !== undefined },
  })
  .createMachine({
    id: 'forgotPassword',
    context: ({ input: { email = '', message } }) => formContext({ email }, message),
    initial: 'editing',
    states: {
      ...formStates,
      submitting: {
        tags: 'pending',
        invoke: {
          id: 'forgotPassword',
          src: 'forgotPassword',
          input: ({ context }) => cleaned(forgotPasswordForm, context.values),
          onDone: succeeded('done'),
          onError: [
            {
              // Refused only because a code was sent a moment ago: that code is valid, so let the person enter it.
              guard: { type: 'isTooSoon', params: failureOf },
              target: 'done',
              actions: [
                { type: 'showFailure', params: failureOf },
                {
                  type: 'emitSucceeded',
                  params: ({ event }) => ({
                    answer: {
                      message: messageOf(event.error, messages.otpSendFailed),
                      retryAfter: retryAfterOf(event.error) ?? 0,
                    },
                  }),
                },
              ],
            },
            failed,
          ],
        },
      },
      done: { type: 'final' },
    },
  });
