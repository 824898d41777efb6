import { categories, limits } from '@abs/contract';
import { ApiError } from '../apiError.ts';
import type { Handlers } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import { toNaira } from '../money.ts';
import { refusals } from '../refusals.ts';
import { sharePictureOf } from '../uploads/files.ts';
import { findCollection, listCollections, withinCollection } from './collections.ts';
import { toProductDetail } from './mapper.ts';
import { listProducts } from './queries.ts';
import { findProduct } from './relatedProducts.ts';
import { searchProducts } from './searchProducts.ts';
import { findSizeGuide } from './sizeGuides.ts';
import { toCard, toColors, toVariants } from './variants.ts';

export const catalogueHandlers = {
  async getProducts({ query }, { services }) {
    const within = await withinCollection(services, query);
    return listProducts(services.db, within.query, within.ids);
  },

  async getProduct({ params }, { services }) {
    const found = isUuid(params.id) ? await findProduct(services.db, params.id) : null;
    if (!found) throw new ApiError(...refusals.notFound('Product'));
    const { variants, ...row } = found.product;
    const { deliveryFeeKobo, deliveryDays } = services.config;
    const sharePicture = sharePictureOf(row.pictures[0]?.src ?? '');
    const product = {
      ...toProductDetail(row),
      sharePicture,
      maxPerOrder: limits.UNPAID_PIECES_MAX,
      variants: toVariants(variants),
      colors: toColors(variants),
      sizeGuide: await findSizeGuide(services.db, row),
      delivery: { fee: toNaira(deliveryFeeKobo), ...(deliveryDays && { days: deliveryDays }) },
    };
    return { product, relatedProducts: found.related.map(toCard) };
  },

  async searchProducts({ query }, { services }) {
    const within = await withinCollection(services, query);
    return searchProducts(services.db, within.query, within.ids);
  },

  getCollections: async (_, { services }) => ({ collections: await listCollections(services) }),
  getCollection: ({ params }, { services }) => findCollection(services, params.slug),

  async getSizeGuide({ params }, { services }) {
    const category = categories.find((known) => known === params.category);
    const sizeGuide = category && (await findSizeGuide(services.db, { category }));
    if (!sizeGuide) throw new ApiError(...refusals.notFound('Size guide'));
    return { sizeGuide };
  },
} satisfies Partial<Handlers>;
