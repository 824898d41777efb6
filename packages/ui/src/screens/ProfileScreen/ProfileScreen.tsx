import type { OrderStatus, User } from '@abs/contract';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Container } from '../../components/Container/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Inline } from '../../components/Stack/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { Heading } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { formatDate } from '../../lib/dateTime.ts';
import { fullName } from '../../lib/fullName.ts';
import type { LoadState } from '../../lib/loadState.ts';
import { LogoutEverywhere, type LogoutEverywhereProps } from './LogoutEverywhere.tsx';
import { PastOrders, type PastOrdersState } from './PastOrders.tsx';
import * as styles from './ProfileScreen.css.ts';

/**
 * The profile: loading, failed, or loaded. While it loads, the user may be known from the login. `totalOrders` counts
 * orders of every status.
 */
export type ProfileState = LoadState<{ user: User; totalOrders: number }> | { status: 'loading'; user: User | null };

export interface ProfileScreenProps {
  /** The user and the total number of orders. */
  profile: ProfileState;
  /** The orders with the selected status. */
  pastOrders: PastOrdersState;
  /** The selected status. @default 'SUCCESS' */
  tab?: OrderStatus;
  /** Called when another status is selected, to load its first page. */
  onTabChange: (tab: OrderStatus) => void;
  /** Returns the URL of a page of the selected status. `#orders-history` scrolls to the list. */
  hrefFor: (page: number) => string;
  /** Loads the profile again after an error. */
  onProfileRetry: () => void;
  /** Loads the orders again after an error. */
  onPastOrdersRetry: () => void;
  /** The profile is being loaded again. @default false */
  retryingProfile?: boolean;
  /** The orders are being loaded again. @default false */
  retryingPastOrders?: boolean;
  /** The state and callbacks for ending every session of the account. */
  logoutEverywhere: LogoutEverywhereProps;
}

const statuses: readonly OrderStatus[] = ['SUCCESS', 'CANCELLED', 'PENDING'];

/** The customer's account: details, and all orders by status. */
export function ProfileScreen({
  profile,
  pastOrders,
  tab = 'SUCCESS',
  onTabChange,
  hrefFor,
  onProfileRetry,
  onPastOrdersRetry,
  retryingProfile = false,
  retryingPastOrders = false,
  logoutEverywhere,
}: ProfileScreenProps) {
  const user = 'user' in profile ? profile.user : null;
  return (
    <Container className={styles.page} aria-busy={profile.status === 'loading' || undefined}>
      <ProfileHead user={user} waiting={profile.status === 'loading' && !user} />
      <div className={styles.layout}>
        <section
          data-slot="profile"
          data-state={profile.status}
          aria-label="Profile"
          aria-busy={profile.status === 'loading' || undefined}
          className={styles.side}
        >
          {profile.status === 'loading' && <VisuallyHidden role="status">Loading your profile</VisuallyHidden>}
          {profile.status === 'error' ? (
            <Notice
              tone="danger"
              action={
                <Button size="small" variant="secondary" pending={retryingProfile} onClick={onProfileRetry}>
                  Refresh
                </Button>
              }
            >
              {profile.message}
            </Notice>
          ) : (
            <ProfileFacts user={user} totalOrders={profile.status === 'ready' ? profile.totalOrders : null} />
          )}
          {user && !fullName(user) && (
            <ButtonLink variant="secondary" to="/complete-profile">
              Complete your profile
            </ButtonLink>
          )}
          {user && (
            <Inline gap={3}>
              <ButtonLink size="small" variant="secondary" to="/account">
                Account settings
              </ButtonLink>
              <LogoutEverywhere {...logoutEverywhere} />
            </Inline>
          )}
        </section>
        <section
          id="orders-history"
          data-slot="orders-history"
          aria-labelledby="orders-history-title"
          className={styles.pastOrders}
        >
          <Heading level={2} size="heading" id="orders-history-title">
            Orders History
          </Heading>
          <Tabs label="Orders by status" tabs={statuses} value={tab} onChange={onTabChange} activation="manual">
            <PastOrders
              pastOrders={pastOrders}
              status={tab}
              hrefFor={hrefFor}
              onRetry={onPastOrdersRetry}
              retrying={retryingPastOrders}
            />
          </Tabs>
        </section>
      </div>
    </Container>
  );
}

/** Name and picture of a person. */
export function ProfileHead({ user, waiting }: { user: User | null; waiting: boolean }) {
  return (
    <div data-slot="profile-head" className={styles.head}>
      {waiting ? (
        <div className={styles.face}>
          <Skeleton height={88} />
        </div>
      ) : (
        <Avatar names={[user?.firstName, user?.lastName]} src={user?.avatar} />
      )}
      <Heading level={1} size="display" className={styles.title}>
        {waiting ? (
          <>
            <VisuallyHidden>Your profile</VisuallyHidden>
            <Skeleton shape="text" width="min(100%, 9em)" />
          </>
        ) : (
          <bdi>{(user && fullName(user)) || 'Your profile'}</bdi>
        )}
      </Heading>
    </div>
  );
}

/** The details of a person, with placeholders for what is unknown until all have loaded. */
export function ProfileFacts({ user, totalOrders }: { user: User | null; totalOrders: number | null }) {
  const ifLoaded = (text: string) => (totalOrders === null ? null : text);
  return (
    <dl data-slot="profile-facts" className={styles.facts}>
      <Fact term="Email">{user?.email}</Fact>
      <Fact term="Gender">{user?.gender ?? ifLoaded('Not given')}</Fact>
      <Fact term="Account created">
        {user?.createdAt ? <time dateTime={user.createdAt}>{formatDate(user.createdAt)}</time> : ifLoaded('Not known')}
      </Fact>
      <Fact term="Total orders">{totalOrders}</Fact>
    </dl>
  );
}

function Fact({ term, children = null }: { term: string; children?: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={children === null ? styles.waiting : styles.value}>
        {children === null ? <Skeleton shape="text" /> : children}
      </dd>
    </div>
  );
}
