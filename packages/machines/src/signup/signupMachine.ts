import { type CallResponse, type SignupForm, signupForm } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { hasCode } from '../shared/failure.ts';
import { afterFailure, cleaned, errorsOf, type FormContext, passes, withField, withSubmitted } from '../shared/form.ts';
import { messages } from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type SignupInput = { email?: string };

export type SignupEvent =
  | { type: 'field.changed'; field: keyof SignupForm; value: string }
  | { type: 'form.submitted'; values?: Partial<SignupForm> };

export type SignupEmitted =
  | { type: 'signup.completed'; email: string; message: string }
  | { type: 'signup.failed'; message: string };

/** Opening an account. It ends towards the code screen, where the e-mail is proven. */
export const signupMachine = setup({
  types: {
    context: {} as FormContext<SignupForm>,
    events: {} as SignupEvent,
    emitted: {} as SignupEmitted,
    input: {} as SignupInput,
    tags: {} as 'pending',
    children: {} as { signup: 'signup' },
  },
  actors: {
    signup: port<CallResponse<'signup'>, { email: string; password: string }>('signup'),
  },
  actions: {
    changeField: assign(({ context }, params: { field: keyof SignupForm; value: string }) =>
      withField(context, params.field, params.value),
    ),
    takeValues: assign(({ context }, params: { values?: Partial<SignupForm> }) =>
      withSubmitted(context, params.values),
    ),
    showErrors: assign({ errors: ({ context }) => errorsOf(signupForm, context.values) }),
    showFailure: assign((_, params: { error: unknown }) =>
      afterFailure<SignupForm>(params.error, messages.signupFailed),
    ),
    showEmailTaken: assign((_, params: { error: unknown }) => {
      const { message } = afterFailure<SignupForm>(params.error, messages.signupFailed);
      return { errors: { email: message ?? messages.signupFailed }, message: null };
    }),
    forgetPasswords: assign({ values: ({ context }) => ({ ...context.values, password: '', confirmPassword: '' }) }),
    announceCompleted: emit(({ context }) => ({
      type: 'signup.completed' as const,
      email: cleaned(signupForm, context.values).email,
      message: messages.signupCompleted,
    })),
    announceFailed: emit(({ context }) => ({
      type: 'signup.failed' as const,
      message: context.message ?? context.errors.email ?? messages.signupFailed,
    })),
  },
  guards: {
    isValid: ({ context }) => passes(signupForm, context.values),
    isEmailTaken: (_, params: { error: unknown }) => hasCode(params.error, 'email_taken'),
  },
}).createMachine({
  id: 'signup',
  context: ({ input }) => ({
    values: { email: input.email ?? '', password: '', confirmPassword: '' },
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
        id: 'signup',
        src: 'signup',
        input: ({ context }) => {
          const { email, password } = cleaned(signupForm, context.values);
          return { email, password };
        },
        onDone: { target: 'done', actions: 'announceCompleted' },
        onError: [
          {
            guard: { type: 'isEmailTaken', params: ({ event }) => ({ error: event.error }) },
            target: 'editing',
            actions: [{ type: 'showEmailTaken', params: ({ event }) => ({ error: event.error }) }, 'announceFailed'],
          },
          {
            target: 'editing',
            actions: [{ type: 'showFailure', params: ({ event }) => ({ error: event.error }) }, 'announceFailed'],
          },
        ],
      },
    },
    done: { type: 'final', entry: 'forgetPasswords' },
  },
});
