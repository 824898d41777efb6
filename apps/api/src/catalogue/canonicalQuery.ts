import { categories } from '@abs/contract';
import type { ListQuery } from './filter.ts';
import { filterKey } from './sizeOrder.ts';

/** Values of a filter, sorted and without duplicates. Returns no key without values. */
const valuesOf = <Name extends 'size' | 'color'>(name: Name, values: readonly string[] = []) =>
  values.length > 0 && ({ [name]: [...new Set(values.map(filterKey))].sort() } as Record<Name, string[]>);

/**
 * Normalises a list's query so that equivalent queries share a cache entry: filter values are sorted and in lower case,
 * and parameters that equal their defaults are left out.
 */
export function canonicalQuery<Query extends ListQuery>(given: Query): Query {
  const { category = [], size, color, inStock, facets, sort, ...rest } = given;
  const canonical: ListQuery = {
    ...rest,
    ...(category.length > 0 && { category: categories.filter((known) => category.includes(known)) }),
    ...valuesOf('size', size),
    ...valuesOf('color', color),
    ...(inStock && { inStock }),
    ...(facets && { facets }),
    ...(sort !== 'featured' && sort !== undefined && { sort }),
  };
  return canonical as Query;
}
