import { sql } from 'drizzle-orm';
import { toProductDetail } from '../catalogue/mapper.ts';
import { searchTextOf } from '../catalogue/searchText.ts';
import type { Tx } from '../db/database.ts';
import { products } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { claimOf, once } from '../idempotency.ts';
import { toKobo } from '../money.ts';
import { takePictures } from '../uploads/products.ts';
import { recordChange } from './audit.ts';
import { altOf, asColumns, auditedFields, namedPictures } from './productRows.ts';
import { roomInStyle, takingPlace } from './styleRules.ts';

/**
 * Adds a product. Its pictures are uploads or URLs. The contract allows only https and /media/, so that no other scheme
 * reaches a page. New products come first in the collection.
 */
export const createProduct: Handler<'createProduct'> = async ({ body }, { services, user, idempotencyKey }) => {
  const claim = claimOf('createProduct', user.id, idempotencyKey, body);
  const { price, salesCoverPicture, subImages, styleId, ...values } = body;
  const add = async (tx: Tx) => {
    const alt = altOf(values);
    const pictures = await takePictures(tx, namedPictures(salesCoverPicture, subImages), { has: [], alt });
    const row = {
      ...asColumns(values),
      priceKobo: toKobo(price),
      pictures,
      styleId: await roomInStyle(tx, styleId ?? null),
      searchText: searchTextOf({ ...values, category: values.category ?? null }),
      position: sql`coalesce((select min(position) from products), 0) - 1`,
      createdAt: services.now(),
    };
    const [added] = await takingPlace(row, () => tx.insert(products).values(row).returning());
    if (!added) throw new Error('The product was inserted, but not returned.');
    await recordChange(tx, services, user, {
      action: 'createProduct',
      subject: { kind: 'product', id: added.id, name: added.name },
      before: null,
      after: auditedFields(added),
    });
    return { message: 'The product has been added.', product: toProductDetail(added) };
  };
  return services.db.transaction((tx) => once(tx, claim, services.now(), () => add(tx)));
};
