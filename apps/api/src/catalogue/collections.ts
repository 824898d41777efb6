import type { Category } from '@abs/contract';
import type { CallResponse } from '@abs/contract/calls';
import type { Collection } from '@abs/contract/entities';
import { sql } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import type { Database, NamedStatement, Tx } from '../db/database.ts';
import { collections } from '../db/schema.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import type { ListQuery } from './filter.ts';

type Row = Pick<typeof collections.$inferSelect, 'slug' | 'kind' | 'category' | 'title' | 'text' | 'picture'>;
export type CountedRow = Row & { count: number };

/** SQL for the number of cards in the list of a row named `collection`. Triggers count those of a category. */
export const cardCount = `(case collection.kind
    when 'category' then
      (select coalesce(sum(change), 0) from counter_changes where name = 'cards:' || collection.category)
    else
      (select count(*) from collection_items as item
        join products as product on product.style_id = item.style_id and product.deleted_at is null and product.is_card
       where item.collection_id = collection.id)
  end)::integer`;

const columns = `collection.slug, collection.kind, collection.category, collection.title, collection.text,
  collection.picture, ${cardCount} as count`;

/** SQL for whether a collection is in the shop at the time $1, or was before. */
const isOut = `collection.deleted_at is null and collection.is_visible
    and (collection.starts_at is null or collection.starts_at <= $1::timestamptz)`;
const isOver = `coalesce(collection.ends_at <= $1::timestamptz, false)`;

/** The collections in the shop at the time $1. */
const currentStatement: NamedStatement = {
  name: 'collections_current',
  text: `
select ${columns} from collections as collection
where ${isOut} and not ${isOver}
order by collection.position, collection.id`,
};

/** The collection of the slug $2 at the time $1. */
const oneStatement: NamedStatement = {
  name: 'collection_by_slug',
  text: `
select ${columns}, ${isOver} as "isOver" from collections as collection
where ${isOut} and collection.slug = $2::text`,
};

/** The id of the collection of the slug $2, which is in the shop at the time $1. */
const idStatement: NamedStatement = {
  name: 'collection_id_by_slug',
  text: `
select collection.id, collection.category from collections as collection
where ${isOut} and not ${isOver} and collection.slug = $2::text`,
};

/** The products of the collection $1, in its order; one of each style and color for lists by style. */
const itemsStatement = (byStyle: boolean): NamedStatement => ({
  name: `collection_products${byStyle ? '_by_style' : ''}`,
  text: `
select product.id
from collection_items as item
  join products as product on product.style_id = item.style_id
where item.collection_id = $1::uuid and product.deleted_at is null${byStyle ? ' and product.is_card' : ''}
order by item.position, product.position, product.id`,
});
const itemsStatements = { ofProducts: itemsStatement(false), ofCards: itemsStatement(true) };

export function toCollection({ category, picture, ...row }: CountedRow): Collection {
  return { ...row, ...(category && { category }), ...(picture && { picture }) };
}

const noSuchCollection = () => new ApiError(...refusals.notFound('Collection'));

/** The collections of the navigation, in their order. */
export async function listCollections({ db, now }: Pick<Services, 'db' | 'now'>): Promise<Collection[]> {
  const rows = await db.named<CountedRow>(currentStatement, [now().toISOString()]);
  return rows.map(toCollection);
}

/** @throws ApiError not_found, also for a collection that is hidden or has not started yet */
export async function findCollection(
  { db, now }: Pick<Services, 'db' | 'now'>,
  slug: string,
): Promise<CallResponse<'getCollection'>> {
  const [row] = await db.named<CountedRow & { isOver: boolean }>(oneStatement, [now().toISOString(), slug]);
  if (!row) throw noSuchCollection();
  const { isOver: ended, ...collection } = row;
  return { collection: toCollection(collection), isOver: ended };
}

/** A list's query, narrowed to its collection. */
export type Narrowed<Query> = {
  query: Query;
  /** Ids in the order of the collection; undefined if the query alone is enough. */
  ids: readonly string[] | undefined;
};

/**
 * Narrows a list's query to its collection. The collection of a category becomes a filter by that category.
 * @throws ApiError not_found
 */
export async function withinCollection<Query extends ListQuery>(
  { db, now }: { db: Database; now: () => Date },
  query: Query,
): Promise<Narrowed<Query>> {
  if (query.collection === undefined) return { query, ids: undefined };
  const [found] = await db.named<{ id: string; category: Category | null }>(idStatement, [
    now().toISOString(),
    query.collection,
  ]);
  if (!found) throw noSuchCollection();
  const { id, category } = found;
  if (category === null) {
    const statement = query.group === 'style' ? itemsStatements.ofCards : itemsStatements.ofProducts;
    const rows = await db.named<{ id: string }>(statement, [id]);
    return { query, ids: rows.map((row) => row.id) };
  }
  const isOther = query.category && query.category.length > 0 && !query.category.includes(category);
  return { query: { ...query, category: [category] }, ids: isOther ? [] : undefined };
}

/** Counts the starts and ends of collections that have passed, because each changes the collections in the shop. */
export async function countPassedDates(tx: Tx, now: Date): Promise<number> {
  const [row] = await tx
    .select({
      passed: sql`count(*) filter (where ${collections.startsAt} <= ${now.toISOString()}::timestamptz)
        + count(*) filter (where ${collections.endsAt} <= ${now.toISOString()}::timestamptz)`.mapWith(Number),
    })
    .from(collections)
    .where(sql`${collections.deletedAt} is null`);
  return row?.passed ?? 0;
}
