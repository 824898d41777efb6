import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import type { SchemasOf } from '../call.ts';
import { callLimits } from '../callLimits.ts';
import * as field from '../fields.ts';
import { described } from '../named.ts';
import { message } from '../shared/messages.ts';
import { rateOf } from '../words.ts';
import type { contactEndpoints } from './endpoints.ts';

const contacts = `${rateOf(callLimits.contactsByIp)} from one IP address, together with requests for other mails`;

export const contactCalls = {
  sendContactMessage: {
    summary: 'Send a message to the shop',
    description: 'Admins read it in their inbox and answer by mail. A login is not needed and not used.',
    limits: `${contacts}.`,
    benefit: 'the contact form reaches the shop',
    body: z.strictObject({
      name: described(field.contactName, 'The name of the sender.'),
      email: described(field.email, 'The address to answer to.'),
      message: described(field.contactMessage, 'The message, as plain text.'),
    }),
    status: 201,
    response: message,
    errors: ['rate_limited'],
  },
  subscribeToNewsletter: {
    summary: 'Subscribe to the newsletter',
    description:
      'Mails a link by which the owner of the address confirms the subscription. The answer is the same for an address ' +
      'that is subscribed already, to which nothing is mailed.',
    limits: `${contacts}; ${rateOf(callLimits.newsletterMailsByMailbox)} for one mailbox.`,
    benefit: 'the newsletter takes addresses',
    body: z.strictObject({ email: described(field.email, 'The address to subscribe.') }),
    response: z.extend(message, {
      confirmBy: additive(
        described(
          z.optional(z.literal('mail')),
          'The subscription starts once the owner of the address has followed a mailed link.',
        ),
      ),
    }),
    errors: ['rate_limited'],
  },
} as const satisfies SchemasOf<typeof contactEndpoints>;
