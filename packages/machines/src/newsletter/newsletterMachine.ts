import { type CallResponse, type NewsletterForm, newsletterForm } from '@abs/contract';
import { cleaned, failed, formContext, formSetup, formStates, isUnavailable, succeeded } from '../form/index.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

type Answer = CallResponse<'subscribeToNewsletter'>;

export type NewsletterInput = { email?: string };

/** Subscribes an email address to the newsletter. */
export const newsletterMachine = formSetup({
  rules: newsletterForm,
  types: {} as { values: NewsletterForm; answer: Answer; input: NewsletterInput },
  actors: { subscribe: port<Answer, NewsletterForm>('subscribe') },
  failed: messages.newsletterFailed,
})
  .extend({ guards: { mustConfirm: (_, { answer }: { answer: Answer }) => answer.confirmBy !== undefined } })
  .createMachine({
    id: 'newsletter',
    context: ({ input: { email = '' } }) => formContext({ email }),
    initial: 'editing',
    states: {
      ...formStates,
      submitting: {
        tags: 'pending',
        invoke: {
          id: 'subscribe',
          src: 'subscribe',
          input: ({ context }) => cleaned(newsletterForm, context.values),
          onDone: [
            {
              ...succeeded('unconfirmed'),
              guard: { type: 'mustConfirm', params: ({ event }) => ({ answer: event.output }) },
            },
            succeeded('subscribed'),
          ],
          onError: [isUnavailable, failed],
        },
      },
      // Not final: the form stays on the page, and the machine must ignore a late second click.
      subscribed: {},
      /** Like `subscribed`, but the backend has mailed a link to confirm. */
      unconfirmed: {},
      unavailable: {},
    },
  });
