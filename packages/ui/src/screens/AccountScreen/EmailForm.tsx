import type { FieldErrors, ChangeEmailForm as Values } from '@abs/contract';
import { useEffect } from 'react';
import { Button } from '../../components/Button/index.ts';
import { PasswordField, TextField } from '../../components/Field/index.ts';
import { FormError, Notice } from '../../components/Notice/index.ts';
import { useForm } from '../../lib/useForm.ts';
import * as styles from './AccountScreen.css.ts';

export interface EmailFormProps {
  /** The initial values of the fields. */
  initialValues?: Partial<Values>;
  /** Error messages by field. */
  errors?: FieldErrors<Values>;
  /** The error message for the whole form. */
  message?: string | null;
  /** The change is being requested. Further presses are ignored. @default false */
  pending?: boolean;
  /** The change has just been requested: the fields are emptied. @default false */
  requested?: boolean;
  /** The new address of a requested change that is not confirmed yet. */
  pendingEmail?: string | null;
  /** Called with the entered values, before validation. */
  onSubmit: (values: Values) => void;
}

/** A form that requests a change of the email address. It requires the password. */
export function EmailForm({
  email,
  labelledBy,
  initialValues,
  errors,
  message,
  pending = false,
  requested = false,
  pendingEmail,
  onSubmit,
}: EmailFormProps & {
  /** The account's current email address. */
  email: string;
  /** The id of the form's heading. */
  labelledBy: string;
}) {
  const form = useForm({ fields: ['email', 'currentPassword'], errors, message, pending, onSubmit });
  const { ref } = form.props;
  useEffect(() => {
    if (requested) ref.current?.reset();
  }, [requested, ref]);
  return (
    <form {...form.props} data-slot="email-form" aria-labelledby={labelledBy} className={styles.form}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="New email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={initialValues?.email}
        {...form.field('email')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        defaultValue={initialValues?.currentPassword}
        {...form.field('currentPassword')}
      />
      <Button type="submit" size="small" pending={pending} className={styles.save}>
        {pending ? 'Sending…' : 'Change email'}
      </Button>
      <FormError>{form.message}</FormError>
      {pendingEmail && (
        <Notice tone={requested ? 'success' : 'info'}>
          We sent a link to <bdi>{email}</bdi> and one to <bdi>{pendingEmail}</bdi>. Your email address changes once you
          have confirmed both, within 24 hours.
        </Notice>
      )}
    </form>
  );
}
