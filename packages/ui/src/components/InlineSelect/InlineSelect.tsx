import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as styles from './InlineSelect.css.ts';

export interface InlineSelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  /** The visible label before the select, such as 'Status'. */
  label: string;
  /** The options. */
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A select for filters and orders beside other controls. Use SelectField in forms. */
export function InlineSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
  ...rest
}: InlineSelectProps<Value>) {
  return (
    <label data-slot="inline-select" className={cx(styles.field, className)}>
      <span className={styles.label}>{label}</span>
      <span className={styles.box}>
        <select
          {...rest}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          className={styles.select}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={18} className={styles.chevron} />
      </span>
    </label>
  );
}
