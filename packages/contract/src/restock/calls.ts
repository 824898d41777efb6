import * as z from 'zod/mini';
import type { SchemasOf } from '../call.ts';
import { callLimits } from '../callLimits.ts';
import * as field from '../fields.ts';
import * as limits from '../limits.ts';
import { described } from '../named.ts';
import { message } from '../shared/messages.ts';
import { id } from '../shared/scalars.ts';
import { durationOf, rateOf } from '../words.ts';
import type { restockEndpoints } from './endpoints.ts';

const token = described(z.string().check(z.minLength(1), z.maxLength(64)), 'The token of the link in a mail.');
const productId = described(id, 'The id of the sold-out product.');
const benefit = 'shoppers get a mail when their size is back in stock';
const products = `${limits.RESTOCK_REQUESTS_MAX} products for one address (\`too_many_restock_requests\`)`;

export const restockCalls = {
  requestRestockMail: {
    summary: 'Request a mail when a product is back',
    description:
      'Mails a link by which the owner of the address confirms the request. The answer is the same for an address that ' +
      'waits for the product already.',
    limits:
      `${rateOf(callLimits.contactsByIp)} from one IP address, together with messages and requests for other mails; ` +
      `${rateOf(callLimits.restockMailsByMailbox)} for one mailbox; ${products}; a request that is not confirmed ` +
      `within ${durationOf(limits.RESTOCK_CONFIRMATION_MS)} is deleted.`,
    benefit,
    body: z.strictObject({ productId, email: described(field.email, 'The address to mail to.') }),
    status: 201,
    response: message,
    errors: ['not_found', 'in_stock', 'too_many_restock_requests', 'rate_limited'],
  },
  requestOwnRestockMail: {
    summary: 'Request a mail to the own address when a product is back',
    description: 'Needs no confirmation, because the address is verified. Repeating it changes nothing.',
    limits: `${products}.`,
    benefit,
    body: z.strictObject({ productId }),
    response: message,
    errors: ['not_found', 'in_stock', 'too_many_restock_requests'],
  },
  confirmRestockMail: {
    summary: 'Confirm a request for a mail',
    description: 'Takes the token of the mailed link. Repeating it changes nothing.',
    limits: `a link is valid for ${durationOf(limits.RESTOCK_CONFIRMATION_MS)}.`,
    benefit,
    body: z.strictObject({ token }),
    response: message,
    errors: ['invalid_code'],
  },
  cancelRestockMails: {
    summary: 'Cancel all requests of an address',
    description: 'Takes the token of any link that was mailed to the address. Repeating it changes nothing.',
    benefit,
    body: z.strictObject({ token }),
    response: message,
    errors: ['invalid_code'],
  },
} as const satisfies SchemasOf<typeof restockEndpoints>;
