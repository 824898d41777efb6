import type { FieldErrors, Picture, SignupForm } from '@abs/contract';
import { AuthLayout, AuthLink } from '../../components/AuthLayout/index.ts';
import { Button } from '../../components/Button/index.ts';
import { PasswordField, TextField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Inline, Stack } from '../../components/Stack/index.ts';
import { useForm } from '../../lib/useForm.ts';

export interface SignupScreenProps {
  /** The initial values of the fields. */
  initialValues?: Partial<SignupForm>;
  /** Error messages by field. */
  errors?: FieldErrors<SignupForm>;
  /** The error message for the whole sign-up. */
  message?: string | null;
  /** The sign-up is in progress. Further presses are ignored. @default false */
  pending?: boolean;
  /** The picture beside the form on desktops. */
  picture?: Picture | string;
  /** Called with the entered values, before validation. */
  onSubmit: (values: SignupForm) => void;
}

/** The first step of sign-up. A code to verify the email address comes next. */
export function SignupScreen({
  initialValues,
  errors,
  message,
  pending = false,
  picture,
  onSubmit,
}: SignupScreenProps) {
  const form = useForm({ fields: ['email', 'password', 'confirmPassword'], errors, message, pending, onSubmit });
  return (
    <AuthLayout
      title="Sign up"
      intro="One account for your cart, your orders and your wishlist."
      picture={picture}
      footer={
        <Inline gap={2}>
          <span>Already have an account?</span>
          <AuthLink to="/login">Login</AuthLink>
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
            hint="We’ll email you a 4-digit code."
            defaultValue={initialValues?.email}
            {...form.field('email')}
          />
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
            Sign up
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}
