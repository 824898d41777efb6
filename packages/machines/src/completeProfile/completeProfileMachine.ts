import { type CallResponse, type CompleteProfileForm, completeProfileForm, type User } from '@abs/contract';
import { cleaned, failed, formContext, formSetup, formStates, succeeded } from '../form/index.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

type Answer = CallResponse<'completeProfile'>;

/** The values of the controls: the gender is empty until one is chosen. */
export type ProfileValues = { firstName: string; lastName: string; gender: string };

export type CompleteProfileInput = { user: Pick<User, 'userId' | 'firstName' | 'lastName' | 'gender'> };

/** Saves the names and gender of a user, once at sign-up, or repeatedly in the account settings. */
export const completeProfileMachine = formSetup({
  rules: completeProfileForm,
  types: {} as { values: ProfileValues; answer: Answer; input: CompleteProfileInput; extra: { userId: string } },
  actors: { completeProfile: port<Answer, CompleteProfileForm & { userId: string }>('completeProfile') },
  failed: messages.profileFailed,
}).createMachine({
  id: 'completeProfile',
  context: ({ input: { user } }) => ({
    ...formContext({ firstName: user.firstName ?? '', lastName: user.lastName ?? '', gender: user.gender ?? '' }),
    userId: user.userId,
  }),
  initial: 'editing',
  states: {
    ...formStates,
    submitting: {
      tags: 'pending',
      invoke: {
        id: 'completeProfile',
        src: 'completeProfile',
        input: ({ context }) => ({ ...cleaned(completeProfileForm, context.values), userId: context.userId }),
        onDone: succeeded('saved'),
        onError: failed,
      },
    },
    saved: formStates.editing,
  },
});
