import { ordersMachine } from '@abs/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { callPort } from '../api/callPort.ts';
import type { SessionActor } from './session.ts';

export type OrdersActor = ActorRefFrom<typeof ordersMachine>;

/** Starts the list of pending orders, whose number every page shows. It is cleared when the session closes. */
export function startOrders(session: SessionActor): OrdersActor {
  const actor = createActor(
    ordersMachine.provide({
      actors: {
        getOrders: callPort('getOrders', () => ({ query: { status: 'PENDING' } })),
        cancelOrder: callPort('cancelOrder', ({ orderId }) => ({ params: { id: orderId } })),
      },
    }),
    { input: { signedIn: session.getSnapshot().matches('signedIn') } },
  ).start();
  session.on('session.opened', () => actor.send({ type: 'session.opened' }));
  session.on('session.closed', () => actor.send({ type: 'session.closed' }));
  return actor;
}
