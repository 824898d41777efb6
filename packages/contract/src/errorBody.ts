import * as z from 'zod/mini';
import { additive } from './additive.ts';
import { cart } from './cart/entities.ts';
import { named } from './named.ts';

/** The body of every error. `message` is for a person; `code` for a program; `fields` names what to correct. */
export const errorBody = named(
  'Error',
  z.object({
    message: z.string(),
    code: additive(z.optional(z.string())),
    fields: additive(z.optional(z.record(z.string(), z.string()))),
    /** The cart as it is now, where an order was refused because it is not what the shopper saw. */
    cart: additive(z.optional(cart)),
  }),
);
export type ErrorBody = z.infer<typeof errorBody>;
