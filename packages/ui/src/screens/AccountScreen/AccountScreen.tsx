import type { User } from '@abs/contract';
import { type ReactNode, useId } from 'react';
import { Container } from '../../components/Container/index.ts';
import { ErrorState } from '../../components/EmptyState/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { LoadState } from '../../lib/loadState.ts';
import * as styles from './AccountScreen.css.ts';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

export interface AccountScreenProps {
  user: User;
  /** The state and callback of the form for name and gender. */
  details: ProfileFormProps;
  /** What else can be changed: loading, failed, or loaded. A form is null if the shop's server does not offer it. */
  settings: LoadState<{ password: PasswordFormProps | null }>;
  /** Loads the settings again after an error. */
  onRetry: () => void;
  /** The settings are being loaded again. @default false */
  retrying?: boolean;
}

/** The account settings: a form for each thing that a customer can change. */
export function AccountScreen({ user, details, settings, onRetry, retrying = false }: AccountScreenProps) {
  return (
    <Container
      data-slot="account"
      data-state={settings.status}
      aria-busy={settings.status === 'loading' || undefined}
      className={styles.page}
    >
      <Link to="/user/profile" className={styles.back}>
        Back to profile
      </Link>
      <Heading level={1} size="display" className={styles.title}>
        Account settings
      </Heading>
      <Section title="Your details" about="We use your name on your orders.">
        {(id) => <ProfileForm {...details} user={user} labelledBy={id} />}
      </Section>
      {settings.status === 'error' && <ErrorState message={settings.message} onRetry={onRetry} retrying={retrying} />}
      {(settings.status === 'loading' || (settings.status === 'ready' && settings.password)) && (
        <Section
          title="Password"
          about="Choose one that you use nowhere else. You are then logged out on all other devices, and we email you."
        >
          {(id) =>
            settings.status === 'ready' && settings.password ? (
              <PasswordForm {...settings.password} email={user.email} labelledBy={id} />
            ) : (
              <PasswordFormSkeleton />
            )
          }
        </Section>
      )}
    </Container>
  );
}

/** A heading with a sentence, beside the form that it names. */
function Section({ title, about, children }: { title: string; about: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.about}>
        <Heading level={2} size="title" id={id}>
          {title}
        </Heading>
        <Text tone="muted">{about}</Text>
      </div>
      {children(id)}
    </section>
  );
}

function PasswordFormSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">Loading your settings</VisuallyHidden>
      {/* As high as the form. */}
      <Skeleton height="24.25rem" />
    </div>
  );
}
