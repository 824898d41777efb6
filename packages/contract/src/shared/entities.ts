import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import { named } from '../named.ts';
import { count } from './scalars.ts';

export const pagination = named(
  'Pagination',
  z.object({
    page: z.int().check(z.gte(1)),
    limit: z.int().check(z.gte(1)),
    total: count,
    totalPages: count,
    /** The count of a search's matches stopped at `total`; more exist. */
    isCapped: additive(z.optional(z.boolean())),
  }),
);
export type Pagination = z.infer<typeof pagination>;
