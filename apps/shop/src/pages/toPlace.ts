import { collectionPath } from '@abs/contract';
import type { Collection } from '@abs/contract/entities';
import type { Place } from './places.ts';

/** The data of a category or collection that every page has. */
export const toPlace = ({ kind, slug, title, text, picture }: Collection): Place => ({
  name: title,
  url: collectionPath({ kind, slug }),
  ...(kind === 'category' && { text }),
  ...(picture && { picture }),
});
