import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import { described, named } from '../named.ts';
import { count } from './scalars.ts';

export const pagination = named(
  'Pagination',
  z.object({
    page: described(z.int().check(z.gte(1)), 'The number of this page. An empty list has page 1 of 0.'),
    limit: described(z.int().check(z.gte(1)), 'How many items a page has.'),
    total: described(count, 'How many items all pages have.'),
    totalPages: count,
    isCapped: additive(described(z.optional(z.boolean()), 'The count of matches stopped at `total`; more exist.')),
  }),
  'The position of a page in its list.',
);
export type Pagination = z.infer<typeof pagination>;
