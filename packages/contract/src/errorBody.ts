import * as z from 'zod/mini';
import { additive } from './additive.ts';
import { cart } from './cart/entities.ts';
import { described, named } from './named.ts';

export const errorBody = named(
  'Error',
  z.object({
    message: described(z.string(), 'A sentence to display.'),
    code: additive(described(z.optional(z.string()), 'For programs: one of the codes of the response.')),
    fields: additive(
      described(z.optional(z.record(z.string(), z.string())), 'A message for each field that is to be corrected.'),
    ),
    cart: additive(
      described(
        z.optional(cart),
        'The current cart, if an order was refused because it differs from what the shopper saw.',
      ),
    ),
  }),
  'The body of every error.',
);
export type ErrorBody = z.infer<typeof errorBody>;
