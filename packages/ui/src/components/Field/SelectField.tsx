import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as styles from './Field.css.ts';
import { Field, type FieldBaseProps } from './Field.tsx';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'children'>, FieldBaseProps {
  /** The options. A plain string is both value and label. */
  options: readonly (string | { value: string; label: string })[];
  /** Shown while no option is selected. */
  placeholder?: string;
}

/** Selects one of many options. Use RadioGroup for up to five. */
export function SelectField({ id, label, hint, error, options, placeholder, ...rest }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.box}>
          <select {...rest} {...control} className={cx(styles.control, styles.select)}>
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => {
              const { value, label: text } = typeof option === 'string' ? { value: option, label: option } : option;
              return (
                <option key={value} value={value} dir="auto">
                  {text}
                </option>
              );
            })}
          </select>
          <ChevronDownIcon size={20} className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
