import type { Category, Facets, ProductFilters } from '@abs/contract';
import { categoryTitles } from './categories.ts';

/** One value of a filter, as a box to check. */
export interface FacetOption {
  /** As addresses and filters have it. */
  value: string;
  label: string;
  /** How many products it would find beside the other filters. */
  count: number;
  checked: boolean;
  colorHex?: string | undefined;
}

/** The filters that hold several values. */
export type ListFilter = 'sizes' | 'colors' | 'categories';

/** A value that no product has, as somebody wrote it into the address. */
const labelOfUnknown = (value: string) => (value.length <= 5 ? value.toUpperCase() : value);

/** The name of a chosen value: the catalogue's own writing of it, where the catalogue has it. */
export function filterLabel(filter: ListFilter, value: string, facets: Facets | undefined): string {
  if (filter === 'categories') return categoryTitles[value as Category];
  const known = facets?.[filter].find((facet) => facet.value.toLowerCase() === value);
  // A backend may send back what was chosen, though no product has it.
  return known && (known.count > 0 || known.value !== value) ? known.value : labelOfUnknown(value);
}

/** The boxes of a filter: what the catalogue has, and what is chosen though the catalogue has it no more. */
export function facetOptions(filter: ListFilter, facets: Facets, filters: ProductFilters): FacetOption[] {
  const chosen: readonly string[] = filters[filter];
  const known = facets[filter].map((facet) => {
    const value = facet.value.toLowerCase();
    const { count } = facet;
    const colorHex = 'colorHex' in facet ? facet.colorHex : undefined;
    const checked = chosen.includes(value);
    // What is not chosen comes from the catalogue, whose writing it has.
    const label = checked || filter === 'categories' ? filterLabel(filter, value, facets) : facet.value;
    return { value, label, count, checked, colorHex };
  });
  const unknown = chosen.filter((value) => !known.some((option) => option.value === value));
  return [
    ...known,
    ...unknown.map((value) => ({ value, label: filterLabel(filter, value, facets), count: 0, checked: true })),
  ];
}

/** Filters with one value added, or removed where it is chosen. Values keep one order. */
export function toggled(filters: ProductFilters, filter: ListFilter, value: string): ProductFilters {
  const chosen: readonly string[] = filters[filter];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value].sort();
  return { ...filters, [filter]: next };
}
