import type { ChangeTwoFactorForm as Changed, FieldErrors } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { PasswordField, TextField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useForm } from '../../lib/useForm.ts';
import * as styles from './TwoFactor.css.ts';

export interface TwoFactorFormProps {
  /** The account's email address, for password managers. */
  email: string;
  /** Error messages by field. */
  errors?: FieldErrors<Changed>;
  /** The error message for the whole form. */
  message?: string | null;
  /** The form is being sent. Further presses are ignored. */
  pending?: boolean;
  /** Called with the entered values, before validation. */
  onSubmit: (values: Partial<Changed>) => void;
  /** Closes the form. */
  onCancel: () => void;
}

/** The button that opened the form has just been removed with the focus. */
const focusOnMount = (field: HTMLInputElement | null) => field?.focus();

/** Submit and cancel, with the form's message. */
export function TwoFactorActions({
  submit,
  message,
  pending,
  onCancel,
}: Pick<TwoFactorFormProps, 'pending' | 'onCancel'> & { submit: string; message: string | null }) {
  return (
    <>
      <div className={styles.actions}>
        <Button type="submit" size="small" pending={pending}>
          {submit}
        </Button>
        <Button size="small" variant="secondary" disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <FormError>{message}</FormError>
    </>
  );
}

/** The password, which setting up requires. */
export function StartTwoFactorForm({
  email,
  errors,
  message,
  pending = false,
  onSubmit,
  onCancel,
}: TwoFactorFormProps) {
  const form = useForm({ fields: ['currentPassword'], errors, message, pending, onSubmit });
  return (
    <form {...form.props} aria-labelledby="two-factor-title" className={styles.form}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={focusOnMount}
        label="Your password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <TwoFactorActions submit="Continue" message={form.message} pending={pending} onCancel={onCancel} />
    </form>
  );
}

/** The password and a code, which every change requires once two-factor authentication is on. */
export function ChangeTwoFactorForm({
  email,
  about,
  submit,
  errors,
  message,
  pending = false,
  onSubmit,
  onCancel,
}: TwoFactorFormProps & {
  /** What the change does. */
  about: string;
  /** The text of the button. */
  submit: string;
}) {
  const form = useForm({ fields: ['currentPassword', 'code'], errors, message, pending, onSubmit });
  return (
    <form {...form.props} aria-labelledby="two-factor-title" className={styles.form}>
      <Text tone="muted">{about}</Text>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={focusOnMount}
        label="Your password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <TextField
        label="Code"
        hint="From your authenticator app, or a recovery code."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('code')}
      />
      <TwoFactorActions submit={submit} message={form.message} pending={pending} onCancel={onCancel} />
    </form>
  );
}
