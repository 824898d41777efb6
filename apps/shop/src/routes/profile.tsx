import type { OrderStatus, User } from '@abs/contract';
import {
  listStatus,
  orderHistoryInput,
  orderHistoryMachine,
  orderHistoryPage,
  type profileMachine,
} from '@abs/machines';
import { type PastOrdersState, ProfileScreen, type ProfileState } from '@abs/ui/screens/ProfileScreen';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { portOf } from '../api/portOf.ts';
import { getOrderHistory } from '../api/profile.ts';
import { LazyProfileKeeper } from '../app/afterPage.tsx';
import { PageMeta } from '../app/PageMeta.tsx';
import { useUser } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';
import { useProfile } from '../machines/useProfile.ts';
import { pageFrom, withParam } from '../pages/searchParams.ts';

const history = orderHistoryMachine.provide({
  actors: {
    fetchPage: portOf(async ({ query }, signal) =>
      orderHistoryPage(await getOrderHistory({ status: query.filter, page: query.page }, signal)),
    ),
  },
});

/** @param known the user of the session */
function toProfile(snapshot: SnapshotFrom<typeof profileMachine>, known: User | null): ProfileState {
  const { user, totalOrders, message } = snapshot.context;
  if (user) return { status: 'ready', user, totalOrders };
  return snapshot.matches('failed') ? { status: 'error', message: message ?? '' } : { status: 'loading', user: known };
}

function toPastOrders(snapshot: SnapshotFrom<typeof orderHistoryMachine>): PastOrdersState {
  const { rows, answer, query, message } = snapshot.context;
  const { page } = query;
  const totalPages = answer?.pagination.totalPages ?? 0;
  const status = listStatus(snapshot);
  if (status === 'error') return { status, message: message ?? '' };
  return status === 'ready' ? { status, orders: rows, page, totalPages } : { status: 'loading', page, totalPages };
}

const STATUSES: readonly OrderStatus[] = ['SUCCESS', 'CANCELLED', 'PENDING'];

export function ProfileRoute() {
  const user = useUser();
  const [searchParams, setSearchParams] = useSearchParams();
  const status = STATUSES.find((known) => known === searchParams.get('status')) ?? 'SUCCESS';
  const page = pageFrom(searchParams);
  const { actor: profileActor, snapshot: profileSnapshot, logoutEverywhere } = useProfile();
  const [historySnapshot, sendHistory, historyActor] = usePageActor(history, {
    input: orderHistoryInput(status, page),
  });
  useEffect(() => {
    sendHistory({ type: 'query.replaced', ...orderHistoryInput(status, page) });
  }, [status, page, sendHistory]);
  const { user: loaded, totalOrders } = profileSnapshot.context;
  useEmitted(historyActor, {
    'query.changed': ({ query }) =>
      setSearchParams(withParam(searchParams, 'page', String(query.page)), { replace: true, preventScrollReset: true }),
  });
  return (
    <>
      <PageMeta title="Profile" />
      {loaded && <LazyProfileKeeper user={loaded} totalOrders={totalOrders} />}
      <ProfileScreen
        profile={toProfile(profileSnapshot, user)}
        pastOrders={toPastOrders(historySnapshot)}
        tab={status}
        hrefFor={(target) => `/user/profile?${withParam(searchParams, 'page', String(target))}#orders-history`}
        onTabChange={(tab) => {
          const next = withParam(withParam(searchParams, 'page', '1'), 'status', tab === 'SUCCESS' ? '' : tab);
          setSearchParams(next, { preventScrollReset: true });
        }}
        onProfileRetry={() => profileActor.send({ type: 'refresh.requested' })}
        logoutEverywhere={logoutEverywhere}
        onPastOrdersRetry={() => sendHistory({ type: 'refresh.requested' })}
      />
    </>
  );
}
