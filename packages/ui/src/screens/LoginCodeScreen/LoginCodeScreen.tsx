import type { FieldErrors, Picture, TwoFactorCodeForm } from '@abs/contract';
import { useState } from 'react';
import { AuthLayout } from '../../components/AuthLayout/index.ts';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Inline, Stack } from '../../components/Stack/index.ts';
import { useForm } from '../../lib/useForm.ts';

export interface LoginCodeScreenProps {
  /** Error messages by field. */
  errors?: FieldErrors<TwoFactorCodeForm>;
  /** The error message for the whole step. */
  message?: string | null;
  /** The login is in progress. Further presses are ignored. @default false */
  pending?: boolean;
  /** The picture beside the form on desktops. */
  picture?: Picture | string;
  /** Called with the entered code, before validation. */
  onSubmit: (values: TwoFactorCodeForm) => void;
  /** Called to return to the email and the password. */
  onBack: () => void;
}

const kinds = {
  app: {
    label: '6-digit code',
    intro: 'Enter the code from your authenticator app.',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    intro: 'Enter one of the recovery codes that you saved. Each works once.',
    input: { autoComplete: 'off' },
    other: 'Use the authenticator app',
  },
} as const;

/** The fields of the step before, or of the other kind, have just been removed with the focus. */
const focusOnMount = (field: HTMLInputElement | null) => field?.focus();

/** The second step of a login: the code of an account with two-factor authentication. */
export function LoginCodeScreen({ errors, message, pending = false, picture, onSubmit, onBack }: LoginCodeScreenProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const { label, intro, input, other } = kinds[kind];
  const form = useForm({ fields: ['code'], errors, message, pending, onSubmit });
  return (
    <AuthLayout title="Two-step login" intro={intro} picture={picture}>
      <form {...form.props}>
        <Stack gap={5}>
          <FormError>{form.message}</FormError>
          <TextField
            key={kind}
            ref={focusOnMount}
            label={label}
            {...input}
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('code')}
          />
          <Button type="submit" full pending={pending}>
            Login
          </Button>
          <Inline gap={5}>
            <Button variant="quiet" disabled={pending} onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
              {other}
            </Button>
            <Button variant="quiet" disabled={pending} onClick={onBack}>
              Back to email and password
            </Button>
          </Inline>
        </Stack>
      </form>
    </AuthLayout>
  );
}
