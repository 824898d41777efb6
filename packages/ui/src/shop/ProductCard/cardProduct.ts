import type { Product } from '@abs/contract';

/** The product data that a card shows. Lists and related products both include it. */
export type CardProduct = Pick<
  Product,
  'id' | 'name' | 'price' | 'size' | 'color' | 'salesCoverPicture' | 'cover' | 'quantity' | 'sizes' | 'colors'
>;
