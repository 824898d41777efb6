import type { CallBody, Picture } from '@abs/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { detailsOf } from '../catalogue/mapper.ts';
import type { Tx } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { isUuid } from '../ids.ts';
import { toNaira } from '../money.ts';
import { refusals } from '../refusals.ts';
import type { NamedPictures } from '../uploads/products.ts';
import type { ProductRow } from './mapper.ts';

export const noSuchProduct = () => new ApiError(...refusals.notFound('Product'));

/**
 * Loads a product for a change, and locks it against orders and other admins.
 * @throws ApiError not_found
 */
export async function lockProduct(tx: Tx, id: string, { deleted = false } = {}): Promise<ProductRow> {
  if (!isUuid(id)) throw noSuchProduct();
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), deleted ? undefined : isNull(products.deletedAt)))
    .for('no key update');
  if (!row) throw noSuchProduct();
  return row;
}

/** The written fields as columns. A field without a column would be dropped, so it does not compile. */
export const asColumns = <Fields extends object>(
  fields: Fields & Record<Exclude<keyof Fields, keyof ProductRow>, never>,
): Fields => fields;

type WrittenField = Exclude<keyof CallBody<'updateProduct'>, 'quantityWas'>;

/** The fields of a product in the audit log, named as in the contract's calls. */
export function auditedFields(row: ProductRow): Record<WrittenField, unknown> {
  const { name, description, size, color, quantity, pictures, styleId, sku } = row;
  const [salesCoverPicture, ...subImages] = pictures.map(({ src }) => src);
  const texts = { name, description, price: toNaira(row.priceKobo), size, color, ...detailsOf(row), quantity };
  return { ...texts, salesCoverPicture, subImages, styleId, sku: sku ?? undefined };
}

/** Pairs each picture's address with its form field, for error messages. */
export function namedPictures(salesCoverPicture: string, subImages: readonly string[]): NamedPictures {
  return [
    { field: 'salesCoverPicture', src: salesCoverPicture },
    ...subImages.map((src, index) => ({ field: `subImages.${index}`, src })),
  ];
}

/** The default alternative text of a picture. */
export const altOf = ({ name, color }: Pick<ProductRow, 'name' | 'color'>): string => `${name}, ${color}`;

/** Replaces default alternative texts after a change of name or color, and keeps all others. */
export function withAlt(pictures: readonly Picture[], before: string, after: string): Picture[] {
  return pictures.map((picture) => (picture.alt === before ? { ...picture, alt: after } : picture));
}

/** The largest quantity that the contract's rule allows. */
const MOST = 1_000_000;

/**
 * The new stock. If the call includes the quantity that the admin saw, the stock changes by the difference, so that
 * sales while the form was open still count.
 * @param field of the body, for the message
 * @throws ApiError out_of_stock, validation
 */
export function newStock(
  { quantity: now }: Pick<ProductRow, 'quantity'>,
  { quantity, quantityWas }: { quantity: number; quantityWas?: number | undefined },
  field: string,
): number {
  const wanted = quantityWas === undefined ? quantity : now + quantity - quantityWas;
  if (wanted < 0) {
    const message = `Only ${now} left in stock: ${now - wanted} cannot be taken away.`;
    throw new ApiError('out_of_stock', message, { fields: { [field]: message } });
  }
  if (wanted > MOST) {
    const message = 'Quantity is too large';
    throw new ApiError('validation', message, { fields: { [field]: message } });
  }
  return wanted;
}
