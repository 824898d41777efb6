import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './InlineSelect.css.ts';

export interface InlineSelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  /** The visible label before the select, such as 'Status'. */
  label: string;
  /** Shows the label only to screen readers, for a select after a text with the same words. @default false */
  labelHidden?: boolean;
  /**
   * Makes the select as narrow as values of a few letters, such as sizes, even if the options are longer.
   * @default false
   */
  short?: boolean;
  /** Puts the label above the select, which fills its place, for several filters side by side. @default false */
  stacked?: boolean;
  /** The options. */
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A select for filters and orders beside other controls. Use SelectField in forms. */
export function InlineSelect<Value extends string>({
  label,
  labelHidden = false,
  short = false,
  stacked = false,
  options,
  value,
  onChange,
  className,
  ...rest
}: InlineSelectProps<Value>) {
  return (
    <label data-slot="inline-select" className={cx(styles.field, stacked && styles.stacked, className)}>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
      <span className={styles.box}>
        <select
          {...rest}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          className={cx(styles.select, short && styles.short, stacked && styles.filled)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} dir="auto" disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={18} className={styles.chevron} />
      </span>
    </label>
  );
}
