import type { Category, Facets, ProductFilters } from '@abs/contract';
import { categoryTitles } from './categories.ts';

/** One value of a filter, as a box to check. */
export interface FacetOption {
  /** The value in URLs and filters. */
  value: string;
  label: string;
  /** How many products it would find together with the other filters. */
  count: number;
  checked: boolean;
  colorHex?: string | undefined;
}

/** The filters that hold several values. */
export type ListFilter = 'sizes' | 'colors' | 'categories';

/** The label of a value from the URL that no product has. */
const labelOfUnknown = (value: string) => (value.length <= 5 ? value.toUpperCase() : value);

/** The label of a chosen value, in the catalogue's spelling if the catalogue has the value. */
export function filterLabel(filter: ListFilter, value: string, facets: Facets | undefined): string {
  if (filter === 'categories') return categoryTitles[value as Category];
  const known = facets?.[filter].find((facet) => facet.value.toLowerCase() === value);
  // A backend may return a chosen value that no product has.
  return known && (known.count > 0 || known.value !== value) ? known.value : labelOfUnknown(value);
}

/** The checkboxes of a filter: the catalogue's values, and chosen values that the catalogue no longer has. */
export function facetOptions(filter: ListFilter, facets: Facets, filters: ProductFilters): FacetOption[] {
  const chosen: readonly string[] = filters[filter];
  const known = facets[filter].map((facet) => {
    const value = facet.value.toLowerCase();
    const { count } = facet;
    const colorHex = 'colorHex' in facet ? facet.colorHex : undefined;
    const checked = chosen.includes(value);
    // Values that are not chosen come from the catalogue, in its spelling.
    const label = checked || filter === 'categories' ? filterLabel(filter, value, facets) : facet.value;
    return { value, label, count, checked, colorHex };
  });
  const unknown = chosen.filter((value) => !known.some((option) => option.value === value));
  return [
    ...known,
    ...unknown.map((value) => ({ value, label: filterLabel(filter, value, facets), count: 0, checked: true })),
  ];
}

/** Filters with one value added, or removed if it is chosen. The values stay sorted. */
export function toggled(filters: ProductFilters, filter: ListFilter, value: string): ProductFilters {
  const chosen: readonly string[] = filters[filter];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value].sort();
  return { ...filters, [filter]: next };
}
