import { type CallResponse, type NewsletterForm, newsletterForm } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { hasStatus } from '../shared/failure.ts';
import { afterFailure, cleaned, errorsOf, type FormContext, passes, withField, withSubmitted } from '../shared/form.ts';
import { messages } from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type NewsletterInput = { email?: string };

export type NewsletterEvent =
  | { type: 'field.changed'; field: keyof NewsletterForm; value: string }
  | { type: 'form.submitted'; values?: Partial<NewsletterForm> };

export type NewsletterEmitted =
  | { type: 'newsletter.subscribed'; message: string }
  /** Worth another try. Not emitted where the backend has no newsletter: that is the state `unavailable`. */
  | { type: 'newsletter.failed'; message: string };

/** Subscribing an e-mail address to the newsletter. */
export const newsletterMachine = setup({
  types: {
    context: {} as FormContext<NewsletterForm>,
    events: {} as NewsletterEvent,
    emitted: {} as NewsletterEmitted,
    input: {} as NewsletterInput,
    tags: {} as 'pending',
    children: {} as { subscribe: 'subscribe' },
  },
  actors: {
    subscribe: port<CallResponse<'subscribeToNewsletter'>, NewsletterForm>('subscribe'),
  },
  actions: {
    changeField: assign(({ context }, params: { field: keyof NewsletterForm; value: string }) =>
      withField(context, params.field, params.value),
    ),
    takeValues: assign(({ context }, params: { values?: Partial<NewsletterForm> }) =>
      withSubmitted(context, params.values),
    ),
    showErrors: assign({ errors: ({ context }) => errorsOf(newsletterForm, context.values) }),
    showFailure: assign((_, params: { error: unknown }) =>
      afterFailure<NewsletterForm>(params.error, messages.newsletterFailed),
    ),
    announceSubscribed: emit(() => ({
      type: 'newsletter.subscribed' as const,
      message: messages.newsletterSubscribed,
    })),
    announceFailed: emit(({ context }) => ({
      type: 'newsletter.failed' as const,
      message: context.message ?? messages.newsletterFailed,
    })),
  },
  guards: {
    isValid: ({ context }) => passes(newsletterForm, context.values),
    /** The backend has no such call. */
    isMissing: (_, params: { error: unknown }) => hasStatus(params.error, 404),
  },
}).createMachine({
  id: 'newsletter',
  context: ({ input }) => ({ values: { email: input.email ?? '' }, errors: {}, message: null }),
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
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => cleaned(newsletterForm, context.values),
        onDone: { target: 'subscribed', actions: 'announceSubscribed' },
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
    // Not final: the form stays on the page, and a late second click must find a flow that ignores it.
    subscribed: {},
    unavailable: {},
  },
});
