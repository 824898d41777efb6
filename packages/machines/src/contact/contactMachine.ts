import { type CallResponse, type ContactForm, contactForm } from '@abs/contract';
import { assign } from 'xstate';
import {
  cleaned,
  failed,
  formContext,
  formSetup,
  formStates,
  isUnavailable,
  succeeded,
  withField,
} from '../form/index.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

type Answer = CallResponse<'sendContactMessage'>;

export type ContactInput = { name?: string; email?: string };

/** Sends a message to the shop. If the backend accepts no messages, it becomes `unavailable` and keeps the message. */
export const contactMachine = formSetup({
  rules: contactForm,
  types: {} as { values: ContactForm; answer: Answer; input: ContactInput; events: { type: 'write.another' } },
  actors: { sendContactMessage: port<Answer, ContactForm>('sendContactMessage') },
  failed: messages.contactFailed,
})
  .extend({ actions: { clearMessage: assign(({ context }) => withField(context, 'message', '')) } })
  .createMachine({
    id: 'contact',
    context: ({ input: { name = '', email = '' } }) => formContext({ name, email, message: '' }),
    initial: 'editing',
    states: {
      ...formStates,
      submitting: {
        tags: 'pending',
        invoke: {
          id: 'sendContactMessage',
          src: 'sendContactMessage',
          input: ({ context }) => cleaned(contactForm, context.values),
          onDone: succeeded('sent'),
          onError: [isUnavailable, failed],
        },
      },
      // Not final, so that a second message needs no new machine; name and email stay.
      sent: { on: { 'write.another': { target: 'editing', actions: 'clearMessage' } } },
      // The values stay in the context, to be copied into an email.
      unavailable: {},
    },
  });
