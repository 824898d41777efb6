import type { FieldErrors, Picture, ResetPasswordForm } from '@abs/contract';
import { AuthLayout, AuthLink } from '../../components/AuthLayout/index.ts';
import { Button } from '../../components/Button/index.ts';
import { PasswordField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Inline, Stack } from '../../components/Stack/index.ts';
import { useForm } from '../../lib/useForm.ts';

export interface ResetPasswordScreenProps {
  /** The account's email address. Shown, and passed to password managers. */
  email?: string | null;
  /** The initial values of the fields. */
  initialValues?: Partial<ResetPasswordForm>;
  /** Error messages by field. */
  errors?: FieldErrors<ResetPasswordForm>;
  /** The error message for the whole reset. */
  message?: string | null;
  /** The password is being changed. Further presses are ignored. @default false */
  pending?: boolean;
  /** The picture beside the form on desktops. */
  picture?: Picture | string;
  /** Called with the entered values, before validation. */
  onSubmit: (values: ResetPasswordForm) => void;
}

/** The last step of a password reset: asks for a new password after the emailed code was accepted. */
export function ResetPasswordScreen({
  email,
  initialValues,
  errors,
  message,
  pending = false,
  picture,
  onSubmit,
}: ResetPasswordScreenProps) {
  const form = useForm({ fields: ['password', 'confirmPassword'], errors, message, pending, onSubmit });
  return (
    <AuthLayout
      title="Continue Set up"
      intro={email ? `Choose a new password for ${email}.` : 'Choose a new password for your account.'}
      picture={picture}
      footer={
        <Inline gap={2}>
          <span>Or go</span>
          <AuthLink to="/login">back to login</AuthLink>
        </Inline>
      }
    >
      <form {...form.props}>
        <Stack gap={5}>
          <FormError>{form.message}</FormError>
          {/* A password manager saves the new password for this address. */}
          {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
          <PasswordField
            label="Password"
            autoComplete="new-password"
            hint="At least 8 characters."
            defaultValue={initialValues?.password}
            {...form.field('password')}
          />
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            defaultValue={initialValues?.confirmPassword}
            {...form.field('confirmPassword')}
          />
          <Button type="submit" full pending={pending}>
            Proceed
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}
