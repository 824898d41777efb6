import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import type { SchemasOf } from '../call.ts';
import * as field from '../fields.ts';
import { note } from '../shared/messages.ts';
import { id } from '../shared/scalars.ts';
import type { cartEndpoints } from './endpoints.ts';
import { cart, cartItem } from './entities.ts';

export const cartCalls = {
  addToCart: {
    summary: 'Add pieces of a product, or take some away with a negative number; at 0 the line goes.',
    body: z.strictObject({ productId: id, quantity: field.quantityStep }),
    response: z.object({
      productId: z.string(),
      /** The step, as sent. */
      quantity: z.int(),
      /** The updated line; null when it was deleted. */
      item: additive(z.optional(z.nullable(cartItem))),
    }),
    errors: ['not_found', 'out_of_stock', 'quantity_limit'],
  },
  getCart: { summary: 'The own cart, oldest line first.', response: cart },
  deleteCartProduct: {
    summary: "Remove the line of a product; the id is the product's.",
    params: z.object({ id }),
    response: z.object({ message: note, itemId: additive(z.string()) }),
    errors: ['not_found'],
  },
  changeCartVariant: {
    summary:
      'Put another variant of the same style in the place of a line, with its quantity; a line of that variant takes it in.',
    benefit: 'size and color can be changed in the cart',
    params: z.object({ id }),
    body: z.strictObject({ productId: id }),
    response: z.object({
      productId: z.string(),
      /** Pieces that the line has now. */
      quantity: z.int(),
      /** The updated line. Its id differs if this line was merged into a line of that variant. */
      item: cartItem,
    }),
    errors: ['not_found', 'out_of_stock', 'quantity_limit'],
  },
  deleteCartItem: {
    summary: 'Remove a line.',
    params: z.object({ id }),
    response: z.object({ message: note, itemId: z.string() }),
    errors: ['not_found'],
  },
} as const satisfies SchemasOf<typeof cartEndpoints>;
