import type { CallInput } from '@abs/contract/calls';
import { eq } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { searchTextOf } from '../catalogue/searchText.ts';
import type { Tx } from '../db/database.ts';
import { products } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { toKobo } from '../money.ts';
import { releasePictures, takePictures } from '../uploads/products.ts';
import { recordChange } from './audit.ts';
import { type ProductRow, toAdminProductDetail } from './mapper.ts';
import { altOf, asColumns, auditedFields, lockProduct, namedPictures, withAlt } from './productRows.ts';

type Changes = CallInput<'updateProduct'>['body'];

/** Changes what the body names and nothing else. Orders keep what was ordered. */
export const updateProduct: Handler<'updateProduct'> = async ({ params, body }, { services, user }) => {
  const row = await services.db.transaction(async (tx) => {
    const before = await lockProduct(tx, params.id);
    const { price, quantity, quantityWas, salesCoverPicture, subImages, ...rest } = body;
    const changes = asColumns(given(rest));
    const { name, description, color, category } = { ...before, ...changes };
    const pictures = await newPictures(tx, before, { salesCoverPicture, subImages });
    const [after] = await tx
      .update(products)
      .set({
        ...changes,
        priceKobo: price === undefined ? before.priceKobo : toKobo(price),
        quantity: newQuantity(before, { quantity, quantityWas }),
        pictures: withAlt(pictures, altOf(before), altOf({ name, color })),
        searchText: searchTextOf({ name, description, color, category }),
      })
      .where(eq(products.id, before.id))
      .returning();
    if (!after) throw new Error('The product was locked, but not updated.');

    const kept = new Set(after.pictures.map(({ src }) => src));
    await releasePictures(
      tx,
      before.pictures.filter(({ src }) => !kept.has(src)),
      services.now(),
    );
    await recordChange(tx, services, user, {
      action: 'updateProduct',
      subject: { kind: 'product', id: after.id, name: after.name },
      before: auditedFields(before),
      after: auditedFields(after),
    });
    return after;
  });
  return { message: 'The product has been saved.', product: toAdminProductDetail(row) };
};

/** The fields that were sent: one left out keeps its value, null takes it away. */
const given = <Body extends object>(body: Body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Body]?: Exclude<Body[Field], undefined>;
  };

function newPictures(tx: Tx, before: ProductRow, { salesCoverPicture, subImages }: Changes) {
  const [cover = '', ...others] = before.pictures.map(({ src }) => src);
  if (salesCoverPicture === undefined && subImages === undefined) return before.pictures;
  const named = namedPictures(salesCoverPicture ?? cover, subImages ?? others);
  return takePictures(tx, named, { has: before.pictures, alt: altOf(before) });
}

/** The most that the contract's rule lets anybody type. */
const MOST = 1_000_000;

/**
 * The new stock. Given the quantity that the admin saw, the stock moves by the difference: what was sold while the
 * form was open stays sold.
 * @throws ApiError out_of_stock, validation
 */
function newQuantity({ quantity: now }: ProductRow, { quantity, quantityWas }: Changes): number {
  if (quantity === undefined) return now;
  const wanted = quantityWas === undefined ? quantity : now + quantity - quantityWas;
  if (wanted < 0) {
    const message = `Only ${now} left in stock: ${now - wanted} cannot be taken away.`;
    throw new ApiError('out_of_stock', message, { fields: { quantity: message } });
  }
  if (wanted > MOST) {
    const message = 'Quantity is too large';
    throw new ApiError('validation', message, { fields: { quantity: message } });
  }
  return wanted;
}
