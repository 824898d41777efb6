import { type AnyActorRef, type EventObject, fromCallback } from 'xstate';

/**
 * Forwards the events that a child emits to the machine that invoked or spawned this actor, so that the child need not
 * know its parent. Adds `with` to each event.
 */
export const forwardEmitted = fromCallback<EventObject, { of: AnyActorRef; types: readonly string[]; with?: object }>(
  ({ input: { of, types, with: extra }, sendBack }) => {
    const subscriptions = types.map((type) => of.on(type, (event) => sendBack({ ...event, ...extra })));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  },
);
