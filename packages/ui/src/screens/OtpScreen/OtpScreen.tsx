import { type FieldErrors, OTP_MESSAGE, type Picture } from '@abs/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AuthLayout } from '../../components/AuthLayout/index.ts';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { OtpInput, type OtpInputHandle } from '../../components/OtpInput/index.ts';
import { Inline, Stack } from '../../components/Stack/index.ts';
import { useForm } from '../../lib/useForm.ts';
import * as styles from './OtpScreen.css.ts';
import { ResendCode } from './ResendCode.tsx';

export interface OtpScreenProps {
  /** The address that the code was sent to. If null, the screen asks for it. */
  email: string | null;
  /** The entered digits. */
  code: string;
  /** Called with the digits after each entry. */
  onCodeChange: (code: string) => void;
  /** Called with four digits, unless the server has refused them. */
  onSubmit: (code: string) => void;
  /** Called to send another code, never during the countdown. */
  onResend: () => void;
  /** The seconds until another code can be requested. @default 0 */
  secondsLeft?: number;
  /** The code is being verified. @default false */
  pending?: boolean;
  /** Another code is being sent. @default false */
  resending?: boolean;
  /** Why this code was refused. Marks the digits as invalid; the same code is not submitted again. */
  codeError?: string | null;
  /** Any other error, such as no connection or too many attempts. The same code can be submitted again. */
  message?: string | null;
  /** The initial value of the email field. */
  initialEmail?: string;
  /** Called with the email address, if the screen asks for it. */
  onEmailSubmit: (email: string) => void;
  /** The error message for the email address. */
  emailErrors?: FieldErrors<{ email: string }>;
  /** Called when the email address is wrong. Without it there is no such button. */
  onEmailReject?: () => void;
  /** The picture beside the form on desktops. */
  picture?: Picture | string;
}

/** Verifies an email address with the four digits sent to it. */
export function OtpScreen({ email, picture, ...rest }: OtpScreenProps) {
  return (
    <AuthLayout
      title="Verify Email"
      picture={picture}
      intro={
        email === null ? (
          'Which email address did you sign up with?'
        ) : (
          <>
            Enter the 4-digit code we sent to <strong className={styles.email}>{email}</strong>. If the email has a link
            instead of a code, open the link.
          </>
        )
      }
    >
      {email === null ? <EmailForm {...rest} /> : <CodeForm {...rest} />}
    </AuthLayout>
  );
}

type FormProps = Omit<OtpScreenProps, 'email' | 'picture'>;

function EmailForm({ initialEmail, onEmailSubmit, emailErrors, message, pending = false }: FormProps) {
  const form = useForm({
    fields: ['email'],
    errors: emailErrors,
    message,
    pending,
    onSubmit: (values) => onEmailSubmit(values.email),
  });
  return (
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
          defaultValue={initialEmail}
          {...form.field('email')}
        />
        <Button type="submit" full pending={pending}>
          Continue
        </Button>
      </Stack>
    </form>
  );
}

function CodeForm({
  code,
  onCodeChange,
  onSubmit,
  onResend,
  secondsLeft = 0,
  pending = false,
  resending = false,
  codeError,
  message,
  onEmailReject,
}: FormProps) {
  const digits = useRef<OtpInputHandle>(null);
  const [incomplete, setIncomplete] = useState(false);
  const error = codeError ?? (incomplete && code.length < 4 ? OTP_MESSAGE : null);

  useEffect(() => {
    if (codeError) digits.current?.focus();
  }, [codeError]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (code.length < 4) {
      setIncomplete(true);
      digits.current?.focus(code.length);
    } else if (codeError) digits.current?.focus();
    else onSubmit(code);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <FormError>{message}</FormError>
        <OtpInput ref={digits} value={code} onChange={onCodeChange} error={error} />
        <Button type="submit" full pending={pending}>
          Verify
        </Button>
        <Inline gap={5} justify="between">
          <ResendCode secondsLeft={secondsLeft} pending={resending} onResend={onResend} />
          {onEmailReject && (
            <Button variant="quiet" onClick={onEmailReject}>
              Use another email
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
