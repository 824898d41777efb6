import { cartMachine, ordersMachine, sessionMachine } from '@abs/machines';
import { createActor } from 'xstate';
import type { Shop } from '../machines/shop.tsx';

/** The shop of an unknown visitor. Its actors never start, so that all pages can be rendered with it. */
export const visitor: Shop = {
  session: createActor(sessionMachine, { input: {} }),
  cart: createActor(cartMachine, { input: { signedIn: false } }),
  orders: createActor(ordersMachine, { input: { signedIn: false } }),
};
