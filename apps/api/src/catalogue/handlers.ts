import { limits } from '@abs/contract';
import { ApiError } from '../apiError.ts';
import type { Handlers } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import { sharePictureOf } from '../uploads/files.ts';
import { toProduct, toProductDetail } from './mapper.ts';
import { listProducts } from './queries.ts';
import { findProduct } from './relatedProducts.ts';
import { searchProducts } from './searchProducts.ts';

export const catalogueHandlers = {
  getProducts: ({ query }, { services }) => listProducts(services.db, query),

  async getProduct({ params }, { services }) {
    const found = isUuid(params.id) ? await findProduct(services.db, params.id) : null;
    if (!found) throw new ApiError('not_found', 'Product not found');
    const sharePicture = sharePictureOf(found.product.pictures[0]?.src ?? '');
    const product = { ...toProductDetail(found.product), sharePicture, maxPerOrder: limits.UNPAID_PIECES_MAX };
    return { product, relatedProducts: found.related.map(toProduct) };
  },

  searchProducts: ({ query }, { services }) => searchProducts(services.db, query),
} satisfies Partial<Handlers>;
