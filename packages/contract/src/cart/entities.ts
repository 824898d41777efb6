import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import { savedAddress } from '../addresses/entities.ts';
import { picture, productBase, sizeOption } from '../catalogue/entities.ts';
import { described, named } from '../named.ts';
import { count, naira, nullable, timestamp } from '../shared/scalars.ts';

export const cartItem = named(
  'CartItem',
  z.object({
    id: z.string(),
    productId: z.string(),
    product: described(
      z.extend(productBase, {
        colorHex: additive(described(z.optional(z.string()), 'The dye as a CSS color.')),
        cover: additive(z.optional(picture)),
        quantity: additive(described(z.optional(count), 'Pieces in stock now; 0 when the product was deleted.')),
        maxPerOrder: additive(
          described(z.optional(count), 'The maximum number of pieces that one customer may order.'),
        ),
        sizes: additive(
          described(
            z.optional(z.array(sizeOption)),
            'The sizes of its color that are on sale, in the order of sizes, for `changeCartVariant`.',
          ),
        ),
      }),
      'The product as it is now.',
    ),
    quantity: described(z.int().check(z.gte(1)), 'Pieces in the cart.'),
    createdAt: described(timestamp, 'When the line was opened.'),
  }),
  'A line of a cart: some pieces of one product.',
);
export type CartItem = z.infer<typeof cartItem>;

export const cart = named(
  'Cart',
  z.object({
    items: described(z.array(cartItem), 'The oldest line first.'),
    deliveryFee: additive(described(z.optional(naira), 'Naira added to the subtotal at checkout.')),
    deliveryAddress: additive(
      described(
        z.optional(nullable(z.string())),
        'The default address, or the one last used; null before the first order.',
      ),
    ),
    phoneNumber: additive(
      described(
        z.optional(nullable(z.string())),
        'The phone number of the default address, or the one last used; null before the first order.',
      ),
    ),
    addresses: additive(
      described(
        z.optional(z.array(savedAddress)),
        'The saved addresses, the default first. A backend that sends them accepts `saveAddress`.',
      ),
    ),
    total: additive(
      described(
        z.optional(naira),
        'Naira that an order of this cart would cost now. A backend that sends it accepts `expectedTotal`.',
      ),
    ),
  }),
  'What the logged-in user is about to order.',
);
export type Cart = z.infer<typeof cart>;
