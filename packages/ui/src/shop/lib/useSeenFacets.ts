import type { Facets, ProductFilters } from '@abs/contract';
import { useState } from 'react';

type Value = { value: string; count: number };

const same = (one: Value, other: Value) => one.value.toLowerCase() === other.value.toLowerCase();

/** The current values, together with earlier ones, which keep their places with the count 0. */
export function mergeValues<Facet extends Value>(seen: readonly Facet[], current: readonly Facet[]): Facet[] {
  const merged = seen.map((facet) => current.find((other) => same(other, facet)) ?? { ...facet, count: 0 });
  current.forEach((facet, index) => {
    if (merged.some((other) => same(other, facet))) return;
    const before = current[index - 1];
    const place = before ? merged.findIndex((other) => same(other, before)) + 1 : 0;
    merged.splice(place, 0, facet);
  });
  return merged;
}

/**
 * Facets in which no value disappears while the shopper chooses: a value without products stays, with the count 0.
 * Another category starts over, because it has other sizes.
 */
export function useSeenFacets(facets: Facets, { categories }: ProductFilters): Facets {
  const place = categories.join();
  const [seen, setSeen] = useState({ place, facets, shown: facets });
  if (seen.facets === facets && seen.place === place) return seen.shown;
  const isSamePlace = seen.place === place;
  const shown: Facets = {
    ...facets,
    sizes: isSamePlace ? mergeValues(seen.shown.sizes, facets.sizes) : facets.sizes,
    colors: isSamePlace ? mergeValues(seen.shown.colors, facets.colors) : facets.colors,
    categories: mergeValues(seen.shown.categories, facets.categories),
  };
  setSeen({ place, facets, shown });
  return shown;
}
