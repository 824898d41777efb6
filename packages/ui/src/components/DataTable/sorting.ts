import type { Column, ColumnSort } from './DataTable.types.ts';

/** The direction in which the column is sorted, or undefined if the list is sorted by something else. */
export function directionOf<Sort extends string>(
  column: ColumnSort<Sort> | undefined,
  sort: Sort | undefined,
): 'ascending' | 'descending' | undefined {
  if (!column || sort === undefined) return undefined;
  if (sort === column.ascending) return 'ascending';
  return sort === column.descending ? 'descending' : undefined;
}

/**
 * The order after a press on the column's header: one direction, then the other, then the list's default order if it
 * has one.
 */
export function nextSort<Sort extends string>(column: ColumnSort<Sort>, sort: Sort | undefined, unsorted?: Sort): Sort {
  const { ascending, descending, first = 'ascending' } = column;
  const [one, other] = first === 'ascending' ? [ascending, descending] : [descending, ascending];
  if (sort === one) return other;
  return sort === other && unsorted !== undefined ? unsorted : one;
}

/** All orders of a list with labels, for a select. */
export function sortOptions<Row, Sort extends string>(
  columns: readonly Column<Row, Sort>[],
  unsorted?: { value: Sort; label: string },
): { value: Sort; label: string }[] {
  const byColumn = columns.flatMap(({ header, sort }) => {
    if (!sort) return [];
    const [up, down] = sort.labels ?? ['low to high', 'high to low'];
    return [
      { value: sort.ascending, label: `${header}: ${up}` },
      { value: sort.descending, label: `${header}: ${down}` },
    ];
  });
  return unsorted ? [unsorted, ...byColumn] : byColumn;
}
