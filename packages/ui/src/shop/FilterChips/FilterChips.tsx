import { type Facets, onlyCategory, type ProductFilters, withoutNarrowing } from '@abs/contract';
import { CloseIcon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { formatNaira } from '../../lib/naira.ts';
import { filterLabel, type ListFilter, toggled } from '../lib/facetOptions.ts';
import * as styles from './FilterChips.css.ts';

export interface FilterChipsProps {
  /** The chosen filters. Without any, no chips are shown. */
  filters: ProductFilters;
  /** The catalogue's names for the chosen values. */
  facets?: Facets | undefined;
  /** Returns the URL of the list with other filters. */
  hrefFor: (filters: ProductFilters) => string;
}

interface Chip {
  key: string;
  /** Before the label. */
  prefix?: string;
  label: string;
  without: ProductFilters;
}

function priceText({ priceMin, priceMax }: ProductFilters): string {
  if (priceMin === null) return `Up to ${formatNaira(priceMax)}`;
  return priceMax === null ? `From ${formatNaira(priceMin)}` : `${formatNaira(priceMin)} – ${formatNaira(priceMax)}`;
}

function chipsOf(filters: ProductFilters, facets: Facets | undefined): Chip[] {
  const ofList = (filter: ListFilter, prefix = ''): Chip[] =>
    filters[filter].map((value) => ({
      key: `${filter} ${value}`,
      prefix,
      label: filterLabel(filter, value, facets),
      without: toggled(filters, filter, value),
    }));
  const { priceMin, priceMax, inStock } = filters;
  const hasPrice = priceMin !== null || priceMax !== null;
  return [
    // One category is the page itself, unless the page is a collection's.
    ...(onlyCategory(filters) === null ? ofList('categories') : []),
    ...ofList('sizes', 'Size '),
    ...ofList('colors'),
    ...(hasPrice
      ? [{ key: 'price', label: priceText(filters), without: { ...filters, priceMin: null, priceMax: null } }]
      : []),
    ...(inStock ? [{ key: 'inStock', label: 'In stock', without: { ...filters, inStock: false } }] : []),
  ];
}

/** The chosen filters of a list, each with a link that removes it, and a link that removes all. */
export function FilterChips({ filters, facets, hrefFor }: FilterChipsProps) {
  const chips = chipsOf(filters, facets);
  if (chips.length === 0) return null;
  return (
    <ul data-slot="filter-chips" aria-label="Chosen filters" className={styles.chips}>
      {chips.map(({ key, prefix = '', label, without }) => (
        <li key={key} className={styles.item}>
          <Link to={hrefFor(without)} aria-label={`Remove filter: ${prefix}${label}`} className={styles.chip}>
            <span>
              {prefix}
              <bdi>{label}</bdi>
            </span>
            <CloseIcon size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={hrefFor(withoutNarrowing(filters))} className={styles.clear}>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
