import type { User } from '@abs/contract';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { ErrorState } from '../../components/EmptyState/index.ts';
import { LogoutIcon } from '../../components/Icon/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { formatDate } from '../../lib/dateTime.ts';
import { fullName } from '../../lib/fullName.ts';
import type { LoadState } from '../../lib/loadState.ts';
import { useNow } from '../../lib/useNow.ts';
import { ABOUT_DEVICES, DeviceList, type DeviceListProps } from '../AccountScreen/DeviceList.tsx';
import { EmailForm, type EmailFormProps } from '../AccountScreen/EmailForm.tsx';
import { PasswordForm, type PasswordFormProps } from '../AccountScreen/PasswordForm.tsx';
import { ProfileForm, type ProfileFormProps } from '../AccountScreen/ProfileForm.tsx';
import { LogoutEverywhere, type LogoutEverywhereProps } from '../ProfileScreen/LogoutEverywhere.tsx';
import * as styles from './AdminProfileScreen.css.ts';
import { RecentChanges, type RecentChangesState } from './RecentChanges.tsx';
import { TwoFactor, type TwoFactorProps } from './TwoFactor.tsx';

/** The admin's profile: loading, failed, or loaded. */
export type AdminProfileState = LoadState<{ user: User }>;

export interface AdminProfileScreenProps {
  profile: AdminProfileState;
  /** The state and callback of the form for name and gender. */
  details: ProfileFormProps;
  /** The same of the form for the email address; null if the shop's server does not offer it. */
  email: EmailFormProps | null;
  /** The same of the form for the password; null if the shop's server does not offer it. */
  password: PasswordFormProps | null;
  /** The state and callbacks of two-factor authentication; null if the shop's server does not offer it. */
  twoFactor: TwoFactorProps | null;
  /** The devices on which the admin is logged in; null if the shop's server does not offer them. */
  devices: DeviceListProps | null;
  /** A page of the changes that this admin made. */
  changes: RecentChangesState;
  /** Returns the URL of a page of changes. `#recent-changes` scrolls to the list. */
  hrefForPage: (page: number) => string;
  /** Loads the profile again after an error. */
  onProfileRetry: () => void;
  /** The profile is being loaded again. @default false */
  retryingProfile?: boolean;
  /** Loads the changes again after an error. */
  onChangesRetry?: () => void;
  /** The changes are being loaded again. @default false */
  retryingChanges?: boolean;
  onLogout: () => void;
  /** The state and callbacks for ending every session of the account. */
  logoutEverywhere: LogoutEverywhereProps;
  /** The current time in milliseconds since the epoch, to freeze times in stories and tests. Defaults to the clock. */
  now?: number;
}

/** An admin's account: details, and recent changes to the shop. */
export function AdminProfileScreen({
  profile,
  details,
  email,
  password,
  twoFactor,
  devices,
  changes,
  hrefForPage,
  onProfileRetry,
  retryingProfile = false,
  onChangesRetry,
  retryingChanges = false,
  onLogout,
  logoutEverywhere,
  now: fixedNow,
}: AdminProfileScreenProps) {
  const now = useNow(fixedNow);
  const user = profile.status === 'ready' ? profile.user : undefined;
  return (
    <AdminPage
      title="Profile"
      actions={
        <>
          <LogoutEverywhere {...logoutEverywhere} />
          <Button size="small" variant="secondary" onClick={onLogout}>
            <LogoutIcon size={20} />
            Logout
          </Button>
        </>
      }
    >
      <div className={styles.layout}>
        <div
          data-slot="admin-profile"
          data-state={profile.status}
          aria-busy={profile.status === 'loading' || undefined}
          className={styles.side}
        >
          {profile.status === 'loading' && (
            <>
              <PersonSkeleton />
              <div inert className={styles.space}>
                <DetailsSection user={nobody} details={{ onSubmit: details.onSubmit }} />
              </div>
            </>
          )}
          {profile.status === 'error' && (
            <ErrorState dense message={profile.message} onRetry={onProfileRetry} retrying={retryingProfile} />
          )}
          {user && (
            <>
              <Person user={user} />
              <DetailsSection key={user.userId} user={user} details={details} />
              {email && (
                <div className={styles.section}>
                  <Heading level={2} size="title" id="email-form-title">
                    Email address
                  </Heading>
                  <EmailForm {...email} email={user.email} labelledBy="email-form-title" />
                </div>
              )}
              {password && (
                <div className={styles.section}>
                  <Heading level={2} size="title" id="password-form-title">
                    Password
                  </Heading>
                  <PasswordForm {...password} email={user.email} labelledBy="password-form-title" />
                </div>
              )}
              {twoFactor && <TwoFactor {...twoFactor} email={user.email} />}
              {devices && (
                <div className={styles.section}>
                  <Heading level={2} size="title" id="devices-title">
                    Devices
                  </Heading>
                  <Text tone="muted">{ABOUT_DEVICES}</Text>
                  <DeviceList {...devices} labelledBy="devices-title" />
                </div>
              )}
            </>
          )}
        </div>
        <RecentChanges
          changes={changes}
          userId={user?.userId}
          hrefForPage={hrefForPage}
          onRetry={onChangesRetry}
          retrying={retryingChanges}
          now={now}
        />
      </div>
    </AdminPage>
  );
}

/** For a form that only keeps its space. */
const nobody: User = {
  userId: '',
  email: '',
  firstName: null,
  lastName: null,
  gender: null,
  avatar: null,
  createdAt: null,
  userType: 'Admin',
};

function DetailsSection({ user, details }: { user: User; details: ProfileFormProps }) {
  return (
    <div className={styles.section}>
      <Heading level={2} size="title" id="profile-form-title">
        Your details
      </Heading>
      <ProfileForm {...details} user={user} labelledBy="profile-form-title" />
    </div>
  );
}

function Person({ user }: { user: User }) {
  const facts = [
    ['Email', user.email],
    ['Role', user.userType],
    [
      'Joined',
      user.createdAt ? (
        <time key="" dateTime={user.createdAt}>
          {formatDate(user.createdAt)}
        </time>
      ) : (
        'Not known'
      ),
    ],
  ] as const;
  return (
    <>
      <div className={styles.person}>
        <Avatar names={[user.firstName, user.lastName]} src={user.avatar} />
        <Text size="title" weight="bold" className={styles.personName}>
          <bdi>{fullName(user) || user.email}</bdi>
        </Text>
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function PersonSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your profile</VisuallyHidden>
      <div aria-hidden="true" className={styles.person}>
        <Skeleton width={88} height={88} />
        <Text as="div" size="title" className={styles.personName}>
          <Skeleton shape="text" width="12rem" />
        </Text>
      </div>
      <div aria-hidden="true" className={styles.facts}>
        {['Email', 'Role', 'Joined'].map((term) => (
          <div key={term} className={styles.fact}>
            <span className={styles.term}>{term}</span>
            <Skeleton shape="text" width="8rem" />
          </div>
        ))}
      </div>
    </>
  );
}
