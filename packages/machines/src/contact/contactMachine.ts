import { type CallResponse, type ContactForm, contactForm } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { hasStatus } from '../shared/failure.ts';
import { afterFailure, cleaned, errorsOf, type FormContext, passes, withField, withSubmitted } from '../shared/form.ts';
import { messages } from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type ContactInput = { name?: string; email?: string };

export type ContactEvent =
  | { type: 'field.changed'; field: keyof ContactForm; value: string }
  | { type: 'form.submitted'; values?: Partial<ContactForm> }
  | { type: 'write.another' };

export type ContactEmitted =
  | { type: 'contact.sent'; message: string }
  /** Worth another try. Not emitted where the backend takes no messages at all: that is the state `unavailable`. */
  | { type: 'contact.failed'; message: string };

/** Writing to the shop. Where its backend takes no messages, the flow says so rather than lose one. */
export const contactMachine = setup({
  types: {
    context: {} as FormContext<ContactForm>,
    events: {} as ContactEvent,
    emitted: {} as ContactEmitted,
    input: {} as ContactInput,
    tags: {} as 'pending',
    children: {} as { sendContactMessage: 'sendContactMessage' },
  },
  actors: {
    sendContactMessage: port<CallResponse<'sendContactMessage'>, ContactForm>('sendContactMessage'),
  },
  actions: {
    changeField: assign(({ context }, params: { field: keyof ContactForm; value: string }) =>
      withField(context, params.field, params.value),
    ),
    takeValues: assign(({ context }, params: { values?: Partial<ContactForm> }) =>
      withSubmitted(context, params.values),
    ),
    clearMessage: assign(({ context }) => withField(context, 'message', '')),
    showErrors: assign({ errors: ({ context }) => errorsOf(contactForm, context.values) }),
    showFailure: assign((_, params: { error: unknown }) =>
      afterFailure<ContactForm>(params.error, messages.contactFailed),
    ),
    announceSent: emit((_, params: { message: string }) => ({
      type: 'contact.sent' as const,
      message: params.message,
    })),
    announceFailed: emit(({ context }) => ({
      type: 'contact.failed' as const,
      message: context.message ?? messages.contactFailed,
    })),
  },
  guards: {
    isValid: ({ context }) => passes(contactForm, context.values),
    /** The backend has no such call. */
    isMissing: (_, params: { error: unknown }) => hasStatus(params.error, 404),
  },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({
    values: { name: input.name ?? '', email: input.email ?? '', message: '' },
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
        id: 'sendContactMessage',
        src: 'sendContactMessage',
        input: ({ context }) => cleaned(contactForm, context.values),
        onDone: {
          target: 'sent',
          actions: { type: 'announceSent', params: ({ event }) => ({ message: event.output.message }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'unavailable',
          },
          {
            target: 'editing',
            actions: [{ type: 'showFailure', params: ({ event }) => ({ error: event.error }) }, 'announceFailed'],
          },
        ],
      },
    },
    // Not final, so that a second message needs no new flow; who writes stays as it was typed.
    sent: { on: { 'write.another': { target: 'editing', actions: 'clearMessage' } } },
    // What was typed stays in the context, to be copied into an e-mail.
    unavailable: {},
  },
});
