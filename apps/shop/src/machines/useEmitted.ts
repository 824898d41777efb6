import { useEffect, useEffectEvent } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

type Emitter<Emitted extends EventObject> = Pick<ActorRef<Snapshot<unknown>, EventObject, Emitted>, 'on'>;

type Handlers<Emitted extends EventObject> = {
  [Type in Emitted['type']]?: (event: Extract<Emitted, { type: Type }>) => void;
};

/** Handles the events that a machine emits, such as for navigation and toasts, which happen once and are not state. */
export function useEmitted<Emitted extends EventObject>(actor: Emitter<Emitted>, handlers: Handlers<Emitted>): void {
  const handle = useEffectEvent((event: Emitted) => {
    const handler = handlers[event.type as Emitted['type']] as ((event: Emitted) => void) | undefined;
    handler?.(event);
  });
  useEffect(() => {
    const subscription = actor.on('*', (event) => handle(event as Emitted));
    return () => subscription.unsubscribe();
  }, [actor]);
}
