import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';

/** The current snapshot of an actor that another component, or the shop itself, has started. */
export function useSnapshot<Actor extends AnyActorRef | undefined>(actor: Actor) {
  return useSelector(actor, (snapshot) => snapshot);
}
