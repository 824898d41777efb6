import type { Category } from '@abs/contract';
import type { AdminSizeGuide, CollectionItem, SizeGuide } from '@abs/contract/entities';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { onSale } from '../catalogue/queries.ts';
import type { Tx } from '../db/database.ts';
import { products, sizeGuides, styles } from '../db/schema.ts';
import { isUuid } from '../ids.ts';
import { refusals } from '../refusals.ts';

export type SizeGuideRow = typeof sizeGuides.$inferSelect;

export const noSuchSizeGuide = () => new ApiError('not_found', 'Size guide not found');
export const sizeGuideChanged = () => new ApiError(...refusals.sizeGuideChanged);

/** The error if a category or style already has its one size guide. */
export function sizeGuideExists(field: 'category' | 'styleId'): ApiError {
  const [code, message] = field === 'category' ? refusals.categoryHasSizeGuide : refusals.styleHasSizeGuide;
  return new ApiError(code, message, { fields: { [field]: message } });
}

/** Lets only one call at a time add or restore guides, until its transaction ends. */
export const lockSizeGuides = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('size_guides'))`);

/** Loads a guide for a change, and locks it against other admins. @throws ApiError not_found */
export async function lockSizeGuide(tx: Tx, id: string, { deleted = false } = {}): Promise<SizeGuideRow> {
  if (!isUuid(id)) throw noSuchSizeGuide();
  const [row] = await tx
    .select()
    .from(sizeGuides)
    .where(and(eq(sizeGuides.id, id), deleted ? undefined : isNull(sizeGuides.deletedAt)))
    .for('no key update');
  if (!row) throw noSuchSizeGuide();
  return row;
}

/** The styles that use these guides, each with the name and cover of its first product on sale. */
async function stylesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, CollectionItem[]>> {
  const rows = await tx
    .selectDistinctOn([styles.createdAt, styles.id], {
      ...{ guideId: styles.sizeGuideId, styleId: styles.id },
      ...{ name: products.name, pictures: products.pictures },
    })
    .from(styles)
    .leftJoin(products, and(eq(products.styleId, styles.id), onSale, products.isCard))
    .where(inArray(styles.sizeGuideId, [...ids]))
    .orderBy(asc(styles.createdAt), asc(styles.id), asc(products.position), asc(products.id));
  const items = new Map<string, CollectionItem[]>(ids.map((id) => [id, []]));
  for (const { guideId, styleId, name, pictures } of rows) {
    const cover = pictures?.[0];
    items.get(guideId ?? '')?.push({ styleId, name: name ?? '', ...(cover && { cover }), isOnSale: name !== null });
  }
  return items;
}

export async function toAdminSizeGuides(tx: Tx, rows: readonly SizeGuideRow[]): Promise<AdminSizeGuide[]> {
  if (rows.length === 0) return [];
  const chosen = await stylesOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, guide, category, version }) => ({
    ...guide,
    ...{ id, isForCategory: category !== null, styles: chosen.get(id) ?? [], version },
  }));
}

export async function toAdminSizeGuide(tx: Tx, row: SizeGuideRow): Promise<AdminSizeGuide> {
  const [sizeGuide] = await toAdminSizeGuides(tx, [row]);
  if (!sizeGuide) throw new Error('One row is one size guide.');
  return sizeGuide;
}

/** @throws ApiError size_guide_exists */
export async function checkCategoryFree(tx: Tx, category: Category): Promise<void> {
  const taken = await tx
    .select({ id: sizeGuides.id })
    .from(sizeGuides)
    .where(and(eq(sizeGuides.category, category), isNull(sizeGuides.deletedAt)));
  if (taken.length > 0) throw sizeGuideExists('category');
}

/** The id of a style's own guide; undefined if it has none. */
export async function ownSizeGuideId(tx: Tx, styleId: string): Promise<string | undefined> {
  const [own] = await tx
    .select({ id: sizeGuides.id })
    .from(styles)
    .innerJoin(sizeGuides, and(eq(sizeGuides.id, styles.sizeGuideId), isNull(sizeGuides.deletedAt)))
    .where(eq(styles.id, styleId));
  return own?.id;
}

/** @throws ApiError validation if the style has no product on sale, size_guide_exists */
export async function checkStyleFree(tx: Tx, styleId: string): Promise<void> {
  const onSaleOfIt = isUuid(styleId)
    ? await tx
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.styleId, styleId), onSale))
        .limit(1)
    : [];
  if (onSaleOfIt.length === 0) {
    const message = 'This product is no longer on sale. Choose another one.';
    throw new ApiError('validation', message, { fields: { styleId: message } });
  }
  if (await ownSizeGuideId(tx, styleId)) {
    throw sizeGuideExists('styleId');
  }
}

export async function giveToStyle(tx: Tx, styleId: string, sizeGuideId: string): Promise<void> {
  await tx
    .insert(styles)
    .values({ id: styleId, sizeGuideId })
    .onConflictDoUpdate({ target: styles.id, set: { sizeGuideId } });
}

const listed = (fields: Record<string, unknown> = {}) =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** The guide as readable text for the audit log. */
export const auditedGuide = ({ guide: { sizes, howTo, ...guide } }: { guide: SizeGuide }) => ({
  ...guide,
  sizes: sizes.map((row) => `${row.size}: ${listed({ ...row.measurements, ...row.equivalents })}`).join('; '),
  ...(howTo && { howTo: listed(howTo) }),
});
export const guideSubject = ({ id, name }: SizeGuideRow) => ({ kind: 'sizeGuide' as const, id, name });
