import { eq, sql } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { collections } from '../db/schema.ts';
import type { Handler, Handlers } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import { releasePictures } from '../uploads/products.ts';
import { recordChange } from './audit.ts';
import {
  allCollections,
  auditedFields,
  changedMeanwhile,
  checkRoom,
  checkStyles,
  columnsOf,
  detailOf,
  lockAll,
  lockCollection,
  newPicture,
  noSuchCollection,
  refused,
  styleIdsOf,
  subjectOf,
  takingSlug,
  writeItems,
} from './collectionRows.ts';

const getAdminCollections: Handler<'getAdminCollections'> = (_, { services }) =>
  services.db.autocommit(async (tx) => ({ collections: await allCollections(tx) }));

const getAdminCollection: Handler<'getAdminCollection'> = ({ params }, { services }) =>
  services.db.autocommit(async (tx) => {
    if (!isUuid(params.id)) throw noSuchCollection();
    return { collection: await detailOf(tx, params.id) };
  });

/** Sets the order of all collections. Refuses a list that does not have all of them, so that the admin sorts again. */
const orderCollections: Handler<'orderCollections'> = ({ body: { ids } }, { services, user }) =>
  services.db.transaction(async (tx) => {
    await lockAll(tx);
    const before = await allCollections(tx);
    const known = new Set(before.map(({ id }) => id));
    const isSame = ids.length === known.size && new Set(ids).size === known.size && ids.every((id) => known.has(id));
    if (!isSame) throw changedMeanwhile();
    await tx.execute(sql`
      update collections set position = wanted.place
      from unnest(${`{${ids.join(',')}}`}::uuid[]) with ordinality as wanted (id, place)
      where collections.id = wanted.id`);
    const [first] = before;
    await recordChange(tx, services, user, {
      action: 'orderCollections',
      subject: { kind: 'collection', id: first?.id ?? '', name: 'Order' },
      before: { ids: before.map(({ id }) => id) },
      after: { ids },
    });
    return { message: 'The order has been saved.', collections: await allCollections(tx) };
  });

/** Adds a collection, last in the order. */
const createCollection: Handler<'createCollection'> = ({ body }, { services, user }) =>
  services.db.transaction(async (tx) => {
    await lockAll(tx);
    await checkRoom(tx);
    const styleIds = await checkStyles(tx, body.styleIds, []);
    const values = {
      ...columnsOf(body),
      slug: body.slug,
      kind: 'collection' as const,
      picture: await newPicture(tx, body.picture, null),
      position: sql`coalesce((select max(position) from collections), 0) + 1`,
      createdAt: services.now(),
    };
    const [row] = await takingSlug(body.slug, () => tx.insert(collections).values(values).returning());
    if (!row) throw new Error('The collection was inserted, but not returned.');
    await writeItems(tx, row.id, styleIds);
    await recordChange(tx, services, user, {
      action: 'createCollection',
      subject: subjectOf(row),
      before: null,
      after: auditedFields(row, styleIds),
    });
    return { message: 'The collection has been added.', collection: await detailOf(tx, row.id) };
  });

/** Changes a collection, unless it has changed since the caller loaded it. */
const updateCollection: Handler<'updateCollection'> = ({ params, body }, { services, user }) =>
  services.db.transaction(async (tx) => {
    const before = await lockCollection(tx, params.id);
    if (before.version !== body.version) throw changedMeanwhile();
    if (before.kind === 'category') {
      if (body.slug !== undefined && body.slug !== before.slug) refuseForCategory('slug');
      if (body.styleIds !== undefined) refuseForCategory('styleIds');
    }
    const stylesBefore = await styleIdsOf(tx, before.id);
    const styleIds = body.styleIds ? await checkStyles(tx, body.styleIds, stylesBefore) : stylesBefore;
    const { slug = before.slug } = body;
    const picture = await newPicture(tx, body.picture, before.picture);
    const [after] = await takingSlug(slug, () =>
      tx
        .update(collections)
        .set({ ...columnsOf(body), slug, picture, version: before.version + 1 })
        .where(eq(collections.id, before.id))
        .returning(),
    );
    if (!after) throw new Error('The collection was locked, but not updated.');
    if (body.styleIds) await writeItems(tx, after.id, styleIds);
    if (before.picture && before.picture.src !== picture?.src) {
      await releasePictures(tx, [before.picture], services.now());
    }
    await recordChange(tx, services, user, {
      action: 'updateCollection',
      subject: subjectOf(after),
      before: auditedFields(before, stylesBefore),
      after: auditedFields(after, styleIds),
    });
    return { message: `The ${after.kind} has been saved.`, collection: await detailOf(tx, after.id) };
  });

function refuseForCategory(field: 'slug' | 'styleIds'): never {
  throw refused({ [field]: 'A category’s address and products cannot be changed here.' });
}

const deleteCollection: Handler<'deleteCollection'> = async ({ params }, { services, user }) => {
  await services.db.transaction(async (tx) => {
    const row = await lockCollection(tx, params.id);
    if (row.kind === 'category') {
      throw new ApiError('validation', 'A category cannot be deleted. Hide it instead.');
    }
    await setDeletedAt(tx, row, services.now());
    await recordChange(tx, services, user, {
      action: 'deleteCollection',
      subject: subjectOf(row),
      before: { isDeleted: false },
      after: { isDeleted: true },
    });
  });
  return { message: 'The collection has been deleted.', collectionId: params.id };
};

/** Restores a collection. Changes nothing if it is not deleted. */
const restoreCollection: Handler<'restoreCollection'> = ({ params }, { services, user }) =>
  services.db.transaction(async (tx) => {
    await lockAll(tx);
    const row = await lockCollection(tx, params.id, { deleted: true });
    if (row.deletedAt !== null) {
      await checkRoom(tx);
      await takingSlug(row.slug, () => setDeletedAt(tx, row, null));
      await recordChange(tx, services, user, {
        action: 'restoreCollection',
        subject: subjectOf(row),
        before: { isDeleted: true },
        after: { isDeleted: false },
      });
    }
    const { items: _, ...collection } = await detailOf(tx, row.id);
    return { message: 'The collection is back in the shop.', collection };
  });

const setDeletedAt = (tx: Tx, { id }: { id: string }, deletedAt: Date | null) =>
  tx.update(collections).set({ deletedAt }).where(eq(collections.id, id));

export const collectionHandlers = {
  getAdminCollections,
  orderCollections,
  createCollection,
  getAdminCollection,
  updateCollection,
  deleteCollection,
  restoreCollection,
} satisfies Partial<Handlers>;
