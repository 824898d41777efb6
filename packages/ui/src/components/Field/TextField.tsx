import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Field.css.ts';
import { Field, type FieldBaseProps } from './Field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldBaseProps {
  /** A symbol before the value, such as ₦. The label must say the same in words. */
  sign?: string;
}

/** One line of text. `ref` is the input's. */
export function TextField({ id, label, hint, error, sign, type = 'text', ...rest }: TextFieldProps) {
  const isFreeText = (type === 'text' || type === 'search') && !rest.inputMode;
  const input = { dir: isFreeText ? 'auto' : undefined, ...rest, type };
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) =>
        sign ? (
          <div className={styles.box}>
            <span aria-hidden="true" className={styles.sign}>
              {sign}
            </span>
            <input {...input} {...control} className={cx(styles.control, styles.withSign)} />
          </div>
        ) : (
          <input {...input} {...control} className={styles.control} />
        )
      }
    </Field>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'sign'> {}

/**
 * A password field with a button that shows the password. Set `autoComplete` to 'current-password' or 'new-password'.
 */
export function PasswordField({ id, label, hint, error, ...rest }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.box}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={isVisible ? 'text' : 'password'}
            className={cx(styles.control, styles.withButton)}
          />
          <IconButton
            label={isVisible ? 'Hide password' : 'Show password'}
            aria-pressed={isVisible}
            aria-controls={control.id}
            className={styles.inside}
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'>, FieldBaseProps {}

/** Several lines of text. */
export function TextArea({ id, label, hint, error, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <textarea dir="auto" {...rest} {...control} className={cx(styles.control, styles.area)} />}
    </Field>
  );
}
