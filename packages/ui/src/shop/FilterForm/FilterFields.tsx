import { type Facets, filterCount, type ProductFilters } from '@abs/contract';
import type { ReactNode } from 'react';
import { swatchPaint } from '../../lib/swatchColor.ts';
import { type FacetOption, facetOptions, type ListFilter, toggled } from '../lib/facetOptions.ts';
import { useSeenFacets } from '../lib/useSeenFacets.ts';
import * as styles from './FilterForm.css.ts';
import { PriceRange } from './PriceRange.tsx';

export interface FilterFieldsProps {
  /** The available filters, with counts. */
  facets: Facets;
  /** The chosen filters. */
  filters: ProductFilters;
  /** Called with the new choice. */
  onFiltersChange: (filters: ProductFilters) => void;
}

/**
 * The filters of the collection as fields of a form: category, size, color, price, in stock. A value without products
 * cannot be chosen; a chosen value can always be removed.
 */
export function FilterFields({ facets: current, filters, onFiltersChange }: FilterFieldsProps) {
  const facets = useSeenFacets(current, filters);
  const reason = filterCount(filters) > 0 ? 'none with your other filters' : 'no products';
  const group = (filter: ListFilter, name: string, legend: string) => {
    const options = facetOptions(filter, facets, filters);
    if (options.length === 0) return null;
    return (
      <Group legend={legend}>
        <ul className={filter === 'sizes' ? styles.tiles : styles.rows}>
          {options.map((option) => (
            <li key={option.value}>
              <Option
                {...option}
                reason={reason}
                name={name}
                isTile={filter === 'sizes'}
                onToggle={() => onFiltersChange(toggled(filters, filter, option.value))}
              />
            </li>
          ))}
        </ul>
      </Group>
    );
  };
  return (
    <div data-slot="filter-fields" className={styles.groups}>
      {group('categories', 'category', 'Category')}
      {group('sizes', 'size', 'Size')}
      {group('colors', 'color', 'Color')}
      <Group legend="Price">
        <PriceRange
          range={facets.price}
          priceMin={filters.priceMin}
          priceMax={filters.priceMax}
          onPriceChange={(limits) => onFiltersChange({ ...filters, ...limits })}
        />
      </Group>
      <Group legend="Availability">
        <Option
          name="inStock"
          value="true"
          label="In stock"
          count={facets.inStock}
          reason={reason}
          checked={filters.inStock}
          onToggle={() => onFiltersChange({ ...filters, inStock: !filters.inStock })}
        />
      </Group>
    </div>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset data-slot="filter-group" className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface OptionProps extends FacetOption {
  name: string;
  isTile?: boolean;
  /** Why a value without products cannot be chosen. */
  reason: string;
  onToggle: () => void;
}

function Option({ name, value, label, count, checked, colorHex, isTile = false, reason, onToggle }: OptionProps) {
  const isUseless = count === 0 && !checked;
  const found = isUseless ? reason : `${count} ${count === 1 ? 'product' : 'products'}`;
  const paint = name === 'color' ? swatchPaint(label, colorHex) : undefined;
  return (
    <label className={isTile ? styles.tile : styles.row}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        disabled={isUseless}
        onChange={onToggle}
        aria-label={`${label}, ${found}`}
        className={isTile ? styles.tileBox : styles.box}
      />
      {paint && <span aria-hidden="true" className={styles.dot} style={{ backgroundColor: paint }} />}
      <span dir="auto" className={styles.name}>
        {label}
      </span>
      <span aria-hidden="true" className={styles.count}>
        {count}
      </span>
    </label>
  );
}
