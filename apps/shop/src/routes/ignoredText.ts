import type { IgnoredKind } from '../pages/searchParams.ts';

/** The notice for each part of a URL that the shop ignores. */
export const ignoredText: Record<IgnoredKind, string> = {
  price: 'We ignored a price filter that isn’t a number.',
  priceOrder: 'We ignored the price filter, because its lowest price is above its highest.',
  sort: 'We ignored a sort order that we don’t have.',
  category: 'We ignored a category that we don’t have.',
  filter: 'We ignored a filter that we can’t use.',
};
