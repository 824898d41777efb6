import { type ChangeEvent, type FocusEvent, useId, useState } from 'react';
import { FieldError } from '../Field/index.ts';
import * as styles from './DayRange.css.ts';

/** Days of the calendar, YYYY-MM-DD; null for no limit. */
export interface Days {
  from: string | null;
  to: string | null;
}

export interface DayRangeProps extends Days {
  /** The name of both fields together, such as 'Date'. */
  label: string;
  /** The earliest day that can be chosen, YYYY-MM-DD. */
  min: string;
  /** The latest day that can be chosen. */
  max: string;
  /** Called with other days, once they are complete and in order. */
  onChange: (days: Days) => void;
}

type Typed = Record<keyof Days, string>;
const typed = ({ from, to }: Days): Typed => ({ from: from ?? '', to: to ?? '' });

/**
 * Two fields for the first and the last day of a filter. A choice is applied immediately; days that cannot be applied
 * stay, with the reason.
 */
export function DayRange({ label, from, to, min, max, onChange }: DayRangeProps) {
  const id = useId();
  const [days, setDays] = useState(typed({ from, to }));
  const [error, setError] = useState<{ field: keyof Days; text: string } | null>(null);
  const [shown, setShown] = useState({ from, to });
  // Another choice came from elsewhere, such as the back button.
  if (shown.from !== from || shown.to !== to) {
    setShown({ from, to });
    setDays(typed({ from, to }));
    setError(null);
  }

  const isPossible = (day: string) => day === '' || (day >= min && day <= max);
  const change = (field: keyof Days, { target }: ChangeEvent<HTMLInputElement>) => {
    const next = { ...days, [field]: target.value };
    setDays(next);
    // While a day or a year is being typed, the date is incomplete or far in the past.
    if (target.validity.badInput || !isPossible(target.value)) return;
    if (next.from && next.to && next.from > next.to) {
      setError({ field, text: 'The last day must not be before the first.' });
      return;
    }
    setError(null);
    const chosen = { from: next.from || null, to: next.to || null };
    if (chosen.from !== from || chosen.to !== to) onChange(chosen);
  };
  const leave = (field: keyof Days, { target }: FocusEvent<HTMLInputElement>) => {
    if (target.validity.badInput) setError({ field, text: 'Enter a complete date.' });
    else if (!isPossible(target.value)) {
      setError({ field, text: `Enter a date from ${min.slice(0, 4)} to ${max.slice(0, 4)}.` });
    }
  };

  const input = (field: keyof Days, name: string) => (
    <label className={styles.field}>
      <span className={styles.label}>{name}</span>
      <input
        type="date"
        min={min}
        max={max}
        value={days[field]}
        aria-invalid={error?.field === field || undefined}
        aria-describedby={error?.field === field ? `${id}-error` : undefined}
        className={styles.input}
        onChange={(event) => change(field, event)}
        onBlur={(event) => leave(field, event)}
      />
    </label>
  );
  return (
    <fieldset data-slot="day-range" aria-label={label} className={styles.range}>
      {input('from', 'From')}
      {input('to', 'To')}
      {error && (
        <div className={styles.error}>
          <FieldError id={`${id}-error`}>{error.text}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
