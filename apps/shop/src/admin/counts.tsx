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

/** The counts for an admin's badges, polled while the back office is open. */
export function useAdminCounts(): CountsActor {
  const actor = usePageActorRef(machine, { input: { userType: 'Admin' } });
  useVisibility((visible) => actor.send({ type: 'visibility.changed', visible }));
  return actor;
}

export const AdminCountsContext = createContext<CountsActor | null>(null);

/** Returns a function to call after a change that affects the badges. */
export function useInvalidateCounts(): () => void {
  const actor = useContext(AdminCountsContext);
  return () => actor?.send({ type: 'counts.invalidated' });
}

const NO_WARNINGS: readonly OperatorWarning[] = [];

/** Problems that the shop's operator should fix. Empty until the counts have loaded, or if the backend reports none. */
export function useOperatorWarnings(): readonly OperatorWarning[] {
  const actor = useContext(AdminCountsContext);
  return useSelector(actor ?? noActor, (snapshot) => snapshot?.context.counts?.warnings ?? NO_WARNINGS);
}
