import { type Call, type CallContext, paged, Refusal } from './call.ts';
import type { Product, Store } from './store.ts';

/** A product as answered, with absolute URLs of its pictures. */
export const productAnswer = ({ origin }: CallContext, { salesCoverPicture, subImages, ...product }: Product) => ({
  ...product,
  salesCoverPicture: origin + salesCoverPicture,
  subImages: subImages.map((path) => origin + path),
});

export function findProduct(store: Store, id: unknown): Product {
  const product = store.products.find((known) => known.id === String(id));
  if (!product) throw new Refusal(404, 'Product not found');
  return product;
}

export const catalogueCalls: Call[] = [
  {
    method: 'GET',
    path: '/products',
    query: ['page', 'limit'],
    answer: (context) => {
      const { shown, total, pages } = paged(context, context.store.products, 12);
      const products = shown.map((product) => productAnswer(context, product));
      return { products, totalProducts: total, totalPages: pages };
    },
  },
  {
    method: 'GET',
    path: '/products/{id}',
    answer: (context) => {
      const product = findProduct(context.store, context.params.id);
      const kind = product.name.split(' ')[1];
      const related = context.store.products.filter((other) => other !== product && other.name.split(' ')[1] === kind);
      return {
        product: productAnswer(context, product),
        relatedProducts: related.slice(0, 8).map((other) => productAnswer(context, other)),
      };
    },
  },
  {
    method: 'GET',
    path: '/search-query',
    query: ['query', 'page', 'limit'],
    answer: (context) => {
      const words = (context.query.query ?? '').toLowerCase().split(/\s+/).filter(Boolean);
      if (words.length === 0) throw new Refusal(400, 'query is required');
      const found = context.store.products.filter(({ name }) =>
        words.every((word) => name.toLowerCase().includes(word)),
      );
      return { products: paged(context, found, 10).shown.map((product) => productAnswer(context, product)) };
    },
  },
];
