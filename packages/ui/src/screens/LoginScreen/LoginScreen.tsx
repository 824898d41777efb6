import type { FieldErrors, LoginForm, Picture } from '@abs/contract';
import type { ReactNode } from 'react';
import { AuthLayout, AuthLink } from '../../components/AuthLayout/index.ts';
import { Button } from '../../components/Button/index.ts';
import { PasswordField, TextField } from '../../components/Field/index.ts';
import { FormError, Notice } from '../../components/Notice/index.ts';
import { Inline, Stack } from '../../components/Stack/index.ts';
import { useShopName } from '../../lib/shopName.tsx';
import { useForm } from '../../lib/useForm.ts';

export interface LoginScreenProps {
  /** The initial values of the fields. */
  initialValues?: Partial<LoginForm>;
  /** Why the person should log in, such as 'Log in to put this in your cart'. */
  notice?: ReactNode;
  /** Error messages by field. */
  errors?: FieldErrors<LoginForm>;
  /** The error message for the whole login. */
  message?: string | null;
  /** The login is in progress. Further presses are ignored. @default false */
  pending?: boolean;
  /** The picture beside the form on desktops. */
  picture?: Picture | string;
  /** Called with the entered values, before validation. */
  onSubmit: (values: LoginForm) => void;
}

/** The login form. */
export function LoginScreen({
  initialValues,
  notice,
  errors,
  message,
  pending = false,
  picture,
  onSubmit,
}: LoginScreenProps) {
  const shopName = useShopName();
  const form = useForm({ fields: ['email', 'password'], errors, message, pending, onSubmit });
  return (
    <AuthLayout
      title="Login"
      picture={picture}
      footer={
        <Inline gap={2}>
          <span>{`New to ${shopName}?`}</span>
          <AuthLink to="/signup">Sign up</AuthLink>
        </Inline>
      }
    >
      {notice && <Notice>{notice}</Notice>}
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
            defaultValue={initialValues?.email}
            {...form.field('email')}
          />
          <Stack gap={2}>
            <PasswordField
              label="Password"
              autoComplete="current-password"
              defaultValue={initialValues?.password}
              {...form.field('password')}
            />
            <AuthLink to="/forget-password-otp">Forget Password?</AuthLink>
          </Stack>
          <Button type="submit" full pending={pending}>
            Login
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}
