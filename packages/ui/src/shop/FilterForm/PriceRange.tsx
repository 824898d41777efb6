import { type Facets, priceLimitOf } from '@abs/contract';
import { useState } from 'react';
import { TextField } from '../../components/Field/index.ts';
import * as styles from './FilterForm.css.ts';

interface Limits {
  priceMin: number | null;
  priceMax: number | null;
}

export interface PriceRangeProps extends Limits {
  /** The lowest and the highest price of the products, as an example. */
  range: Facets['price'];
  /** Called with other limits, once a field is left or Enter is pressed. */
  onPriceChange: (limits: Limits) => void;
}

const NOT_A_NUMBER = 'Enter an amount in naira, such as 15000';
const textOf = (limit: number | null) => (limit === null ? '' : String(limit));
const example = (amount: number | undefined) => (amount === undefined ? undefined : amount.toLocaleString('en-NG'));

/** Two fields for the limits of the price. An invalid value stays, and its field shows why. */
export function PriceRange({ range, priceMin, priceMax, onPriceChange }: PriceRangeProps) {
  const [min, setMin] = useState(textOf(priceMin));
  const [max, setMax] = useState(textOf(priceMax));
  const [errors, setErrors] = useState<{ min?: string; max?: string }>({});
  const [shown, setShown] = useState({ priceMin, priceMax });
  // Clears the field of a limit that is removed elsewhere. The focus stays.
  if (shown.priceMin !== priceMin || shown.priceMax !== priceMax) {
    setShown({ priceMin, priceMax });
    setMin(textOf(priceMin));
    setMax(textOf(priceMax));
    setErrors({});
  }

  const commit = () => {
    const [low, high] = [priceLimitOf(min), priceLimitOf(max)];
    if (low === undefined || high === undefined) {
      setErrors({
        ...(low === undefined && { min: NOT_A_NUMBER }),
        ...(high === undefined && { max: NOT_A_NUMBER }),
      });
      return;
    }
    if (low !== null && high !== null && low > high) {
      setErrors({ max: 'Enter an amount above the lowest price' });
      return;
    }
    setErrors({});
    if (low !== priceMin || high !== priceMax) onPriceChange({ priceMin: low, priceMax: high });
  };
  const shared = {
    sign: '₦',
    inputMode: 'decimal',
    autoComplete: 'off',
    maxLength: 40,
    onBlur: commit,
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key !== 'Enter') return;
      // The form is for browsers without script.
      event.preventDefault();
      commit();
    },
  } as const;
  return (
    <div className={styles.prices}>
      <TextField
        {...shared}
        label="From"
        name="priceMin"
        aria-label="Lowest price in naira"
        placeholder={example(range?.min)}
        value={min}
        error={errors.min}
        onChange={(event) => setMin(event.target.value)}
      />
      <TextField
        {...shared}
        label="To"
        name="priceMax"
        aria-label="Highest price in naira"
        placeholder={example(range?.max)}
        value={max}
        error={errors.max}
        onChange={(event) => setMax(event.target.value)}
      />
    </div>
  );
}
