import { categories } from '@abs/contract';
import type { ListQuery } from './filter.ts';
import { filterKey } from './sizeOrder.ts';

/** Values of a filter, each once and in one order; nothing where there are none. */
const valuesOf = <Name extends 'size' | 'color'>(name: Name, values: readonly string[] = []) =>
  values.length > 0 && ({ [name]: [...new Set(values.map(filterKey))].sort() } as Record<Name, string[]>);

/**
 * A list's query in the one form that all queries with the same answer share: values of a filter in one case and order,
 * and no parameter that says what its absence says.
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
