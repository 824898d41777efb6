import { limits, type Picture } from '@abs/contract';
import type { CallInput } from '@abs/contract/calls';
import type { AdminCollection, AdminCollectionDetail, CollectionItem } from '@abs/contract/entities';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ApiError } from '../apiError.ts';
import { cardCount, toCollection } from '../catalogue/collections.ts';
import { onSale } from '../catalogue/queries.ts';
import type { Tx } from '../db/database.ts';
import { violatedConstraint } from '../db/errors.ts';
import { collectionItems, collections, products } from '../db/schema.ts';
import { isUuid } from '../ids.ts';
import { refusals } from '../refusals.ts';
import { takePictures } from '../uploads/products.ts';

type Row = typeof collections.$inferSelect;
type Body = CallInput<'createCollection'>['body'];

export const noSuchCollection = () => new ApiError(...refusals.notFound('Collection'));
export const changedMeanwhile = () => new ApiError(...refusals.collectionChanged);
export const refused = (fields: Record<string, string>) =>
  new ApiError('validation', Object.values(fields)[0] ?? '', { fields });

/** Lets only one call at a time add, restore or sort collections, until its transaction ends. */
export const lockAll = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('collections'))`);

const collection = alias(collections, 'collection');
const withCounts = (tx: Tx) =>
  tx.select({ row: collection, count: sql.raw(cardCount).mapWith(Number) }).from(collection);

function toAdminCollection({ row, count }: { row: Row; count: number }): AdminCollection {
  const { id, slug, kind, category, title, text, picture, startsAt, endsAt, isVisible, version } = row;
  return {
    ...toCollection({ slug, kind, category, title, text, picture, count }),
    ...{ id, isVisible, version },
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}

export async function allCollections(tx: Tx): Promise<AdminCollection[]> {
  const rows = await withCounts(tx)
    .where(isNull(collection.deletedAt))
    .orderBy(asc(collection.position), asc(collection.id));
  return rows.map(toAdminCollection);
}

/** The chosen styles in their order, each with the name and cover of its first product on sale. */
async function itemsOf(tx: Tx, collectionId: string): Promise<CollectionItem[]> {
  const rows = await tx
    .selectDistinctOn([collectionItems.position, collectionItems.styleId], {
      styleId: collectionItems.styleId,
      name: products.name,
      pictures: products.pictures,
    })
    .from(collectionItems)
    .leftJoin(products, and(eq(products.styleId, collectionItems.styleId), onSale, products.isCard))
    .where(eq(collectionItems.collectionId, collectionId))
    .orderBy(asc(collectionItems.position), asc(collectionItems.styleId), asc(products.position), asc(products.id));
  return rows.map(({ styleId, name, pictures }) => {
    const cover = pictures?.[0];
    return { styleId, name: name ?? '', ...(cover && { cover }), isOnSale: name !== null };
  });
}

export async function detailOf(tx: Tx, id: string): Promise<AdminCollectionDetail> {
  const [found] = await withCounts(tx).where(eq(collection.id, id));
  if (!found) throw noSuchCollection();
  return { ...toAdminCollection(found), items: await itemsOf(tx, id) };
}

/** Loads a collection for a change, and locks it against other admins. @throws ApiError not_found */
export async function lockCollection(tx: Tx, id: string, { deleted = false } = {}): Promise<Row> {
  if (!isUuid(id)) throw noSuchCollection();
  const [row] = await tx
    .select()
    .from(collections)
    .where(and(eq(collections.id, id), deleted ? undefined : isNull(collections.deletedAt)))
    .for('no key update');
  if (!row) throw noSuchCollection();
  return row;
}

/** Runs work that sets a collection's address. @throws ApiError slug_taken */
export async function takingSlug<Result>(slug: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error) !== 'collections_slug') throw error;
    const [code, message] = refusals.slugTaken(slug);
    throw new ApiError(code, message, { fields: { slug: message }, cause: error });
  }
}

/**
 * Checks style ids and returns them in lower case. A style that is not on sale can stay but cannot be added.
 * @throws ApiError validation
 */
export async function checkStyles(tx: Tx, styleIds: readonly string[], kept: readonly string[]): Promise<string[]> {
  const wanted = styleIds.map((id) => id.toLowerCase());
  const isTwice = (id: string, index: number) => wanted.indexOf(id) < index;
  const twice = wanted.findIndex(isTwice);
  if (twice >= 0) throw refused({ [`styleIds.${twice}`]: 'A product is in the collection twice' });
  const added = wanted.filter((id) => isUuid(id) && !kept.includes(id));
  const found =
    added.length === 0
      ? []
      : await tx
          .selectDistinct({ id: products.styleId })
          .from(products)
          .where(and(inArray(products.styleId, added), onSale));
  const known = new Set([...kept, ...found.map(({ id }) => id)]);
  const unknown = wanted.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw refused({ [`styleIds.${unknown}`]: refusals.productNotOnSale[1] });
  return wanted;
}

export const styleIdsOf = async (tx: Tx, id: string): Promise<string[]> =>
  (
    await tx
      .select({ styleId: collectionItems.styleId })
      .from(collectionItems)
      .where(eq(collectionItems.collectionId, id))
      .orderBy(asc(collectionItems.position))
  ).map(({ styleId }) => styleId);

export async function writeItems(tx: Tx, collectionId: string, styleIds: readonly string[]): Promise<void> {
  await tx.delete(collectionItems).where(eq(collectionItems.collectionId, collectionId));
  if (styleIds.length === 0) return;
  await tx.insert(collectionItems).values(styleIds.map((styleId, position) => ({ collectionId, styleId, position })));
}

export async function newPicture(tx: Tx, src: string | null, before: Picture | null): Promise<Picture | null> {
  if (src === null) return null;
  // No alternative text, because the title next to the picture already describes it.
  const [picture = null] = await takePictures(tx, [{ field: 'picture', src }], {
    has: before ? [before] : [],
    alt: '',
  });
  return picture;
}

export const columnsOf = ({
  title,
  text,
  startsAt,
  endsAt,
  isVisible,
}: Omit<Body, 'slug' | 'styleIds' | 'picture'>) => ({
  ...{ title, text, isVisible },
  startsAt: startsAt === null ? null : new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
});

export const auditedFields = (row: Row, styleIds: readonly string[]) => ({
  slug: row.slug,
  title: row.title,
  text: row.text,
  picture: row.picture?.src ?? null,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  isVisible: row.isVisible,
  styleIds,
});
export const subjectOf = ({ id, title }: Row) => ({ kind: 'collection' as const, id, name: title });

/** @throws ApiError validation */
export async function checkRoom(tx: Tx): Promise<void> {
  const rows = await tx.select({ id: collections.id }).from(collections).where(isNull(collections.deletedAt));
  if (rows.length < limits.COLLECTIONS_MAX) return;
  throw new ApiError('validation', `There can be at most ${limits.COLLECTIONS_MAX} categories and collections.`);
}
