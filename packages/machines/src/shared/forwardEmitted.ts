import { type AnyActorRef, type EventObject, fromCallback } from 'xstate';

/**
 * Hands on what a child emits to the flow that invoked or spawned this, as events of these types: the child itself need
 * not know that there is anybody.
 */
export const forwardEmitted = fromCallback<EventObject, { of: AnyActorRef; types: readonly string[]; with?: object }>(
  ({ input: { of, types, with: extra }, sendBack }) => {
    const subscriptions = types.map((type) => of.on(type, (event) => sendBack({ ...event, ...extra })));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  },
);
