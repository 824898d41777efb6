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
import { AddressBook, type AddressBookProps, AddressBookSkeleton } from './AddressBook.tsx';
import { DataExport, type DataExportProps } from './DataExport.tsx';
import { DeleteAccountForm, type DeleteAccountFormProps } from './DeleteAccountForm.tsx';
import { ABOUT_DEVICES, DeviceList, type DeviceListProps, DeviceListSkeleton } from './DeviceList.tsx';
import { EmailForm, type EmailFormProps } from './EmailForm.tsx';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

export interface AccountScreenProps {
  user: User;
  /** The state and callback of the form for name and gender. */
  details: ProfileFormProps;
  /** The other settings: loading, failed, or loaded. One is null if the shop's server does not offer it. */
  settings: LoadState<{
    email: EmailFormProps | null;
    password: PasswordFormProps | null;
    addresses: AddressBookProps | null;
    devices: DeviceListProps | null;
    dataExport: DataExportProps | null;
    deletion: DeleteAccountFormProps | null;
  }>;
  /** Loads the settings again after an error. */
  onRetry: () => void;
  /** The settings are being loaded again. @default false */
  retrying?: boolean;
}

const NONE = { email: null, password: null, addresses: null, devices: null, dataExport: null, deletion: null };

/** The account settings: a section for each thing that a customer can change or request. */
export function AccountScreen({ user, details, settings, onRetry, retrying = false }: AccountScreenProps) {
  const isLoading = settings.status === 'loading';
  const { email, password, addresses, devices, dataExport, deletion } = settings.status === 'ready' ? settings : NONE;
  return (
    <Container
      data-slot="account"
      data-state={settings.status}
      aria-busy={isLoading || undefined}
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
      {(isLoading || email) && (
        <Section
          title="Email address"
          about={
            <>
              You log in with <bdi>{user.email}</bdi>, and we email you there. If you can no longer read its mail,{' '}
              <Link to="/contactus" className={styles.inSentence}>
                contact us
              </Link>
              .
            </>
          }
        >
          {(id) =>
            email ? (
              <EmailForm {...email} email={user.email} labelledBy={id} />
            ) : (
              <div>
                <VisuallyHidden role="status">Loading your settings</VisuallyHidden>
                {/* As high as the form. */}
                <Skeleton height="15.5rem" />
              </div>
            )
          }
        </Section>
      )}
      {(isLoading || password) && (
        <Section
          title="Password"
          about="Choose one that you use nowhere else. You are then logged out on all other devices, and we email you."
        >
          {(id) =>
            password ? (
              <PasswordForm {...password} email={user.email} labelledBy={id} />
            ) : (
              // As high as the form.
              <Skeleton height="24.25rem" />
            )
          }
        </Section>
      )}
      {/* Lists can have any height, so that they are below the sections whose height is known. */}
      {(isLoading || addresses) && (
        <Section title="Addresses" about="Choose one of them when you order. The default is chosen for you.">
          {(id) => (addresses ? <AddressBook {...addresses} labelledBy={id} /> : <AddressBookSkeleton />)}
        </Section>
      )}
      {(isLoading || devices) && (
        <Section title="Devices" about={ABOUT_DEVICES}>
          {(id) => (devices ? <DeviceList {...devices} labelledBy={id} /> : <DeviceListSkeleton />)}
        </Section>
      )}
      {(isLoading || dataExport) && (
        <Section
          title="Your data"
          about="Download everything that we store about you, such as your orders, payments and messages. It is one file, which opens in any browser."
        >
          {() =>
            dataExport ? (
              <DataExport {...dataExport} />
            ) : (
              // As high as the button.
              <Skeleton height="2.75rem" width="10rem" />
            )
          }
        </Section>
      )}
      {(isLoading || deletion) && (
        <Section
          title="Delete account"
          about="This deletes your name, addresses, messages and wishlist, and cannot be undone. We keep the products and amounts of your orders, without your name."
        >
          {(id) =>
            deletion ? (
              <DeleteAccountForm {...deletion} email={user.email} labelledBy={id} />
            ) : (
              // As high as the form.
              <Skeleton height="9.25rem" />
            )
          }
        </Section>
      )}
    </Container>
  );
}

/** A heading with a sentence, beside the form that it names. */
function Section({ title, about, children }: { title: string; about: ReactNode; children: (id: string) => ReactNode }) {
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
