import { collectionPath } from '@abs/contract';
import type { Collection } from '@abs/contract/entities';
import type { Place } from './places.ts';

/** What every page knows of a category or collection. */
export const toPlace = ({ kind, slug, title, text, picture }: Collection): Place => ({
  name: title,
  url: collectionPath({ kind, slug }),
  ...(kind === 'category' && { text }),
  ...(picture && { picture }),
});
