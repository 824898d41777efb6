import { type CallResponse, type LoginForm, type SignupForm, signupForm } from '@abs/contract';
import { cleaned, failed, formContext, formSetup, formStates, succeeded } from '../form/index.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type SignupInput = { email?: string };

/** Opens an account. Finishes when the person can continue to the code screen, which verifies the email. */
export const signupMachine = formSetup({
  rules: signupForm,
  types: {} as { values: SignupForm; answer: CallResponse<'signup'>; input: SignupInput },
  actors: { signup: port<CallResponse<'signup'>, LoginForm>('signup') },
  failed: messages.signupFailed,
  fieldOf: { email_taken: 'email' },
  secrets: ['password', 'confirmPassword'],
}).createMachine({
  id: 'signup',
  context: ({ input: { email = '' } }) => formContext({ email, password: '', confirmPassword: '' }),
  initial: 'editing',
  states: {
    ...formStates,
    submitting: {
      tags: 'pending',
      invoke: {
        id: 'signup',
        src: 'signup',
        input: ({ context }) => {
          const { email, password } = cleaned(signupForm, context.values);
          return { email, password };
        },
        onDone: succeeded('done'),
        onError: failed,
      },
    },
    done: { type: 'final', entry: 'clearSecrets' },
  },
});
