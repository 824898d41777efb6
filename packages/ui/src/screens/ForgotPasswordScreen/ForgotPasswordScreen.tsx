import type { FieldErrors, ForgotPasswordForm, Picture } from '@abs/contract';
import { AuthLayout, AuthLink } from '../../components/AuthLayout/index.ts';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Inline, Stack } from '../../components/Stack/index.ts';
import { useForm } from '../../lib/useForm.ts';

export interface ForgotPasswordScreenProps {
  /** The initial value of the field. */
  initialValues?: Partial<ForgotPasswordForm>;
  /** Error messages by field. */
  errors?: FieldErrors<ForgotPasswordForm>;
  /** The error message for the whole request. */
  message?: string | null;
  /** A code is being sent. Further presses are ignored. @default false */
  pending?: boolean;
  /** The picture beside the form on desktops. */
  picture?: Picture | string;
  /** Called with the entered values, before validation. */
  onSubmit: (values: ForgotPasswordForm) => void;
}

/** The first step of a password reset: asks for the registered email address. A code or link is sent to it. */
export function ForgotPasswordScreen({
  initialValues,
  errors,
  message,
  pending = false,
  picture,
  onSubmit,
}: ForgotPasswordScreenProps) {
  const form = useForm({ fields: ['email'], errors, message, pending, onSubmit });
  return (
    <AuthLayout
      title="Forgot password"
      intro="Enter your registered email to get reset instructions."
      picture={picture}
      footer={
        <Inline gap={2}>
          <span>Remembered it?</span>
          <AuthLink to="/login">Back to login</AuthLink>
        </Inline>
      }
    >
      <form {...form.props}>
        <Stack gap={5}>
          <FormError>{form.message}</FormError>
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            hint="We’ll email you a 4-digit code or a link."
            defaultValue={initialValues?.email}
            {...form.field('email')}
          />
          <Button type="submit" full pending={pending}>
            Send code
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}
