import type { ComponentProps } from 'react';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-label' | 'ref' | 'children'> {
  /** What the checkbox selects, for screen readers. Sighted users see it in the row or list. */
  label: string;
  /** Some, but not all, of the checkbox's items are selected. @default false */
  indeterminate?: boolean;
}

/** Selects one row or all rows. */
export function Checkbox({ label, indeterminate = false, onChange, ...rest }: CheckboxProps) {
  return (
    <span data-slot="checkbox" className={styles.box}>
      <input
        {...rest}
        ref={(input) => {
          // There is no HTML attribute for it.
          if (input) input.indeterminate = indeterminate;
        }}
        type="checkbox"
        onChange={(event) => {
          // A press clears `indeterminate`; restore it, because the parent decides the next state.
          event.target.indeterminate = indeterminate;
          onChange?.(event);
        }}
        aria-label={label}
        className={styles.input}
      />
    </span>
  );
}
