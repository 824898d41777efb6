import { cartMachine } from '@abs/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { callPort } from '../api/callPort.ts';
import type { SessionActor } from './session.ts';

export type CartActor = ActorRefFrom<typeof cartMachine>;

/** Starts the cart. It loads when a user is signed in, and is cleared when their session closes. */
export function startCart(session: SessionActor): CartActor {
  const actor = createActor(
    cartMachine.provide({
      actors: {
        getCart: callPort('getCart'),
        addToCart: callPort('addToCart'),
        changeVariant: callPort('changeCartVariant', ({ itemId, productId }) => ({
          params: { id: itemId },
          body: { productId },
        })),
        deleteItem: callPort('deleteCartItem', ({ itemId }) => ({ params: { id: itemId } })),
      },
    }),
    { input: { signedIn: session.getSnapshot().matches('signedIn') } },
  ).start();
  session.on('session.opened', () => actor.send({ type: 'session.opened' }));
  session.on('session.closed', () => actor.send({ type: 'session.closed' }));
  return actor;
}
