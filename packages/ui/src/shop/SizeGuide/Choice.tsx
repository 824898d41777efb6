import { type ReactNode, useId } from 'react';
import * as styles from './SizeGuide.css.ts';

interface ChoiceProps<Value extends string | number> {
  /** The group's name, visible before the choices. */
  label: string;
  options: readonly { value: Value; label: ReactNode; name?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice between a few short values, side by side. */
export function Choice<Value extends string | number>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div data-slot="size-guide-choice" role="radiogroup" aria-labelledby={`${id}-label`} className={styles.choice}>
      <span id={`${id}-label`} className={styles.choiceLabel}>
        {label}
      </span>
      <span className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.name}
            />
            {option.label}
          </label>
        ))}
      </span>
    </div>
  );
}
