import { type ReactNode, useId } from 'react';
import { AlertIcon } from '../Icon/index.ts';
import * as styles from './Field.css.ts';

export interface FieldBaseProps {
  /** What to enter; always visible. */
  label: ReactNode;
  /** Help below the control. */
  hint?: ReactNode;
  /** What is wrong with the value; replaces nothing, is read out after the hint. */
  error?: ReactNode;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldBaseProps {
  /** The control's id; made up when absent. */
  id?: string;
  /** Renders the control with the attributes it is given. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, control, hint and error, tied together. The ready fields are made of it; use it for a control of your own. */
export function Field({ id: ownId, label, hint, error, children }: FieldProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div data-slot="field" className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The sentence under a field that says what to correct. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} data-slot="field-error" className={styles.error}>
      <AlertIcon size={20} className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  );
}
