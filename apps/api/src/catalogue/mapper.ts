import { type ProductDetail, productDetailNames, withoutNulls } from '@abs/contract';
import type { Product } from '@abs/contract/entities';
import type { products } from '../db/schema.ts';
import type { AllFields } from '../http/allFields.ts';
import { toNaira } from '../money.ts';

type Row = typeof products.$inferSelect;

const shown = [
  'id',
  'name',
  'description',
  'size',
  'color',
  'quantity',
  'pictures',
  'styleId',
  ...productDetailNames,
] as const satisfies readonly (keyof Row)[];

export type ProductRow = Pick<Row, (typeof shown)[number] | 'priceKobo'>;

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of a row of products named `product` that make a `ProductRow`. */
export const productColumns = [
  ...shown.map((name) => `product.${columnOf(name)} as "${name}"`),
  'product.price_kobo::double precision as "priceKobo"',
].join(', ');

/** What the product need not have; null for none. */
export const detailsOf = (row: Pick<Row, ProductDetail>) =>
  Object.fromEntries(productDetailNames.map((name) => [name, row[name]])) as Pick<Row, ProductDetail>;

/** A product in the format of lists: the cover in all widths, the other pictures by URL only. */
export function toProduct(
  row: ProductRow,
): Omit<
  AllFields<Product>,
  'pictures' | 'sharePicture' | 'maxPerOrder' | 'sizes' | 'colors' | 'variants' | 'sizeGuide' | 'delivery'
> {
  const [cover, ...others] = row.pictures;
  return {
    id: row.id,
    name: row.name,
    price: toNaira(row.priceKobo),
    salesCoverPicture: cover?.src ?? '',
    subImages: others.map((picture) => picture.src),
    description: row.description,
    color: row.color,
    size: row.size,
    quantity: row.quantity,
    ...withoutNulls(detailsOf(row)),
    cover,
    styleId: row.styleId,
  };
}

/** A single product, with all its pictures. */
export function toProductDetail(row: ProductRow): Product {
  return { ...toProduct(row), pictures: row.pictures };
}
