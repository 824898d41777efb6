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

/** The one size guide that a category or a style can have is there already. */
export function sizeGuideExists(field: 'category' | 'styleId'): ApiError {
  const [code, message] = field === 'category' ? refusals.categoryHasSizeGuide : refusals.styleHasSizeGuide;
  return new ApiError(code, message, { fields: { [field]: message } });
}

/** Those who add or restore guides come one after the other, each until the end of its transaction. */
export const lockSizeGuides = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('size_guides'))`);

/** A guide that is to be changed, locked against other admins. @throws ApiError not_found */
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

/** The styles that name these guides, each as its first product on sale shows it. */
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

/** The guide that a style has of its own; undefined where there is none. */
export async function ownSizeGuideId(tx: Tx, styleId: string): Promise<string | undefined> {
  const [own] = await tx
    .select({ id: sizeGuides.id })
    .from(styles)
    .innerJoin(sizeGuides, and(eq(sizeGuides.id, styles.sizeGuideId), isNull(sizeGuides.deletedAt)))
    .where(eq(styles.id, styleId));
  return own?.id;
}

/** @throws ApiError validation, for a style of which nothing is on sale; size_guide_exists */
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

/** For the audit log, which people read. */
export const auditedGuide = ({ guide: { sizes, howTo, ...guide } }: { guide: SizeGuide }) => ({
  ...guide,
  sizes: sizes.map((row) => `${row.size}: ${listed({ ...row.measurements, ...row.equivalents })}`).join('; '),
  ...(howTo && { howTo: listed(howTo) }),
});
export const guideSubject = ({ id, name }: SizeGuideRow) => ({ kind: 'sizeGuide' as const, id, name });
