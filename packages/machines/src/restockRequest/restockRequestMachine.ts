import { type CallResponse, type NewsletterForm, newsletterForm } from '@abs/contract';
import { cleaned, failed, formContext, formSetup, formStates, isUnavailable, succeeded } from '../form/index.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

type Answer = CallResponse<'requestRestockMail'>;

/** `email` is a signed-in customer's own address, or empty. */
export type RestockRequestInput = { productId: string; email?: string };

/** Requests a mail for when a sold-out product is back in stock. */
export const restockRequestMachine = formSetup({
  rules: newsletterForm,
  types: {} as { values: NewsletterForm; answer: Answer; input: RestockRequestInput; extra: { productId: string } },
  actors: { requestMail: port<Answer, NewsletterForm & { productId: string }>('requestMail') },
  failed: messages.restockRequestFailed,
}).createMachine({
  id: 'restockRequest',
  context: ({ input: { productId, email = '' } }) => ({ ...formContext({ email }), productId }),
  initial: 'editing',
  states: {
    ...formStates,
    submitting: {
      tags: 'pending',
      invoke: {
        id: 'requestMail',
        src: 'requestMail',
        input: ({ context }) => ({ ...cleaned(newsletterForm, context.values), productId: context.productId }),
        onDone: succeeded('requested'),
        onError: [isUnavailable, failed],
      },
    },
    // Not final: the form stays on the page, and the machine must ignore a late second click.
    requested: {},
    unavailable: {},
  },
});
