import { cartMachine } from '@abs/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { addToCart, deleteCartItem, getCart } from '../api/cart.ts';
import type { SessionActor } from './session.ts';

export type CartActor = ActorRefFrom<typeof cartMachine>;

/** Starts the cart, which loads while somebody is signed in and is forgotten when they leave. */
export function startCart(session: SessionActor): CartActor {
  const actor = createActor(
    cartMachine.provide({
      actors: {
        getCart: fromPromise(({ signal }) => getCart(signal)),
        addToCart: fromPromise(({ input, signal }) => addToCart(input.productId, input.quantity, signal)),
        deleteItem: fromPromise(({ input, signal }) => deleteCartItem(input.itemId, signal)),
      },
    }),
    { input: { signedIn: session.getSnapshot().matches('signedIn') } },
  ).start();
  session.on('session.opened', () => actor.send({ type: 'session.opened' }));
  session.on('session.closed', () => actor.send({ type: 'session.closed' }));
  return actor;
}
