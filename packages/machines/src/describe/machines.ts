import { type AnyStateMachine, StateMachine } from 'xstate';
import * as exported from '../index.ts';

/** Every machine of the shop, by name: `checkoutMachine` is 'checkout'. */
export const machines: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.entries<unknown>(exported)
    .filter((entry): entry is [string, AnyStateMachine] => entry[1] instanceof StateMachine)
    .map(([name, machine]) => [name.replace(/Machine$/, ''), machine]),
);
