import { adminCountsMachine } from '@abs/machines';
import { useActorRef } from '@xstate/react';
import { createContext, useContext } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { getAdminCounts } from '../api/admin.ts';
import { useVisibility } from './useVisibility.ts';

type CountsActor = ActorRefFrom<typeof adminCountsMachine>;

const machine = adminCountsMachine.provide({
  actors: { getAdminCounts: fromPromise(({ signal }) => getAdminCounts(signal)) },
});

/** What waits for an admin, asked for as long as the back office is open. */
export function useAdminCounts(): CountsActor {
  const actor = useActorRef(machine, { input: { userType: 'Admin' } });
  useVisibility((visible) => actor.send({ type: 'visibility.changed', visible }));
  return actor;
}

export const AdminCountsContext = createContext<CountsActor | null>(null);

/** To be called after something was done that changes the badges. */
export function useInvalidateCounts(): () => void {
  const actor = useContext(AdminCountsContext);
  return () => actor?.send({ type: 'counts.invalidated' });
}
