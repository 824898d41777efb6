import type { ChangeTwoFactorForm, FieldErrors } from '@abs/contract';
import { limits } from '@abs/contract';
import { useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ErrorState } from '../../components/EmptyState/index.ts';
import { lazyPart } from '../../components/LazyPart/index.ts';
import { FormError, Notice } from '../../components/Notice/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { formatDate } from '../../lib/dateTime.ts';
import { useFocusKeeper } from '../../lib/useFocusKeeper.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as styles from './TwoFactor.css.ts';
import { TwoFactorForm } from './TwoFactorForm.tsx';

/** What the section shows. A form replaces the rest until it is submitted or cancelled. */
export type TwoFactorState =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  /** The shop may require it. */
  | { status: 'off'; isRequired: boolean }
  /** The form for the password, before the secret is shown. */
  | { status: 'startForm' }
  /** The new secret, also as `otpauth:` URL, and the form for a code of the app that has it. */
  | { status: 'settingUp'; secret: string; url: string }
  /** The recovery codes, which are shown once. */
  | { status: 'showingCodes'; recoveryCodes: readonly string[] }
  | { status: 'on'; enabledAt: string; recoveryCodesLeft: number }
  | { status: 'renewalForm' }
  | { status: 'endForm' };

export interface TwoFactorProps {
  state: TwoFactorState;
  /** Error messages of the form by field. */
  errors?: FieldErrors<ChangeTwoFactorForm>;
  /** The error message for the whole form, or why the last change was not made. */
  message?: string | null;
  /** The form is being sent. Further presses are ignored. @default false */
  pending?: boolean;
  /** Loads the state again after an error. */
  onRetry: () => void;
  onSetUp: () => void;
  onRenew: () => void;
  onEnd: () => void;
  /** Called with the entered values of the form, before validation. */
  onSubmit: (values: Partial<ChangeTwoFactorForm>) => void;
  /** Closes the form. */
  onCancel: () => void;
  /** Saves the shown recovery codes as a file. */
  onDownload: () => void;
  /** The admin has saved the recovery codes: they are not shown again. */
  onSaved: () => void;
}

/** So few recovery codes are left that the admin should replace them. */
const FEW_CODES = 3;

/** With the code that draws the QR code, which nothing else needs. */
const TwoFactorSetup = lazyPart(async () => (await import('./TwoFactorSetup.tsx')).TwoFactorSetup, {
  // As high as the setup.
  fallback: <Skeleton height="36rem" />,
});

/** The two-factor authentication of the admin: sets it up, replaces the recovery codes, and turns it off. */
export function TwoFactor({
  email,
  ...props
}: TwoFactorProps & {
  /** The account's email address, for password managers. */
  email: string;
}) {
  const section = useRef<HTMLElement>(null);
  const keepFocus = useFocusKeeper(section);
  return (
    <section
      {...keepFocus}
      ref={section}
      tabIndex={-1}
      aria-labelledby="two-factor-title"
      aria-busy={props.state.status === 'loading' || undefined}
      data-slot="two-factor"
      data-state={props.state.status}
      className={styles.section}
    >
      <Heading level={2} size="title" id="two-factor-title">
        Two-factor authentication
      </Heading>
      <Step {...props} email={email} />
    </section>
  );
}

function Step({
  state,
  onRetry,
  onSetUp,
  onRenew,
  onEnd,
  onDownload,
  onSaved,
  ...form
}: TwoFactorProps & { email: string }) {
  switch (state.status) {
    case 'loading':
      return <Skeleton height="7rem" />;
    case 'error':
      return <ErrorState dense message={state.message} onRetry={onRetry} />;
    case 'off':
      return (
        <>
          {state.isRequired && (
            <Notice tone="warning">
              Set up two-factor authentication to use the back office. This shop requires it.
            </Notice>
          )}
          <Text tone="muted">
            A stolen password alone would open the back office. With two-factor authentication, a login also requires a
            code from an app on your phone.
          </Text>
          <div className={styles.actions}>
            <Button size="small" onClick={onSetUp}>
              Set up
            </Button>
          </div>
          <FormError>{form.message}</FormError>
        </>
      );
    case 'startForm':
      return <TwoFactorForm {...form} submit="Continue" />;
    case 'settingUp':
      return <TwoFactorSetup {...form} secret={state.secret} url={state.url} />;
    case 'showingCodes':
      return <RecoveryCodes codes={state.recoveryCodes} onDownload={onDownload} onSaved={onSaved} />;
    case 'on':
      return (
        <>
          <Text>
            On since <time dateTime={state.enabledAt}>{formatDate(state.enabledAt)}</time>.{' '}
            <span>{`${state.recoveryCodesLeft} of ${limits.RECOVERY_CODES} recovery codes left.`}</span>
          </Text>
          {state.recoveryCodesLeft <= FEW_CODES && (
            <Notice tone="warning">Get new recovery codes before you need them.</Notice>
          )}
          <div className={styles.actions}>
            <Button size="small" variant="secondary" onClick={onRenew}>
              New recovery codes
            </Button>
            <Button size="small" variant="secondary" onClick={onEnd}>
              Turn off
            </Button>
          </div>
          <FormError>{form.message}</FormError>
        </>
      );
    case 'renewalForm':
      return (
        <TwoFactorForm
          {...form}
          withCode
          about="Your earlier recovery codes then no longer work."
          submit="Get new codes"
        />
      );
    case 'endForm':
      return <TwoFactorForm {...form} withCode about="A login then requires only your password." submit="Turn off" />;
  }
}
