import { TextField } from '../../components/Field/index.ts';
import { Link } from '../../components/Link/index.ts';
import { QrCode } from '../../components/QrCode/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useForm } from '../../lib/useForm.ts';
import * as styles from './TwoFactor.css.ts';
import { TwoFactorActions, type TwoFactorFormProps } from './TwoFactorForm.tsx';

/** The secret in groups of four, as it is easier to type. */
const grouped = (secret: string) => secret.replace(/(?<=.)(?=(?:.{4})+$)/g, ' ');

/** The new secret, and the form for a code of the app that has it. */
export function TwoFactorSetup({
  secret,
  url,
  errors,
  message,
  pending = false,
  onSubmit,
  onCancel,
}: Omit<TwoFactorFormProps, 'email'> & {
  /** In Base32. */
  secret: string;
  /** The `otpauth:` URL. */
  url: string;
}) {
  const form = useForm({ fields: ['code'], errors, message, pending, onSubmit });
  return (
    <form {...form.props} aria-labelledby="two-factor-title" className={styles.form}>
      <Text>Scan this with an authenticator app, such as Google Authenticator or Microsoft Authenticator.</Text>
      <QrCode value={url} label="QR code for the authenticator app" />
      <Text>
        On this phone,{' '}
        <Link to={url} className={styles.inSentence}>
          open it in your app
        </Link>
        . Or enter this key there:{' '}
        <span translate="no" className={styles.secret}>
          {grouped(secret)}
        </span>
      </Text>
      <TextField
        label="6-digit code"
        hint="The app shows it once it has the key."
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('code')}
      />
      <TwoFactorActions submit="Turn on" message={form.message} pending={pending} onCancel={onCancel} />
    </form>
  );
}
