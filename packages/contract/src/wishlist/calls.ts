import * as z from 'zod/mini';
import type { SchemasOf } from '../call.ts';
import { callLimits } from '../callLimits.ts';
import { product } from '../catalogue/entities.ts';
import * as limits from '../limits.ts';
import { described } from '../named.ts';
import { message } from '../shared/messages.ts';
import { count, id } from '../shared/scalars.ts';
import { rateOf } from '../words.ts';
import type { wishlistEndpoints } from './endpoints.ts';
import { wishlist, wishlistItem } from './entities.ts';

const benefit = 'customers find their wishlist on all devices and can share it by a link';
const ids = z.array(id).check(z.maxLength(limits.WISHLIST_MAX, `A wishlist has at most ${limits.WISHLIST_MAX} items.`));
const params = z.object({ productId: described(id, 'The id of a product: any size of the color.') });

export const wishlistCalls = {
  getWishlist: {
    summary: 'Read the own wishlist',
    description: 'The newest item comes first.',
    benefit,
    response: wishlist,
  },
  addToWishlist: {
    summary: 'Save a product',
    description: 'Saves its style and color. Repeating it, with any size, changes nothing.',
    limits: `${limits.WISHLIST_MAX} items (\`wishlist_full\`).`,
    benefit,
    params,
    response: z.object({ item: wishlistItem }),
    errors: ['not_found', 'wishlist_full'],
  },
  removeFromWishlist: {
    summary: 'Remove a product',
    description: 'Removes its style and color. Repeating it changes nothing.',
    benefit,
    params,
    response: message,
  },
  joinWishlist: {
    summary: 'Save what a guest’s device has kept',
    description:
      'Leaves out what is saved already, is not on sale, or exceeds the limit. Repeating it changes nothing.',
    limits: `${limits.WISHLIST_MAX} items.`,
    benefit,
    body: z.strictObject({ productIds: described(ids, 'Ids of products, the newest first.') }),
    response: z.object({
      wishlist,
      unknown: described(z.array(z.string()), 'Ids of products that are unknown or not on sale.'),
      refused: described(count, 'How many exceeded the limit.'),
    }),
  },
  lookUpWishlist: {
    summary: 'Look up what a guest’s device has kept',
    description: 'Answers the products as they are now. Ids that name nothing on sale are left out.',
    limits: `${limits.WISHLIST_DEVICE_MAX} ids.`,
    benefit: 'a guest’s wishlist shows prices and sizes of today',
    query: z.object({
      ids: described(
        z.pipe(
          z.string().check(z.maxLength(limits.WISHLIST_DEVICE_MAX * 65, 'ids is too long')),
          z.pipe(
            z.transform((text: string) => [...new Set(text.split(','))].filter(Boolean)),
            z.array(id).check(z.maxLength(limits.WISHLIST_DEVICE_MAX, 'ids has too many values')),
          ),
        ),
        'Ids of products, separated by commas.',
      ),
    }),
    response: z.object({
      items: z.array(z.object({ productId: described(z.string(), 'The id, as it was sent.'), product })),
    }),
  },
  shareWishlist: {
    summary: 'Share the own wishlist by a link',
    description:
      'Everybody who has the link can see the list, as it is then, without a name. While there is a link, the answer ' +
      'stays the same.',
    limits: `${rateOf(callLimits.wishlistSharesByCustomer)} for each customer.`,
    benefit,
    // An empty object, and nothing else.
    body: z.strictObject({}),
    response: z.object({ token: described(z.string(), 'The token of the link, for `getSharedWishlist`.') }),
    errors: ['rate_limited'],
  },
  endWishlistShare: {
    summary: 'End the link of the own wishlist',
    description: 'The next link has another token. Repeating it changes nothing.',
    benefit,
    response: message,
  },
  getSharedWishlist: {
    summary: 'Read a shared wishlist',
    description: 'It names nobody. What is not on sale is left out. A link that was ended is `not_found`.',
    limits: `${rateOf(callLimits.sharedWishlistMissesByIp)} unknown links from one IP address.`,
    benefit,
    params: z.object({ token: described(id, 'The token of the link.') }),
    response: z.object({ products: z.array(product) }),
    errors: ['not_found', 'rate_limited'],
  },
} as const satisfies SchemasOf<typeof wishlistEndpoints>;
