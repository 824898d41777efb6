import { type Category, limits } from '@abs/contract';

const names: Record<Category, string> = {
  hoodie: 'Hoodie',
  tshirt: 'T-Shirt',
  sneaker: 'Sneakers',
  jacket: 'Jacket',
};

/** What a page of a category is called. */
export const categoryTitles: Record<Category, string> = {
  hoodie: 'Hoodies',
  tshirt: 'T-Shirts',
  sneaker: 'Sneakers',
  jacket: 'Jackets',
};

/** What a product can be, with the words for it. */
export const categoryOptions = Object.entries(names).map(([value, label]) => ({ value, label }));

/** A category in words; nothing where none is known. */
export function categoryName(category: Category | undefined): string | undefined {
  return category && names[category];
}

/** The sizes that a category comes in; while none is chosen (''), all that there are. */
export function sizesOf(category: string): readonly string[] {
  if (category === 'sneaker') return limits.SNEAKER_SIZES;
  return category === '' ? [...limits.CLOTHES_SIZES, ...limits.SNEAKER_SIZES] : limits.CLOTHES_SIZES;
}
