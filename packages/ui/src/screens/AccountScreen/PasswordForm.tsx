import type { ChangePasswordForm, FieldErrors } from '@abs/contract';
import { useEffect } from 'react';
import { Button } from '../../components/Button/index.ts';
import { PasswordField } from '../../components/Field/index.ts';
import { FormError, Notice } from '../../components/Notice/index.ts';
import { useForm } from '../../lib/useForm.ts';
import * as styles from './AccountScreen.css.ts';

export interface PasswordFormProps {
  /** The initial values of the fields. */
  initialValues?: Partial<ChangePasswordForm>;
  /** Error messages by field. */
  errors?: FieldErrors<ChangePasswordForm>;
  /** The error message for the whole form. */
  message?: string | null;
  /** The password is being changed. Further presses are ignored. @default false */
  pending?: boolean;
  /** The password has just been changed: the fields are emptied. @default false */
  saved?: boolean;
  /** Called with the entered values, before validation. */
  onSubmit: (values: ChangePasswordForm) => void;
}

/** A form that changes the password. It requires the current one. */
export function PasswordForm({
  email,
  labelledBy,
  initialValues,
  errors,
  message,
  pending = false,
  saved = false,
  onSubmit,
}: PasswordFormProps & {
  /** The account's email address, for password managers. */
  email: string;
  /** The id of the form's heading. */
  labelledBy: string;
}) {
  const form = useForm({
    fields: ['currentPassword', 'password', 'confirmPassword'],
    errors,
    message,
    pending,
    onSubmit,
  });
  const { ref } = form.props;
  useEffect(() => {
    if (saved) ref.current?.reset();
  }, [saved, ref]);
  return (
    <form {...form.props} data-slot="password-form" aria-labelledby={labelledBy} className={styles.form}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        defaultValue={initialValues?.currentPassword}
        {...form.field('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters."
        defaultValue={initialValues?.password}
        {...form.field('password')}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        defaultValue={initialValues?.confirmPassword}
        {...form.field('confirmPassword')}
      />
      <Button type="submit" size="small" pending={pending} className={styles.save}>
        {pending ? 'Changing…' : 'Change password'}
      </Button>
      {/* Below the button, because on a phone the top of the form may be out of view. */}
      <FormError>{form.message}</FormError>
      {saved && <Notice tone="success">Your password is changed. You are logged out on all other devices.</Notice>}
    </form>
  );
}
