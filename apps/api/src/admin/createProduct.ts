import type { Picture } from '@abs/contract';
import { sql } from 'drizzle-orm';
import { searchTextOf } from '../catalogue/fold.ts';
import { productColumns, toProductDetail } from '../catalogue/toProduct.ts';
import { products } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { toKobo } from '../money.ts';

/**
 * Adds a product whose pictures are addresses already; the contract's rule allows https and /media/ only, so that no
 * other scheme ever reaches a page. New products come first in the collection.
 */
export const createProduct: Handler<'createProduct'> = async ({ body }, { services }) => {
  const { name, description, price, size, color, quantity, category } = body;
  const [row] = await services.db.read((tx) =>
    tx
      .insert(products)
      .values({
        name,
        description,
        priceKobo: toKobo(price),
        size,
        color,
        quantity,
        category: category ?? null,
        pictures: [body.salesCoverPicture, ...body.subImages].map((src) => pictureAt(src, `${name}, ${color}`)),
        searchText: searchTextOf({ name, color, category: category ?? null, description }),
        position: sql`coalesce((select min(position) from products), 0) - 1`,
        createdAt: services.now(),
      })
      .returning(productColumns),
  );
  if (!row) throw new Error('The product was inserted, but not returned.');
  return { message: 'The product has been added.', product: toProductDetail(row) };
};

/** Nobody has measured the picture: the shop's usual shape keeps its place, and the one address is the only width. */
function pictureAt(src: string, alt: string): Picture {
  return { src, srcset: '', width: 1200, height: 1500, ground: '#e9e4dc', alt };
}
