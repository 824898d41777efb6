import type { FieldErrors, DeleteAccountForm as Values } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { PasswordField } from '../../components/Field/index.ts';
import { LazyConfirmDialog, preloadConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { useForm } from '../../lib/useForm.ts';
import * as styles from './AccountScreen.css.ts';

export interface DeleteAccountFormProps {
  /** The initial values of the fields. */
  initialValues?: Partial<Values>;
  /** Error messages by field. */
  errors?: FieldErrors<Values>;
  /** The error message for the whole form, such as the order that is still under way. */
  message?: string | null;
  /** Opens the confirm dialog. @default false */
  confirming?: boolean;
  /** The account is being deleted. @default false */
  pending?: boolean;
  /** Called with the entered values, before validation and confirmation. */
  onSubmit: (values: Values) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A form that deletes the account. It requires the password and a confirmation. */
export function DeleteAccountForm({
  email,
  labelledBy,
  initialValues,
  errors,
  message,
  confirming = false,
  pending = false,
  onSubmit,
  onConfirm,
  onCancel,
}: DeleteAccountFormProps & {
  /** The account's email address, for password managers. */
  email: string;
  /** The id of the form's heading. */
  labelledBy: string;
}) {
  const form = useForm({ fields: ['currentPassword'], errors, message, pending, onSubmit });
  const { ref } = form.props;
  return (
    <form {...form.props} data-slot="delete-account-form" aria-labelledby={labelledBy} className={styles.form}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        defaultValue={initialValues?.currentPassword}
        {...form.field('currentPassword')}
      />
      <Button type="submit" variant="danger" size="small" onPointerEnter={preloadConfirmDialog} className={styles.save}>
        Delete account
      </Button>
      <FormError>{form.message}</FormError>
      <LazyConfirmDialog
        open={confirming || pending}
        title="Delete your account?"
        description="You will be logged out on all devices, and nobody can bring the account back."
        confirmLabel={pending ? 'Deleting…' : 'Yes, delete'}
        pending={pending}
        returnFocus={() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </form>
  );
}
