import type { AdminProductSort } from '@abs/contract';
import { eq, inArray } from 'drizzle-orm';
import { onSale } from '../catalogue/queries.ts';
import type { Tx } from '../db/database.ts';
import { products } from '../db/schema.ts';
import type { Handler, Handlers } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import type { Services } from '../services.ts';
import { recordChange } from './audit.ts';
import { createProduct } from './createProduct.ts';
import { duplicateAdminStyle } from './duplicateStyle.ts';
import { inOrderOf, pageOfIds, type Sort } from './list.ts';
import { type ProductRow, toAdminProduct, toAdminProductDetail } from './mapper.ts';
import { lockProduct, noSuchProduct } from './productRows.ts';
import { saveStylePictures } from './stylePictures.ts';
import { checkRoom, takingPlace } from './styleRules.ts';
import { getAdminStyle, saveAdminStyle } from './styles.ts';
import { updateProduct } from './updateProduct.ts';

const sorts: Record<AdminProductSort, Sort> = {
  newest: { key: products.createdAt, direction: 'desc' },
  oldest: { key: products.createdAt, direction: 'asc' },
  'name-asc': { key: products.sortName, direction: 'asc' },
  'name-desc': { key: products.sortName, direction: 'desc' },
  'price-asc': { key: products.priceKobo, direction: 'asc' },
  'price-desc': { key: products.priceKobo, direction: 'desc' },
  'sales-asc': { key: products.soldCount, direction: 'asc' },
  'sales-desc': { key: products.soldCount, direction: 'desc' },
  'quantity-asc': { key: products.quantity, direction: 'asc' },
  'quantity-desc': { key: products.quantity, direction: 'desc' },
};

const getAdminProducts: Handler<'getAdminProducts'> = ({ query }, { services }) =>
  services.db.autocommit(async (tx) => {
    const { sort, ...rest } = query;
    const { ids, pagination } = await pageOfIds(tx, {
      table: products,
      id: products.id,
      sort: sorts[sort],
      where: onSale,
      counters: ['products'],
      searchText: products.searchText,
      ...rest,
    });
    const rows = ids.length === 0 ? [] : await tx.select().from(products).where(inArray(products.id, ids));
    return { products: inOrderOf(ids, rows).map(toAdminProduct), pagination };
  });

const getAdminProduct: Handler<'getAdminProduct'> = ({ params }, { services }) =>
  services.db.autocommit(async (tx) => {
    const [row] = isUuid(params.id) ? await tx.select().from(products).where(eq(products.id, params.id)) : [];
    if (!row) throw noSuchProduct();
    return { product: toAdminProductDetail(row) };
  });

const deleteProduct: Handler<'deleteProduct'> = async ({ params }, { services, user }) => {
  const { id } = await services.db.transaction(async (tx) => {
    const row = await lockProduct(tx, params.id);
    return setDeletedAt(tx, services, user, row, services.now());
  });
  return { message: 'The product has been deleted.', productId: id };
};

/** Restores a product. Changes nothing if it is not deleted. */
const restoreProduct: Handler<'restoreProduct'> = async ({ params }, { services, user }) => {
  const row = await services.db.transaction(async (tx) => {
    const found = await lockProduct(tx, params.id, { deleted: true });
    if (!found.deletedAt) return found;
    await checkRoom(tx, found.styleId);
    return takingPlace(found, () => setDeletedAt(tx, services, user, found, null));
  });
  return { message: 'The product is back in the shop.', product: toAdminProductDetail(row) };
};

async function setDeletedAt(
  tx: Tx,
  services: Services,
  user: { id: string },
  { id, name }: ProductRow,
  deletedAt: Date | null,
): Promise<ProductRow> {
  const [row] = await tx.update(products).set({ deletedAt }).where(eq(products.id, id)).returning();
  if (!row) throw new Error('The product was locked, but not updated.');
  await recordChange(tx, services, user, {
    action: deletedAt ? 'deleteProduct' : 'restoreProduct',
    subject: { kind: 'product', id, name },
    before: { isDeleted: deletedAt === null },
    after: { isDeleted: deletedAt !== null },
  });
  return row;
}

export const productHandlers = {
  createProduct,
  getAdminProducts,
  getAdminProduct,
  updateProduct,
  deleteProduct,
  restoreProduct,
  getAdminStyle,
  saveAdminStyle,
  saveStylePictures,
  duplicateAdminStyle,
} satisfies Partial<Handlers>;
