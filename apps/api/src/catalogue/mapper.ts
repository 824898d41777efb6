import type { Category, Picture } from '@abs/contract';
import type { Product } from '@abs/contract/entities';
import type { AllFields } from '../http/allFields.ts';
import { toNaira } from '../money.ts';

/** The columns of a row of products named `product` that make a `ProductRow`. */
export const productColumns = `product.id, product.name, product.description,
  product.price_kobo::double precision as "priceKobo", product.size, product.color, product.color_hex as "colorHex",
  product.category, product.quantity, product.pictures, product.style_id as "styleId"`;

export type ProductRow = {
  id: string;
  name: string;
  description: string;
  priceKobo: number;
  size: string;
  color: string;
  colorHex: string | null;
  category: Category | null;
  quantity: number;
  pictures: Picture[];
  styleId: string;
};

/** A product in the format of lists: the cover in all widths, the other pictures by URL only. */
export function toProduct(
  row: ProductRow,
): Omit<
  AllFields<Product>,
  'pictures' | 'sharePicture' | 'maxPerOrder' | 'sizes' | 'colors' | 'variants' | 'sizeGuide'
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
    category: row.category ?? undefined,
    colorHex: row.colorHex ?? undefined,
    cover,
    styleId: row.styleId,
  };
}

/** A single product, with all its pictures. */
export function toProductDetail(row: ProductRow): Product {
  return { ...toProduct(row), pictures: row.pictures };
}
