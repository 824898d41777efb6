import type { ProductSort } from '@abs/contract';

/** A column of products, and its direction. */
export type SortKey = { column: string; direction: 'asc' | 'desc' };

/**
 * The columns of each sort; equal rows are ordered by id, so that pages never overlap. Each has its indexes in
 * db/schema/catalogue.ts.
 */
export const sortKeys: Record<ProductSort, SortKey> = {
  featured: { column: 'position', direction: 'asc' },
  newest: { column: 'created_at', direction: 'desc' },
  'price-asc': { column: 'price_kobo', direction: 'asc' },
  'price-desc': { column: 'price_kobo', direction: 'desc' },
  name: { column: 'sort_name', direction: 'asc' },
};

export const orderBy = ({ column, direction }: SortKey): string => `product.${column} ${direction}, product.id asc`;

export const orderByReversed = ({ column, direction }: SortKey): string =>
  `product.${column} ${direction === 'asc' ? 'desc' : 'asc'}, product.id desc`;
