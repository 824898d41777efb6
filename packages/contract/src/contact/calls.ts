import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import type { SchemasOf } from '../call.ts';
import * as field from '../fields.ts';
import { message } from '../shared/messages.ts';
import type { contactEndpoints } from './endpoints.ts';

export const contactCalls = {
  sendContactMessage: {
    summary: 'Leave a message for the shop.',
    benefit: 'the contact form reaches the shop',
    body: z.strictObject({ name: field.contactName, email: field.email, message: field.contactMessage }),
    status: 201,
    response: message,
  },
  subscribeToNewsletter: {
    summary: 'Subscribe an e-mail address to the newsletter; doing so again changes nothing.',
    benefit: 'the newsletter takes addresses',
    body: z.strictObject({ email: field.email }),
    response: z.extend(message, {
      /** The owner of the address has to confirm by a mailed link. */
      confirmBy: additive(z.optional(z.literal('mail'))),
    }),
  },
} as const satisfies SchemasOf<typeof contactEndpoints>;
