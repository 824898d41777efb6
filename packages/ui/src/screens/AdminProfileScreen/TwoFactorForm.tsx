import type { ChangeTwoFactorForm, FieldErrors } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { PasswordField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useForm } from '../../lib/useForm.ts';
import { TwoFactorCodeField } from '../../shop/lib/TwoFactorCodeField.tsx';
import * as styles from './TwoFactor.css.ts';

export interface TwoFactorFormProps {
  /** The account's email address, for password managers. */
  email: string;
  /** Error messages by field. */
  errors?: FieldErrors<ChangeTwoFactorForm>;
  /** The error message for the whole form. */
  message?: string | null;
  /** The form is being sent. Further presses are ignored. */
  pending?: boolean;
  /** Called with the entered values, before validation. */
  onSubmit: (values: Partial<ChangeTwoFactorForm>) => void;
  /** Closes the form. */
  onCancel: () => void;
}

/** The button that opened the form had the focus, and has just been removed. */
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

/** The password, and a code as well once two-factor authentication is on. */
export function TwoFactorForm({
  email,
  about,
  withCode = false,
  submit,
  errors,
  message,
  pending = false,
  onSubmit,
  onCancel,
}: TwoFactorFormProps & {
  /** What the change does. */
  about?: string;
  /** Whether a code is required too. @default false */
  withCode?: boolean;
  /** The text of the button. */
  submit: string;
}) {
  const form = useForm({
    fields: withCode ? ['currentPassword', 'code'] : ['currentPassword'],
    errors,
    message,
    pending,
    onSubmit,
  });
  return (
    <form {...form.props} aria-labelledby="two-factor-title" className={styles.form}>
      {about && <Text tone="muted">{about}</Text>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={focusOnMount}
        label="Your password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      {withCode && <TwoFactorCodeField {...form.field('code')} />}
      <TwoFactorActions submit={submit} message={form.message} pending={pending} onCancel={onCancel} />
    </form>
  );
}
