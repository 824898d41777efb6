import { type AdminSizeGuideSort, pageOf } from '@abs/contract';
import type { SizeGuide } from '@abs/contract/entities';
import { eq, inArray, isNull } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { normalizeSearchWords } from '../catalogue/searchText.ts';
import type { Tx } from '../db/database.ts';
import { sizeGuides, styles } from '../db/schema.ts';
import type { Handler, Handlers } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import { recordChange } from './audit.ts';
import { inOrderOf } from './list.ts';
import {
  auditedGuide,
  checkCategoryFree,
  checkStyleFree,
  giveToStyle,
  guideSubject,
  lockSizeGuide,
  lockSizeGuides,
  noSuchSizeGuide,
  type SizeGuideRow,
  sizeGuideChanged,
  sizeGuideExists,
  toAdminSizeGuide,
  toAdminSizeGuides,
} from './sizeGuideRows.ts';

type Named = Pick<SizeGuideRow, 'id' | 'name' | 'createdAt'>;

const byName = (one: Named, other: Named) => one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1);
const byAge = (one: Named, other: Named) => one.createdAt.getTime() - other.createdAt.getTime() || byName(one, other);
const sorts: Record<AdminSizeGuideSort, (one: Named, other: Named) => number> = {
  'name-asc': byName,
  'name-desc': (one, other) => byName(other, one),
  oldest: byAge,
  newest: (one, other) => byAge(other, one),
};

/** Sorts and searches the names in memory, because a shop has few guides, and loads only the guides of the page. */
const getAdminSizeGuides: Handler<'getAdminSizeGuides'> = ({ query }, { services }) =>
  services.db.autocommit(async (tx) => {
    const { id, name, createdAt, deletedAt } = sizeGuides;
    const all = await tx.select({ id, name, createdAt }).from(sizeGuides).where(isNull(deletedAt));
    const words = normalizeSearchWords(query.search).split(' ');
    const found = all
      .filter((guide) => words.every((word) => normalizeSearchWords(guide.name).includes(word)))
      .toSorted(sorts[query.sort]);
    const { page, totalPages, offset } = pageOf(found.length, query.limit, query.page);
    const ids = found.slice(offset, offset + query.limit).map((guide) => guide.id);
    const rows = ids.length === 0 ? [] : await tx.select().from(sizeGuides).where(inArray(id, ids));
    return {
      sizeGuides: await toAdminSizeGuides(tx, inOrderOf(ids, rows)),
      pagination: { page, limit: query.limit, total: found.length, totalPages },
    };
  });

const getAdminSizeGuide: Handler<'getAdminSizeGuide'> = ({ params }, { services }) =>
  services.db.autocommit(async (tx) => {
    const [row] = isUuid(params.id) ? await tx.select().from(sizeGuides).where(eq(sizeGuides.id, params.id)) : [];
    if (!row || row.deletedAt !== null) throw noSuchSizeGuide();
    return { sizeGuide: await toAdminSizeGuide(tx, row) };
  });

/** Adds a guide for a category or a style that has none. */
const createSizeGuide: Handler<'createSizeGuide'> = ({ body: { styleId, ...guide } }, { services, user }) =>
  services.db.transaction(async (tx) => {
    await lockSizeGuides(tx);
    if (styleId === null) await checkCategoryFree(tx, guide.category);
    else await checkStyleFree(tx, styleId);
    const values = { guide, name: guide.name, category: styleId === null ? guide.category : null };
    const [row] = await tx
      .insert(sizeGuides)
      .values({ ...values, createdAt: services.now() })
      .returning();
    if (!row) throw new Error('The size guide was inserted, but not returned.');
    if (styleId !== null) await giveToStyle(tx, styleId, row.id);
    await recordChange(tx, services, user, {
      action: 'createSizeGuide',
      subject: guideSubject(row),
      before: null,
      after: { ...auditedGuide(row), styleId },
    });
    return { message: 'The size guide has been added.', sizeGuide: await toAdminSizeGuide(tx, row) };
  });

/** Changes a guide, unless it has changed since the caller loaded it. */
const updateSizeGuide: Handler<'updateSizeGuide'> = ({ params, body }, { services, user }) =>
  services.db.transaction(async (tx) => {
    const { version, ...guide } = body;
    const before = await lockSizeGuide(tx, params.id);
    if (before.version !== version) throw sizeGuideChanged();
    if (before.category !== null && before.category !== guide.category) {
      const message = 'What a category’s guide measures cannot be changed';
      throw new ApiError('validation', message, { fields: { category: message } });
    }
    const after = await write(tx, before, guide);
    await recordChange(tx, services, user, {
      action: 'updateSizeGuide',
      subject: guideSubject(after),
      before: auditedGuide(before),
      after: auditedGuide(after),
    });
    return { message: 'The size guide has been saved.', sizeGuide: await toAdminSizeGuide(tx, after) };
  });

async function write(tx: Tx, before: SizeGuideRow, guide: SizeGuide): Promise<SizeGuideRow> {
  const [after] = await tx
    .update(sizeGuides)
    .set({ guide, name: guide.name, version: before.version + 1 })
    .where(eq(sizeGuides.id, before.id))
    .returning();
  if (!after) throw new Error('The size guide was locked, but not updated.');
  return after;
}

const deleteSizeGuide: Handler<'deleteSizeGuide'> = async ({ params }, { services, user }) => {
  await services.db.transaction(async (tx) => {
    const row = await lockSizeGuide(tx, params.id);
    await setDeletedAt(tx, row, services.now());
    await recordChange(tx, services, user, {
      action: 'deleteSizeGuide',
      subject: guideSubject(row),
      before: { isDeleted: false },
      after: { isDeleted: true },
    });
  });
  return { message: 'The size guide has been deleted.', sizeGuideId: params.id };
};

/** Restores a guide. Changes nothing if it is not deleted. */
const restoreSizeGuide: Handler<'restoreSizeGuide'> = ({ params }, { services, user }) =>
  services.db.transaction(async (tx) => {
    await lockSizeGuides(tx);
    const row = await lockSizeGuide(tx, params.id, { deleted: true });
    if (row.deletedAt !== null) {
      await checkStillFree(tx, row);
      await setDeletedAt(tx, row, null);
      await recordChange(tx, services, user, {
        action: 'restoreSizeGuide',
        subject: guideSubject(row),
        before: { isDeleted: true },
        after: { isDeleted: false },
      });
    }
    return { message: 'The size guide is back in the shop.', sizeGuide: await toAdminSizeGuide(tx, row) };
  });

/** A style refers to one guide: after another guide was added, it no longer refers to the deleted one. */
async function checkStillFree(tx: Tx, { id, category }: SizeGuideRow): Promise<void> {
  if (category !== null) return checkCategoryFree(tx, category);
  const own = await tx.select({ id: styles.id }).from(styles).where(eq(styles.sizeGuideId, id)).limit(1);
  if (own.length === 0) throw sizeGuideExists('styleId');
}

const setDeletedAt = (tx: Tx, { id }: { id: string }, deletedAt: Date | null) =>
  tx.update(sizeGuides).set({ deletedAt }).where(eq(sizeGuides.id, id));

export const sizeGuideHandlers = {
  getAdminSizeGuides,
  createSizeGuide,
  getAdminSizeGuide,
  updateSizeGuide,
  deleteSizeGuide,
  restoreSizeGuide,
} satisfies Partial<Handlers>;
