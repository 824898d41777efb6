import type { Category } from '@abs/contract';

/** The page titles of the categories. */
export const categoryTitles: Record<Category, string> = {
  hoodie: 'Hoodies',
  tshirt: 'T-Shirts',
  sneaker: 'Sneakers',
  jacket: 'Jackets',
};

/** A line about each category, below its title. */
export const categoryIntros: Record<Category, string> = {
  hoodie: 'Heavy cotton for cool mornings, cold offices and harmattan.',
  tshirt: 'Soft cotton that keeps its shape, wash after wash.',
  sneaker: 'Low and clean, made for walking the city.',
  jacket: 'Layers for rain, wind and late evenings.',
};

/** A place of the navigation: a category or a collection. */
export type PlaceLink = { name: string; url: string };

/** The categories as places of the navigation. */
export const categoryLinks: readonly PlaceLink[] = Object.entries(categoryTitles).map(([category, name]) => ({
  name,
  url: `/shop?category=${category}`,
}));
