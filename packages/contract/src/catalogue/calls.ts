import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import type { SchemasOf } from '../call.ts';
import * as limits from '../limits.ts';
import { filterText, flag, page, priceLimit, values, wholeNumber } from '../shared/queries.ts';
import { id } from '../shared/scalars.ts';
import type { catalogueEndpoints } from './endpoints.ts';
import { collection, facets, product } from './entities.ts';
import { sizeGuide } from './sizeGuide.ts';
import { categories, productGroups, productSorts } from './values.ts';

const productList = z.object({
  products: z.array(product),
  totalProducts: z.int(),
  totalPages: z.int(),
  /** The page answered, after clamping to the last one. */
  currentPage: additive(z.optional(z.int())),
  /** Sent when `facets` is requested. */
  facets: additive(z.optional(facets)),
});
/** The basic contract has no totals for a search. */
const foundProducts = z.extend(productList, {
  totalProducts: additive(z.int()),
  totalPages: additive(z.int()),
  /** A search with results, if this one found nothing. */
  suggestion: additive(z.optional(z.string())),
});

/** The filters of a list. With `group=style`, a product is listed when one of its sizes matches. */
const filters = {
  category: additive(values('category', z.enum(categories))),
  /** The slug of a collection that is in the shop now; its own order is the list's `featured`. */
  collection: additive(z.optional(z.string().check(z.maxLength(limits.COLLECTION_SLUG_MAX_LENGTH)))),
  group: additive(z.optional(z.enum(productGroups))),
  size: additive(values('size', filterText('size'))),
  color: additive(values('color', filterText('color'))),
  priceMin: additive(priceLimit('priceMin')),
  priceMax: additive(priceLimit('priceMax')),
  inStock: additive(flag('inStock')),
  facets: additive(flag('facets')),
};

export const catalogueCalls = {
  getProducts: {
    summary: 'The collection, paged. A page beyond the last answers the last.',
    query: z.object({
      page,
      limit: wholeNumber('limit', 1, 100, 12),
      sort: additive(z.optional(z.enum(productSorts))),
      ...filters,
    }),
    response: productList,
    errors: ['not_found'],
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
      ...filters,
    }),
    response: foundProducts,
    errors: ['not_found'],
  },
  getCollections: {
    summary: 'The categories and collections that are in the shop now, in the order of the navigation.',
    benefit: 'the navigation has the categories and collections of the shop',
    response: z.object({ collections: z.array(collection) }),
  },
  getCollection: {
    summary: 'A category or collection that is in the shop now, or was until its end.',
    benefit: 'each collection has a page with its text and picture',
    params: z.object({ slug: id }),
    response: z.object({
      collection,
      /** Its end has passed: it is no longer in the shop. */
      isOver: z.boolean(),
    }),
    errors: ['not_found'],
  },
  getSizeGuide: {
    summary: 'The size guide of a category, for all of its styles that have no guide of their own.',
    benefit: 'each category has a page with its measurements',
    params: z.object({ category: id }),
    response: z.object({ sizeGuide }),
    errors: ['not_found'],
  },
} as const satisfies SchemasOf<typeof catalogueEndpoints>;
