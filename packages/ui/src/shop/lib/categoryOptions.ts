import { type Category, limits } from '@abs/contract';

const labels: Record<Category, string> = {
  hoodie: 'Hoodie',
  tshirt: 'T-Shirt',
  sneaker: 'Sneakers',
  jacket: 'Jacket',
};

/** The categories with labels, for a select. */
export const categoryOptions = Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The category's label; undefined without a category. */
export function categoryName(category: Category | undefined): string | undefined {
  return category && labels[category];
}

/** The sizes of a category; all sizes while no category is chosen (''). */
export function sizesOf(category: string): readonly string[] {
  if (category === 'sneaker') return limits.SNEAKER_SIZES;
  return category === '' ? [...limits.CLOTHES_SIZES, ...limits.SNEAKER_SIZES] : limits.CLOTHES_SIZES;
}
