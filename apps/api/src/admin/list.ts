import { limits, pageOf } from '@abs/contract';
import type { Pagination } from '@abs/contract/entities';
import { and, count, like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { normalizeSearchWords } from '../catalogue/searchText.ts';
import { type Counter, readCounter } from '../db/counters.ts';
import type { Tx } from '../db/database.ts';

/** The order of a list: by an indexed key, and by id if keys are equal. */
export type Sort = { key: SQL | PgColumn; direction: 'asc' | 'desc' };

export type Listing = {
  table: PgTable;
  id: PgColumn;
  sort: Sort;
  /** The listed rows; undefined lists all rows. */
  where?: SQL | undefined;
  /** The counters of the rows of `where`; several are added up. */
  counters: readonly Counter[];
  /** A further condition, whose rows no counter counts. */
  narrowing?: SQL | undefined;
  searchText: PgColumn;
  search: string;
  page: number;
  limit: number;
};

/**
 * Returns the ids of one page in order, and its pagination. Fast for lists of any length: only the results of a
 * search or a narrowing are counted, up to a thousand, and a page in the second half of any other list is read from the
 * other end of the index. For a page beyond the last, it returns the last page.
 */
export async function pageOfIds(tx: Tx, list: Listing): Promise<{ ids: string[]; pagination: Pagination }> {
  const { limit, search } = list;
  const narrowing = and(list.narrowing, search === '' ? undefined : hasWords(list.searchText, search));
  if (!narrowing) {
    const total = await readCounter(tx, ...list.counters);
    const { page, totalPages, offset } = pageOf(total, limit, list.page);
    const rows = Math.min(limit, total - offset);
    const isNearEnd = offset > total / 2;
    const ids = isNearEnd
      ? (await idsOf(tx, list, list.where, reversed(list.sort), rows, total - offset - rows)).reverse()
      : await idsOf(tx, list, list.where, list.sort, rows, offset);
    return { ids, pagination: { page, limit, total, totalPages } };
  }

  const where = and(list.where, narrowing);
  // Without any row of the filter, the search for one could read the whole table.
  const isEmpty = list.where !== undefined && (await readCounter(tx, ...list.counters)) === 0;
  const found = isEmpty ? 0 : await countUpTo(tx, list, where, limits.ADMIN_SEARCH_CAP + 1);
  const total = Math.min(found, limits.ADMIN_SEARCH_CAP);
  const { page, totalPages, offset } = pageOf(total, limit, list.page);
  const ids = await idsOf(tx, list, where, list.sort, Math.min(limit, total - offset), offset);
  return { ids, pagination: { page, limit, total, totalPages, ...(found > total && { isCapped: true }) } };
}

/**
 * Matches texts of `normalizeSearchWords` that contain all words of a search. A search without letters or digits finds
 * nothing.
 */
export function hasWords(searchText: PgColumn, search: string): SQL | undefined {
  const words = normalizeSearchWords(search).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return sql`false`;
  return and(...words.map((word) => like(searchText, `%${word}%`)));
}

/** Further words of a search are ignored, to limit the cost of the query. */
const MAX_WORDS = 12;

const reversed = ({ key, direction }: Sort): Sort => ({ key, direction: direction === 'asc' ? 'desc' : 'asc' });

async function idsOf(
  tx: Tx,
  { table, id }: Pick<Listing, 'table' | 'id'>,
  where: SQL | undefined,
  { key, direction }: Sort,
  limit: number,
  offset: number,
): Promise<string[]> {
  if (limit <= 0) return [];
  const order = sql.raw(direction);
  const rows = await tx
    .select({ id })
    .from(table)
    .where(where)
    .orderBy(sql`${key} ${order}`, sql`${id} ${order}`)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.id as string);
}

async function countUpTo(
  tx: Tx,
  { table, id }: Pick<Listing, 'table' | 'id'>,
  where: SQL | undefined,
  most: number,
): Promise<number> {
  const some = tx.select({ id }).from(table).where(where).limit(most).as('some');
  const [row] = await tx.select({ found: count() }).from(some);
  return row?.found ?? 0;
}

/** Puts rows that were loaded by their ids into the order of the ids. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
