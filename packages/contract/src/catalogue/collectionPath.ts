import type { Collection } from './entities.ts';

/** The path of the page of a category or collection. */
export const collectionPath = ({ kind, slug }: Pick<Collection, 'kind' | 'slug'>): string =>
  kind === 'category' ? `/shop?category=${slug}` : `/collections/${slug}`;
