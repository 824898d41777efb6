import { type CallResponse, type CompleteProfileForm, completeProfileForm, type User } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { afterFailure, cleaned, errorsOf, type FormContext, passes, withField, withSubmitted } from '../shared/form.ts';
import { messages } from '../shared/messages.ts';
import { port } from '../shared/port.ts';

/** The form as its controls hold it: the gender is empty until one is chosen. */
export type ProfileValues = { firstName: string; lastName: string; gender: string };

export type CompleteProfileInput = { user: Pick<User, 'userId' | 'firstName' | 'lastName' | 'gender'> };

export type CompleteProfileEvent =
  | { type: 'field.changed'; field: keyof ProfileValues; value: string }
  | { type: 'form.submitted'; values?: Partial<ProfileValues> };

export type CompleteProfileEmitted =
  /** `changes` is what is known of the user by now. */
  { type: 'profile.completed'; changes: Partial<User>; message: string } | { type: 'profile.failed'; message: string };

type CompleteProfileContext = FormContext<ProfileValues> & { userId: string };

/** Names and gender of a new user. */
export const completeProfileMachine = setup({
  types: {
    context: {} as CompleteProfileContext,
    events: {} as CompleteProfileEvent,
    emitted: {} as CompleteProfileEmitted,
    input: {} as CompleteProfileInput,
    tags: {} as 'pending',
    children: {} as { completeProfile: 'completeProfile' },
  },
  actors: {
    completeProfile: port<CallResponse<'completeProfile'>, CompleteProfileForm & { userId: string }>('completeProfile'),
  },
  actions: {
    changeField: assign(({ context }, params: { field: keyof ProfileValues; value: string }) =>
      withField(context, params.field, params.value),
    ),
    takeValues: assign(({ context }, params: { values?: Partial<ProfileValues> }) =>
      withSubmitted(context, params.values),
    ),
    showErrors: assign({ errors: ({ context }) => errorsOf(completeProfileForm, context.values) }),
    showFailure: assign((_, params: { error: unknown }) =>
      afterFailure<ProfileValues>(params.error, messages.profileFailed),
    ),
    announceCompleted: emit((_, params: CallResponse<'completeProfile'>) => ({
      type: 'profile.completed' as const,
      changes: params.data,
      message: params.message,
    })),
    announceFailed: emit(({ context }) => ({ type: 'profile.failed' as const, message: context.message ?? '' })),
  },
  guards: {
    isValid: ({ context }) => passes(completeProfileForm, context.values),
  },
}).createMachine({
  id: 'completeProfile',
  context: ({ input: { user } }) => ({
    userId: user.userId,
    values: { firstName: user.firstName ?? '', lastName: user.lastName ?? '', gender: user.gender ?? '' },
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
        id: 'completeProfile',
        src: 'completeProfile',
        input: ({ context }) => ({ ...cleaned(completeProfileForm, context.values), userId: context.userId }),
        onDone: { target: 'done', actions: { type: 'announceCompleted', params: ({ event }) => event.output } },
        onError: {
          target: 'editing',
          actions: [{ type: 'showFailure', params: ({ event }) => ({ error: event.error }) }, 'announceFailed'],
        },
      },
    },
    done: { type: 'final' },
  },
});
