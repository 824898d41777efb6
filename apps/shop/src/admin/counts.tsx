import type { OperatorWarning } from '@abs/contract';
import { adminCountsMachine } from '@abs/machines';
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import { adminCallPort } from '../api/admin.ts';
import { usePageActorRef } from '../machines/usePageActor.ts';
import { noActor } from './noActor.ts';
import { useVisibility } from './useVisibility.ts';

type CountsActor = ActorRefFrom<typeof adminCountsMachine>;

const machine = adminCountsMachine.provide({
  actors: { getAdminCounts: adminCallPort('getAdminCounts') },
});

/** What waits for an admin, polled while the back office is open. */
export function useAdminCounts(): CountsActor {
  const actor = usePageActorRef(machine, { input: { userType: 'Admin' } });
  useVisibility((visible) => actor.send({ type: 'visibility.changed', visible }));
  return actor;
}

export const AdminCountsContext = createContext<CountsActor | null>(null);

/** To be called after something was done that changes the badges. */
export function useInvalidateCounts(): () => void {
  const actor = useContext(AdminCountsContext);
  return () => actor?.send({ type: 'counts.invalidated' });
}

const NO_WARNINGS: readonly OperatorWarning[] = [];

/** What the operator of the shop should put right; empty while nobody knows, or against a backend that never says. */
export function useOperatorWarnings(): readonly OperatorWarning[] {
  const actor = useContext(AdminCountsContext);
  return useSelector(actor ?? noActor, (snapshot) => snapshot?.context.counts?.warnings ?? NO_WARNINGS);
}
