import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import type { SchemasOf } from '../call.ts';
import * as limits from '../limits.ts';
import { page, wholeNumber } from '../shared/queries.ts';
import { id } from '../shared/scalars.ts';
import type { catalogueEndpoints } from './endpoints.ts';
import { product } from './entities.ts';
import { categories, productSorts } from './values.ts';

const productList = z.object({
  products: z.array(product),
  totalProducts: z.int(),
  totalPages: z.int(),
  /** The page answered, after clamping to the last one. */
  currentPage: additive(z.optional(z.int())),
});
/** The basic contract does not say how much a search found. */
const foundProducts = z.extend(productList, { totalProducts: additive(z.int()), totalPages: additive(z.int()) });

export const catalogueCalls = {
  getProducts: {
    summary: 'The collection, paged. A page beyond the last answers the last.',
    query: z.object({
      page,
      limit: wholeNumber('limit', 1, 100, 12),
      sort: additive(z.optional(z.enum(productSorts))),
      category: additive(z.optional(z.enum(categories))),
    }),
    response: productList,
  },
  getProduct: {
    summary: 'One product and others that go with it.',
    params: z.object({ id }),
    response: z.object({ product: product, relatedProducts: z.array(product) }),
    errors: ['not_found'],
  },
  searchProducts: {
    summary: 'Products whose name, color, category or description has every word, folding case, accents, hyphens.',
    query: z.object({
      query: z
        .string('query is required')
        .check(
          z.trim(),
          z.minLength(1, 'query is required'),
          z.maxLength(limits.SEARCH_MAX_LENGTH, 'query is too long'),
        ),
      page,
      limit: wholeNumber('limit', 1, 100, 10),
      sort: additive(z.optional(z.enum(productSorts))),
    }),
    response: foundProducts,
  },
} as const satisfies SchemasOf<typeof catalogueEndpoints>;
