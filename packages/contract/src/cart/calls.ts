import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import type { SchemasOf } from '../call.ts';
import * as field from '../fields.ts';
import * as limits from '../limits.ts';
import { described } from '../named.ts';
import { note } from '../shared/messages.ts';
import { id, idOf } from '../shared/scalars.ts';
import type { cartEndpoints } from './endpoints.ts';
import { cart, cartItem } from './entities.ts';

const cartLimits =
  `${limits.ORDER_LINES_MAX} lines and ${limits.ORDER_PIECES_MAX} pieces in a cart, and ${limits.UNPAID_PIECES_MAX} ` +
  'pieces of one product (`quantity_limit`).';

export const cartCalls = {
  addToCart: {
    summary: 'Add pieces of a product, or take some away',
    description:
      'A positive number adds to the line of the product, or opens one; a negative one takes away, and at 0 the line is ' +
      'removed. A refusal changes nothing, and its `fields.quantity` has the highest quantity that the line can have. ' +
      'Repeating the call adds again.',
    limits: cartLimits,
    body: z.strictObject({
      productId: described(id, 'The id of the product.'),
      quantity: described(field.quantityStep, 'How many pieces to add; negative to take away. Not 0.'),
    }),
    response: z.object({
      productId: z.string(),
      quantity: described(z.int(), 'The step, as sent.'),
      item: additive(described(z.optional(z.nullable(cartItem)), 'The updated line; null when it was removed.')),
    }),
    errors: ['not_found', 'out_of_stock', 'quantity_limit'],
  },
  getCart: {
    summary: 'Read the own cart',
    description: 'The oldest line comes first. Products have their current prices and stock.',
    response: cart,
  },
  deleteCartProduct: {
    summary: 'Remove the line of a product',
    description: 'Removes all pieces of the product from the cart.',
    params: idOf('product'),
    response: z.object({ message: note, itemId: additive(described(z.string(), 'The id of the removed line.')) }),
    errors: ['not_found'],
  },
  changeCartVariant: {
    summary: 'Change the size or color of a line',
    description:
      'Puts another variant of the same style in the place of the line’s product, with the same quantity. If the cart ' +
      'has a line of that variant, both are merged into it, and `item` has its id. A refusal changes nothing, and its ' +
      '`fields.quantity` has the highest quantity that the line can have.',
    limits: `${limits.UNPAID_PIECES_MAX} pieces of one product (\`quantity_limit\`).`,
    benefit: 'size and color can be changed in the cart',
    params: idOf('line'),
    body: z.strictObject({ productId: described(id, 'The id of the variant, which is a product of the same style.') }),
    response: z.object({
      productId: z.string(),
      quantity: described(z.int(), 'Pieces that the line has now.'),
      item: cartItem,
    }),
    errors: ['not_found', 'out_of_stock', 'quantity_limit'],
  },
  deleteCartItem: {
    summary: 'Remove a line',
    description: 'Removes all pieces of the line from the cart.',
    params: idOf('line'),
    response: z.object({ message: note, itemId: described(z.string(), 'The id of the removed line.') }),
    errors: ['not_found'],
  },
} as const satisfies SchemasOf<typeof cartEndpoints>;
