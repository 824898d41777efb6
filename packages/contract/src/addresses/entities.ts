import * as z from 'zod/mini';
import { described, named } from '../named.ts';

export const savedAddress = named(
  'SavedAddress',
  z.object({
    id: z.string(),
    deliveryAddress: described(z.string(), 'One line, as an order takes it.'),
    phoneNumber: described(z.string(), 'Of the person who accepts deliveries there.'),
    isDefault: described(z.boolean(), 'Whether it is chosen unless the customer chooses another.'),
  }),
  'A place to which a customer has orders delivered.',
);
export type SavedAddress = z.infer<typeof savedAddress>;
