import * as z from 'zod/mini';
import { additive } from './additive.ts';
import { cart } from './cart/entities.ts';
import { named } from './named.ts';

/** The body of every error. `message` is for people, `code` for programs; `fields` names the fields to correct. */
export const errorBody = named(
  'Error',
  z.object({
    message: z.string(),
    code: additive(z.optional(z.string())),
    fields: additive(z.optional(z.record(z.string(), z.string()))),
    /** The current cart, if an order was refused because it differs from what the shopper saw. */
    cart: additive(z.optional(cart)),
  }),
);
export type ErrorBody = z.infer<typeof errorBody>;
