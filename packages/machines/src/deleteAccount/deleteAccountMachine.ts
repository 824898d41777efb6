import { type CallResponse, type DeleteAccountForm, deleteAccountForm } from '@abs/contract';
import { cleaned, failed, formContext, formSetup, formStates, succeeded } from '../form/index.ts';
import { port } from '../shared/port.ts';
import * as settingsMessages from '../shared/settingsMessages.ts';

type Answer = CallResponse<'deleteAccount'>;

export type DeleteAccountEvent = { type: 'deletion.confirmed' } | { type: 'deletion.cancelled' };

/** Deletes the account of a logged-in user, who has to enter the password and to confirm. */
export const deleteAccountMachine = formSetup({
  rules: deleteAccountForm,
  types: {} as { values: DeleteAccountForm; answer: Answer; events: DeleteAccountEvent },
  actors: { deleteAccount: port<Answer, DeleteAccountForm>('deleteAccount') },
  failed: settingsMessages.deleteAccountFailed,
  fieldOf: { wrong_password: 'currentPassword' },
  secrets: ['currentPassword'],
}).createMachine({
  id: 'deleteAccount',
  context: formContext({ currentPassword: '' }),
  initial: 'editing',
  states: {
    editing: formStates.editing,
    validating: {
      always: [
        { guard: 'isValid', target: 'confirming' },
        { target: 'editing', actions: 'showErrors' },
      ],
    },
    confirming: { on: { 'deletion.confirmed': 'submitting', 'deletion.cancelled': 'editing' } },
    submitting: {
      tags: 'pending',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context }) => cleaned(deleteAccountForm, context.values),
        onDone: succeeded('deleted'),
        onError: failed,
      },
    },
    deleted: { type: 'final', entry: 'clearSecrets' },
  },
});
