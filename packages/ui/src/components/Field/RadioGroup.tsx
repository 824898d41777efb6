import { type ChangeEvent, useId } from 'react';
import * as styles from './Field.css.ts';
import { type FieldBaseProps, FieldError } from './Field.tsx';

export interface RadioGroupProps<Value extends string> extends Omit<FieldBaseProps, 'hint'> {
  /** The field's name in the form. */
  name: string;
  /** The options. A plain string is both value and label. */
  options: readonly (Value | { value: Value; label: string })[];
  /** The selected value. Leave it out for an uncontrolled group. */
  value?: Value | '' | null;
  /** The initial value of an uncontrolled group. */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  disabled?: boolean;
}

/** Selects one of a few options. Use a select for more than five. */
export function RadioGroup<Value extends string>({
  label,
  error,
  name,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  disabled,
}: RadioGroupProps<Value>) {
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value as Value);
  return (
    <div
      data-slot="radio-group"
      role="radiogroup"
      className={styles.fieldset}
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.options}>
        {options.map((option) => {
          const { value: optionValue, label: text } =
            typeof option === 'string' ? { value: option, label: option } : option;
          const checkedProps =
            value === undefined ? { defaultChecked: optionValue === defaultValue } : { checked: optionValue === value };
          return (
            <label key={optionValue} className={styles.option}>
              <input
                type="radio"
                name={name}
                value={optionValue}
                className={styles.radio}
                onChange={choose}
                onBlur={onBlur}
                disabled={disabled}
                {...checkedProps}
              />
              {text}
            </label>
          );
        })}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
