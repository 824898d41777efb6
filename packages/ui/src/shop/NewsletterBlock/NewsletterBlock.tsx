import type { FieldErrors, NewsletterForm } from '@abs/contract';
import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Field } from '../../components/Field/index.ts';
import { ArrowRightIcon, CheckIcon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useForm } from '../../lib/useForm.ts';
import * as styles from './NewsletterBlock.css.ts';
import { newsletter } from './NewsletterBlock.variants.ts';

export interface NewsletterBlockProps {
  /** 'block' is a section of a page, 'compact' is for the Footer. @default 'block' */
  variant?: 'block' | 'compact';
  /** The initial value of the field. */
  initialValues?: Partial<NewsletterForm>;
  /** Error messages by field. */
  errors?: FieldErrors<NewsletterForm>;
  /** The error message for the whole subscription. */
  message?: string | null;
  /** The subscription is being sent. Further presses are ignored. @default false */
  pending?: boolean;
  /** The subscription succeeded. A thank-you message replaces the form. @default false */
  subscribed?: boolean;
  /** The person must still confirm, by a link that was mailed. The thank-you message says so. @default false */
  unconfirmed?: boolean;
  /** Called with the entered values, before validation. */
  onSubmit: (values: NewsletterForm) => void;
}

const title = 'Stay Updated with Our Latest Products';

/** A form to subscribe to the newsletter. */
export function NewsletterBlock({
  variant = 'block',
  subscribed = false,
  unconfirmed = false,
  ...form
}: NewsletterBlockProps) {
  const id = useId();
  const [wasSubscribed] = useState(subscribed);
  const compact = variant === 'compact';
  // A page may show both variants, but only one of them should be a landmark.
  const Root = compact ? 'div' : 'section';
  return (
    <Root
      data-slot="newsletter"
      data-state={subscribed ? 'subscribed' : form.pending ? 'pending' : 'editing'}
      aria-labelledby={compact ? undefined : id}
      className={newsletter({ variant })}
    >
      {compact ? (
        <h2 id={id} className={styles.compactTitle}>
          {title}
        </h2>
      ) : (
        <Heading level={2} size="heading" id={id} className={styles.title}>
          {title}
        </Heading>
      )}
      <div className={styles.form}>
        {subscribed ? (
          <Thanks takeFocus={!wasSubscribed} tall={!compact} unconfirmed={unconfirmed} />
        ) : (
          <SubscribeForm compact={compact} {...form} />
        )}
        {!compact && (
          <Text tone="muted">
            News of the shop and nothing else.{' '}
            <Link to="/privacy" className={styles.privacy}>
              Privacy
            </Link>
          </Text>
        )}
      </div>
    </Root>
  );
}

type FormProps = Omit<NewsletterBlockProps, 'variant' | 'subscribed' | 'unconfirmed'> & { compact: boolean };

function SubscribeForm({ compact, initialValues, errors, message, pending = false, onSubmit }: FormProps) {
  const form = useForm({ fields: ['email'], errors, message, pending, onSubmit });
  const { error, name } = form.field('email');
  return (
    <form {...form.props} className={styles.form}>
      <FormError>{form.message}</FormError>
      <Field label={compact ? <VisuallyHidden>Email</VisuallyHidden> : 'Email'} error={error}>
        {(control) => (
          <div className={cx(styles.line, !compact && styles.foldable)}>
            <input
              {...control}
              name={name}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={compact ? 'Email' : undefined}
              defaultValue={initialValues?.email}
              className={styles.control}
            />
            {compact ? (
              <Button
                type="submit"
                variant="secondary"
                pending={pending}
                aria-label="Subscribe"
                title="Subscribe"
                className={styles.send}
              >
                {!pending && <ArrowRightIcon />}
              </Button>
            ) : (
              <Button type="submit" variant="secondary" pending={pending} className={styles.button}>
                Subscribe
              </Button>
            )}
          </div>
        )}
      </Field>
    </form>
  );
}

/** Replaces the form, and receives the focus that was in it. */
function Thanks({ takeFocus, tall, unconfirmed }: { takeFocus: boolean; tall: boolean; unconfirmed: boolean }) {
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takeFocus && document.activeElement === document.body) thanks.current?.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <p
      ref={thanks}
      role="status"
      tabIndex={-1}
      data-slot="newsletter-thanks"
      className={cx(styles.thanks, tall && styles.tall)}
    >
      <CheckIcon className={styles.check} />
      <span>Thank you for subscribing!</span>
      {unconfirmed && <span className={styles.next}>Check your inbox to confirm your email address.</span>}
    </p>
  );
}
