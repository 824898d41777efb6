import { type AnyActorRef, type EventObject, fromCallback } from 'xstate';

/**
 * Sends what a child emits to the machine that invoked or spawned this actor: the child need not know its parent.
 * `with` is added to each event.
 */
export const forwardEmitted = fromCallback<EventObject, { of: AnyActorRef; types: readonly string[]; with?: object }>(
  ({ input: { of, types, with: extra }, sendBack }) => {
    const subscriptions = types.map((type) => of.on(type, (event) => sendBack({ ...event, ...extra })));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  },
);
