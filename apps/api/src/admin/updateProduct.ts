import type { CallInput } from '@abs/contract/calls';
import { eq } from 'drizzle-orm';
import { searchTextOf } from '../catalogue/searchText.ts';
import type { Tx } from '../db/database.ts';
import { products } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { toKobo } from '../money.ts';
import { releasePictures, takePictures } from '../uploads/products.ts';
import { recordChange } from './audit.ts';
import { type ProductRow, toAdminProductDetail } from './mapper.ts';
import { altOf, asColumns, auditedFields, lockProduct, namedPictures, newStock, withAlt } from './productRows.ts';
import { roomInStyle, takingPlace } from './styleRules.ts';

type Changes = CallInput<'updateProduct'>['body'];

/** Changes only the fields in the body. Existing orders stay unchanged. */
export const updateProduct: Handler<'updateProduct'> = async ({ params, body }, { services, user }) => {
  const row = await services.db.transaction(async (tx) => {
    const before = await lockProduct(tx, params.id);
    const { price, quantity, quantityWas, salesCoverPicture, subImages, styleId = before.styleId, ...rest } = body;
    const changes = asColumns(given(rest));
    const named = { ...before, ...changes };
    const { name, description, color, category } = named;
    const pictures = await newPictures(tx, before, { salesCoverPicture, subImages });
    const values = {
      ...changes,
      styleId: styleId === before.styleId ? styleId : await roomInStyle(tx, styleId),
      priceKobo: price === undefined ? before.priceKobo : toKobo(price),
      quantity: quantity === undefined ? before.quantity : newStock(before, { quantity, quantityWas }, 'quantity'),
      pictures: withAlt(pictures, altOf(before), altOf({ name, color })),
      searchText: searchTextOf({ name, description, color, category }),
    };
    const [after] = await takingPlace(named, () =>
      tx.update(products).set(values).where(eq(products.id, before.id)).returning(),
    );
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

/** The fields that were sent. A missing field keeps its value; null removes it. */
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
