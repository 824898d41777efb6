import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import type { SchemasOf } from '../call.ts';
import * as limits from '../limits.ts';
import { described } from '../named.ts';
import { filterText, flag, page, pageSize, priceLimit, values } from '../shared/queries.ts';
import { id, idOf } from '../shared/scalars.ts';
import { inWords } from '../words.ts';
import type { catalogueEndpoints } from './endpoints.ts';
import { collection, facets, product } from './entities.ts';
import { sizeGuide } from './sizeGuide.ts';
import { categories, productGroups, productSorts } from './values.ts';

const productList = z.object({
  products: z.array(product),
  totalProducts: described(z.int(), 'How many products all pages have.'),
  totalPages: z.int(),
  currentPage: additive(described(z.optional(z.int()), 'The page answered, after clamping to the last one.')),
  facets: additive(described(z.optional(facets), 'Sent when `facets` is requested.')),
});
/** The basic contract has no totals for a search. */
const foundProducts = z.extend(productList, {
  totalProducts: additive(described(z.int(), 'How many products all pages have.')),
  totalPages: additive(z.int()),
  suggestion: additive(described(z.optional(z.string()), 'A search with results, if this one found nothing.')),
});

const listed = 'Several are separated by commas.';
/** The filters of a list. */
const filters = {
  category: additive(described(values('category', z.enum(categories)), `Only products of these categories. ${listed}`)),
  collection: additive(
    described(
      z.optional(z.string().check(z.maxLength(limits.COLLECTION_SLUG_MAX_LENGTH))),
      'Only products of the collection with this slug, which must be in the shop now. `featured` is then the order of ' +
        'the collection.',
    ),
  ),
  group: additive(
    described(
      z.optional(z.enum(productGroups)),
      '`style` lists one product for each color of a style, with its sizes. It is listed when one of its sizes matches.',
    ),
  ),
  size: additive(described(values('size', filterText('size')), `Only these sizes, in any case. ${listed}`)),
  color: additive(described(values('color', filterText('color')), `Only these colors, in any case. ${listed}`)),
  priceMin: additive(
    described(priceLimit('priceMin'), 'The lowest price, in naira with at most two decimals. Not above `priceMax`.'),
  ),
  priceMax: additive(described(priceLimit('priceMax'), 'The highest price, in naira with at most two decimals.')),
  inStock: additive(described(flag('inStock'), 'With `true`, only products that can be bought now.')),
  facets: additive(
    described(flag('facets'), 'With `true`, the answer has the values to filter by, and how many products each has.'),
  ),
};
const sort = additive(
  described(
    z.optional(z.enum(productSorts)),
    'The order. Without it, `featured`: the shop’s own, or the best match first.',
  ),
);

const filterLimits = `${limits.FILTER_VALUES_MAX} values of a filter, of ${limits.FILTER_VALUE_MAX_LENGTH} characters each.`;

export const catalogueCalls = {
  getProducts: {
    summary: 'List products',
    description:
      'All products on sale, or those that match the filters, page by page. An unknown collection is `not_found`. The ' +
      'answer has an ETag.',
    limits: filterLimits,
    query: z.object({ page, limit: pageSize(100, limits.PRODUCTS_PER_PAGE), sort, ...filters }),
    response: productList,
    errors: ['not_found'],
  },
  getProduct: {
    summary: 'Read one product',
    description: 'Also answers products that go with it. A deleted product is `not_found`. The answer has an ETag.',
    params: idOf('product'),
    response: z.object({ product: product, relatedProducts: z.array(product) }),
    errors: ['not_found'],
  },
  searchProducts: {
    summary: 'Search products',
    description:
      'Finds products whose name, color, category or description has every word. Case, accents and hyphens do not ' +
      'matter. Takes the filters of `getProducts`.',
    limits: `${inWords(limits.SEARCH_CAP)} products found; ${filterLimits}`,
    query: z.object({
      query: described(
        z
          .string('query is required')
          .check(
            z.trim(),
            z.minLength(1, 'query is required'),
            z.maxLength(limits.SEARCH_MAX_LENGTH, 'query is too long'),
          ),
        'The words to find.',
      ),
      page,
      limit: pageSize(100, limits.SEARCH_PAGE_SIZE),
      sort,
      ...filters,
    }),
    response: foundProducts,
    errors: ['not_found'],
  },
  getCollections: {
    summary: 'List categories and collections',
    description: 'Those that are in the shop now, in the order of the navigation.',
    limits: `${limits.COLLECTIONS_MAX} categories and collections together.`,
    benefit: 'the navigation has the categories and collections of the shop',
    response: z.object({ collections: z.array(collection) }),
  },
  getCollection: {
    summary: 'Read a category or collection',
    description:
      'One that is in the shop now, or was until its end. One that is hidden or has not started is `not_found`. Its ' +
      'products are those of `getProducts` with its slug.',
    benefit: 'each collection has a page with its text and picture',
    params: z.object({ slug: described(id, 'The slug of the collection, or the category.') }),
    response: z.object({
      collection,
      isOver: described(z.boolean(), 'Its end has passed: it is no longer in the shop.'),
    }),
    errors: ['not_found'],
  },
  getSizeGuide: {
    summary: 'Read the size guide of a category',
    description:
      'It is for all styles of the category that have no guide of their own. Each product has its guide in `sizeGuide`.',
    benefit: 'each category has a page with its measurements',
    params: z.object({ category: described(id, `The category: ${categories.join(', ')}.`) }),
    response: z.object({ sizeGuide }),
    errors: ['not_found'],
  },
} as const satisfies SchemasOf<typeof catalogueEndpoints>;
