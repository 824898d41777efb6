import type { OrderStatus } from '@abs/contract';
import { orderHistoryMachine, type profileMachine } from '@abs/machines';
import { type PastOrdersState, ProfileScreen, type ProfileState } from '@abs/ui/screens/ProfileScreen';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { portOf } from '../api/portOf.ts';
import { getOrderHistory } from '../api/profile.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { useProfile } from '../machines/useProfile.ts';
import { pageFrom, withParam } from './searchParams.ts';

const history = orderHistoryMachine.provide({
  actors: { getOrderHistory: portOf(getOrderHistory) },
});

function toProfile(snapshot: SnapshotFrom<typeof profileMachine>): ProfileState {
  const { user, totalOrders, message } = snapshot.context;
  if (user) return { status: 'ready', user, totalOrders };
  return snapshot.matches('failed') ? { status: 'error', message: message ?? '' } : { status: 'loading' };
}

function toPastOrders(snapshot: SnapshotFrom<typeof orderHistoryMachine>): PastOrdersState {
  const { orders, query, totalPages, message } = snapshot.context;
  if (snapshot.matches('failed')) return { status: 'error', message: message ?? '' };
  if (snapshot.hasTag('pending')) return { status: 'loading', page: query.page, totalPages };
  return { status: 'ready', orders, page: query.page, totalPages };
}

const STATUSES: readonly OrderStatus[] = ['SUCCESS', 'CANCELLED', 'PENDING'];

export function ProfileRoute() {
  const [searchParams, setSearchParams] = useSearchParams();
  const status = STATUSES.find((known) => known === searchParams.get('status')) ?? 'SUCCESS';
  const page = pageFrom(searchParams);
  const { actor: profileActor, snapshot: profileSnapshot, logoutEverywhere } = useProfile();
  const [historySnapshot, sendHistory, historyActor] = useActor(history, { input: { status, page } });
  useEffect(() => {
    sendHistory({ type: 'query.changed', status, page });
  }, [status, page, sendHistory]);
  useEmitted(historyActor, {
    'page.clamped': (event) =>
      setSearchParams(withParam(searchParams, 'page', String(event.page)), { replace: true, preventScrollReset: true }),
  });
  return (
    <>
      <PageMeta title="Profile" />
      <ProfileScreen
        profile={toProfile(profileSnapshot)}
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
