import { type CallResponse, type ChangePasswordForm, changePasswordForm } from '@abs/contract';
import { cleaned, failed, formContext, formSetup, formStates, succeeded } from '../form/index.ts';
import { port } from '../shared/port.ts';
import * as settingsMessages from '../shared/settingsMessages.ts';

type Answer = CallResponse<'changePassword'>;

/** Changes the password of a logged-in user, who has to enter the current one. */
export const changePasswordMachine = formSetup({
  rules: changePasswordForm,
  types: {} as { values: ChangePasswordForm; answer: Answer },
  actors: { changePassword: port<Answer, Omit<ChangePasswordForm, 'confirmPassword'>>('changePassword') },
  failed: settingsMessages.passwordChangeFailed,
  fieldOf: { wrong_password: 'currentPassword' },
  secrets: ['currentPassword', 'password', 'confirmPassword'],
}).createMachine({
  id: 'changePassword',
  context: formContext({ currentPassword: '', password: '', confirmPassword: '' }),
  initial: 'editing',
  states: {
    ...formStates,
    submitting: {
      tags: 'pending',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => {
          const { currentPassword, password } = cleaned(changePasswordForm, context.values);
          return { currentPassword, password };
        },
        onDone: succeeded('saved'),
        onError: failed,
      },
    },
    saved: { ...formStates.editing, entry: 'clearSecrets' },
  },
});
