import type { ComponentProps } from 'react';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-label' | 'ref' | 'children'> {
  /** What it selects, for screen readers: the row or list beside it shows it to the others. */
  label: string;
  /** Some of what it stands for is selected, and some is not. @default false */
  indeterminate?: boolean;
}

/** Selects a row, or all of them. */
export function Checkbox({ label, indeterminate = false, onChange, ...rest }: CheckboxProps) {
  return (
    <span data-slot="checkbox" className={styles.box}>
      <input
        {...rest}
        ref={(input) => {
          // It has no attribute of its own.
          if (input) input.indeterminate = indeterminate;
        }}
        type="checkbox"
        onChange={(event) => {
          // A press takes it away; whether it goes is for whoever is told of the press.
          event.target.indeterminate = indeterminate;
          onChange?.(event);
        }}
        aria-label={label}
        className={styles.input}
      />
    </span>
  );
}
