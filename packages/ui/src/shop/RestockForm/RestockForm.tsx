import type { FieldErrors, NewsletterForm } from '@abs/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/Field/index.ts';
import { CheckIcon } from '../../components/Icon/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useForm } from '../../lib/useForm.ts';
import * as styles from './RestockForm.css.ts';

export interface RestockFormProps {
  /** The email address of a signed-in customer. Without it, the form asks for one. */
  email?: string;
  /** Error messages by field. */
  errors?: FieldErrors<NewsletterForm>;
  /** The error message for the whole request. */
  message?: string | null;
  /** The request is being sent. Further presses are ignored. @default false */
  pending?: boolean;
  /** The request was saved. A confirmation replaces the form. @default false */
  requested?: boolean;
  /** Called with the address, before validation. */
  onSubmit: (values: NewsletterForm) => void;
}

/** Offers a mail when a sold-out product is back. */
export function RestockForm({ requested = false, ...form }: RestockFormProps) {
  const [wasRequested] = useState(requested);
  return (
    <div
      data-slot="restock-form"
      data-state={requested ? 'requested' : form.pending ? 'pending' : 'editing'}
      className={styles.root}
    >
      {requested ? <Confirmation email={form.email} takeFocus={!wasRequested} /> : <RequestForm {...form} />}
    </div>
  );
}

function RequestForm({ email, errors, message, pending = false, onSubmit }: Omit<RestockFormProps, 'requested'>) {
  const form = useForm({
    fields: email ? [] : ['email'],
    errors,
    message,
    pending,
    onSubmit: (values: Partial<NewsletterForm>) => onSubmit({ email: email ?? values.email ?? '' }),
  });
  return (
    <form {...form.props} className={styles.form}>
      <FormError>{form.message}</FormError>
      {email ? (
        <Text tone="muted">{`We’ll write to ${email}.`}</Text>
      ) : (
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
      )}
      <Button type="submit" variant="secondary" pending={pending}>
        Email me when it’s back
      </Button>
      {!email && <Text tone="muted">One email, and nothing else. We ask you to confirm your address first.</Text>}
    </form>
  );
}

/** Replaces the form, and receives the focus that was in it. */
function Confirmation({ email, takeFocus }: { email: string | undefined; takeFocus: boolean }) {
  const root = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takeFocus && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <p ref={root} role="status" tabIndex={-1} className={styles.confirmation}>
      <CheckIcon className={styles.check} />
      <span>{email ? `We’ll email ${email} when it’s back.` : 'Check your inbox to confirm your email address.'}</span>
    </p>
  );
}
