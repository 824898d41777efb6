import * as z from 'zod/mini';
import type { SchemasOf } from '../call.ts';
import * as field from '../fields.ts';
import { message } from '../shared/messages.ts';
import { id } from '../shared/scalars.ts';
import type { restockEndpoints } from './endpoints.ts';

/** The token of the link in a mail. */
const token = z.string().check(z.minLength(1), z.maxLength(64));
const benefit = 'shoppers get a mail when their size is back in stock';

export const restockCalls = {
  requestRestockMail: {
    summary: 'Have a mail sent when a sold-out product is back; the owner of the address confirms by mail first.',
    benefit,
    body: z.strictObject({ productId: id, email: field.email }),
    status: 201,
    response: message,
    errors: ['not_found', 'in_stock', 'too_many_restock_requests'],
  },
  requestOwnRestockMail: {
    summary: 'Have a mail sent to one’s own address when a sold-out product is back.',
    benefit,
    body: z.strictObject({ productId: id }),
    response: message,
    errors: ['not_found', 'in_stock', 'too_many_restock_requests'],
  },
  confirmRestockMail: {
    summary: 'Confirm a request for a mail, by the token of its link; doing so again changes nothing.',
    benefit,
    body: z.strictObject({ token }),
    response: message,
    errors: ['invalid_code'],
  },
  cancelRestockMails: {
    summary: 'Cancel all requests of an address, by the token of any link; doing so again changes nothing.',
    benefit,
    body: z.strictObject({ token }),
    response: message,
    errors: ['invalid_code'],
  },
} as const satisfies SchemasOf<typeof restockEndpoints>;
