import { type CallResponse, type ChangeEmailForm, changeEmailForm } from '@abs/contract';
import { assign } from 'xstate';
import { cleaned, failed, formContext, formSetup, formStates, succeeded } from '../form/index.ts';
import { port } from '../shared/port.ts';
import * as settingsMessages from '../shared/settingsMessages.ts';

type Answer = CallResponse<'requestEmailChange'>;

type Requested = {
  /** The new address of the last request; null before the first one. */
  requestedEmail: string | null;
};

/** Requests a change of the email address of a logged-in user, who has to enter the password. It can be requested again. */
export const changeEmailMachine = formSetup({
  rules: changeEmailForm,
  types: {} as { values: ChangeEmailForm; answer: Answer; extra: Requested },
  actors: { requestEmailChange: port<Answer, ChangeEmailForm>('requestEmailChange') },
  failed: settingsMessages.emailChangeFailed,
  fieldOf: { wrong_password: 'currentPassword' },
  secrets: ['currentPassword'],
})
  .extend({
    actions: {
      takeRequested: assign(({ context }) => ({ requestedEmail: cleaned(changeEmailForm, context.values).email })),
    },
  })
  .createMachine({
    id: 'changeEmail',
    context: { ...formContext({ email: '', currentPassword: '' }), requestedEmail: null },
    initial: 'editing',
    states: {
      ...formStates,
      submitting: {
        tags: 'pending',
        invoke: {
          id: 'requestEmailChange',
          src: 'requestEmailChange',
          input: ({ context }) => cleaned(changeEmailForm, context.values),
          onDone: succeeded('requested'),
          onError: failed,
        },
      },
      requested: { ...formStates.editing, entry: ['takeRequested', 'clearSecrets'] },
    },
  });
