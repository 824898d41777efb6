import { limits } from '@abs/contract';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { products } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import { productColumns, toProduct, toProductDetail } from './mapper.ts';
import { listProducts, onSale } from './queries.ts';
import { relatedProducts } from './relatedProducts.ts';
import { searchProducts } from './searchProducts.ts';

const notFound = () => new ApiError('not_found', 'Product not found');

export const catalogueHandlers = {
  getProducts: ({ query }, { services }) => services.db.autocommit((tx) => listProducts(tx, query)),

  getProduct: ({ params }, { services }) =>
    services.db.autocommit(async (tx) => {
      if (!isUuid(params.id)) throw notFound();
      const [row] = await tx
        .select(productColumns)
        .from(products)
        .where(and(onSale, eq(products.id, params.id)));
      if (!row) throw notFound();
      const related = await relatedProducts(tx, row);
      const product = { ...toProductDetail(row), maxPerOrder: limits.UNPAID_PIECES_MAX };
      return { product, relatedProducts: related.map(toProduct) };
    }),

  searchProducts: ({ query }, { services }) => services.db.autocommit((tx) => searchProducts(tx, query)),
} satisfies Partial<Handlers>;
