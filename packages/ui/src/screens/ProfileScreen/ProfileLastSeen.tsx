import type { User } from '@abs/contract';
import { Container } from '../../components/Container/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { OrderRowSkeleton } from '../../shop/OrderRow/index.ts';
import * as styles from './ProfileScreen.css.ts';
import { ProfileFacts, ProfileHead } from './ProfileScreen.tsx';

export interface ProfileLastSeenProps {
  user: User;
  totalOrders: number;
}

/**
 * The profile as this device saw it last, until the server has confirmed it: the details of the user, without the
 * orders. It has no links and no controls.
 */
export function ProfileLastSeen({ user, totalOrders }: ProfileLastSeenProps) {
  return (
    <Container data-slot="profile-last-seen" className={styles.page}>
      <ProfileHead user={user} waiting={false} />
      <div className={styles.layout}>
        <section aria-label="Profile" className={styles.side}>
          <ProfileFacts user={user} totalOrders={totalOrders} />
          <Text data-slot="profile-checking" tone="muted" className={styles.checking}>
            Checking your profile…
          </Text>
        </section>
        <section aria-label="Orders History" className={styles.pastOrders}>
          <Heading level={2} size="heading">
            Orders History
          </Heading>
          <div className={styles.orders}>
            <Skeleton height={48} />
            <OrderRowSkeleton />
            <OrderRowSkeleton />
          </div>
        </section>
      </div>
    </Container>
  );
}
