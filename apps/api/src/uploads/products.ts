import type { Picture } from '@abs/contract';
import { and, asc, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { collections, products, uploads } from '../db/schema.ts';
import { isUploaded } from './files.ts';

/** The URLs of a product's pictures with their form fields, the cover first. */
export type NamedPictures = readonly { field: string; src: string }[];

/**
 * The pictures of a product from their URLs. Pictures that it already has stay unchanged; uploads are marked as used,
 * so that housekeeping keeps them; any other URL is used as it is.
 * @throws ApiError validation for an upload that does not exist (any more)
 */
export async function takePictures(
  tx: Tx,
  named: NamedPictures,
  { has, alt }: { has: readonly Picture[]; alt: string },
): Promise<Picture[]> {
  const own = new Map(has.map((picture) => [picture.src, picture]));
  const wanted = [...new Set(named.map(({ src }) => src))].filter((src) => isUploaded(src) && !own.has(src));
  const taken = new Map<string, Picture>();
  if (wanted.length > 0) {
    // Locked in a fixed order against housekeeping and other products: the second transaction sees the first's changes.
    const rows = await tx
      .select({ id: uploads.id, src: uploads.src, picture: uploads.picture })
      .from(uploads)
      .where(and(inArray(uploads.src, wanted), isNull(uploads.markedForDeletionAt)))
      .orderBy(asc(uploads.id))
      .for('update');
    for (const { src, picture } of rows) {
      const { hasShare: _, ...own } = picture;
      taken.set(src, { ...own, alt });
    }
    await tx
      .update(uploads)
      .set({ unusedSince: null })
      .where(inArray(uploads.src, [...taken.keys()]));
  }

  const lost = named.filter(({ src }) => isUploaded(src) && !own.has(src) && !taken.has(src));
  if (lost.length > 0) {
    const message = 'This picture is no longer on the server. Please upload it again.';
    throw new ApiError('validation', message, {
      fields: Object.fromEntries(lost.map(({ field }) => [field, message])),
    });
  }
  return named.map(({ src }) => own.get(src) ?? taken.get(src) ?? pictureAt(src, alt));
}

/** The size is unknown, so the picture gets the space of the shop's usual shape. Its URL is the only width. */
function pictureAt(src: string, alt: string): Picture {
  return { src, srcset: '', width: 1200, height: 1500, ground: '#e9e4dc', alt };
}

/** Marks the uploads of a product as unused, except those in other products or in collections. */
export async function releasePictures(tx: Tx, pictures: readonly Picture[], now: Date): Promise<void> {
  const srcs = pictures.map(({ src }) => src).filter(isUploaded);
  if (srcs.length === 0) return;
  await tx
    .update(uploads)
    .set({ unusedSince: now })
    .where(
      and(
        inArray(uploads.src, srcs),
        isNull(uploads.unusedSince),
        notExists(productsWith(tx)),
        notExists(collectionsWith(tx)),
      ),
    );
}

/** Collections with the picture of the current row of `uploads`, including deleted ones. */
const collectionsWith = (tx: Tx) =>
  tx.select({ one: sql`1` }).from(collections).where(sql`${collections.picture} ->> 'src' = ${uploads.src}`);

/** Products with the picture of the current row of `uploads`, including deleted ones, which can be restored. */
const productsWith = (tx: Tx) =>
  tx
    .select({ one: sql`1` })
    .from(products)
    .where(sql`${products.pictures} @> jsonb_build_array(jsonb_build_object('src', ${uploads.src}))`);
