import type { Category, Picture } from '@abs/contract';
import type { Product } from '@abs/contract/entities';
import { products } from '../db/schema.ts';
import type { AllFields } from '../http/allFields.ts';
import { toNaira } from '../money.ts';

/** The columns that a product's answer is made of. */
export const productColumns = {
  id: products.id,
  name: products.name,
  description: products.description,
  priceKobo: products.priceKobo,
  size: products.size,
  color: products.color,
  colorHex: products.colorHex,
  category: products.category,
  quantity: products.quantity,
  pictures: products.pictures,
};

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
};

/** A product as lists carry it: the cover in all widths, the others by address only. */
export function toProduct(row: ProductRow): Omit<AllFields<Product>, 'pictures' | 'maxPerOrder'> {
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
  };
}

/** A single product, with all its pictures. */
export function toProductDetail(row: ProductRow): Product {
  return { ...toProduct(row), pictures: row.pictures };
}
