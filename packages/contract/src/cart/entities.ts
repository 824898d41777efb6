import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import { picture, productBase, sizeOption } from '../catalogue/entities.ts';
import { named } from '../named.ts';
import { count, naira, nullable, timestamp } from '../shared/scalars.ts';

export const cartItem = named(
  'CartItem',
  z.object({
    id: z.string(),
    productId: z.string(),
    product: z.extend(productBase, {
      colorHex: additive(z.optional(z.string())),
      cover: additive(z.optional(picture)),
      /** Pieces in stock now; 0 when the product was deleted. */
      quantity: additive(z.optional(count)),
      /** The maximum number of pieces that one customer may order. */
      maxPerOrder: additive(z.optional(count)),
      /** The sizes of its color that are on sale, in the order of sizes, for `changeCartVariant`. */
      sizes: additive(z.optional(z.array(sizeOption))),
    }),
    quantity: z.int().check(z.gte(1)),
    createdAt: timestamp,
  }),
);
export type CartItem = z.infer<typeof cartItem>;

export const cart = named(
  'Cart',
  z.object({
    items: z.array(cartItem),
    /** Naira added to the subtotal at checkout. */
    deliveryFee: additive(z.optional(naira)),
    /** The address last used, null before the first order. */
    deliveryAddress: additive(z.optional(nullable(z.string()))),
    /** The phone number last used, null before the first order. */
    phoneNumber: additive(z.optional(nullable(z.string()))),
    /** Naira that an order of this cart would cost now. A backend that sends it accepts `expectedTotal`. */
    total: additive(z.optional(naira)),
  }),
);
export type Cart = z.infer<typeof cart>;
