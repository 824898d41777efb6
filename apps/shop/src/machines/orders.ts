import { ordersMachine } from '@abs/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { deleteOrder, getPendingOrders } from '../api/orders.ts';
import type { SessionActor } from './session.ts';

export type OrdersActor = ActorRefFrom<typeof ordersMachine>;

/** Starts the pending orders, whose number every page shows; they are forgotten when their owner leaves. */
export function startOrders(session: SessionActor): OrdersActor {
  const actor = createActor(
    ordersMachine.provide({
      actors: {
        getOrders: fromPromise(({ signal }) => getPendingOrders(signal)),
        deleteOrder: fromPromise(({ input, signal }) => deleteOrder(input.orderId, signal)),
      },
    }),
    { input: { signedIn: session.getSnapshot().matches('signedIn') } },
  ).start();
  session.on('session.opened', () => actor.send({ type: 'session.opened' }));
  session.on('session.closed', () => actor.send({ type: 'session.closed' }));
  return actor;
}
