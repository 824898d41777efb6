import { accountReaders } from './accounts.ts';
import { cartReaders } from './cart.ts';
import { orderReaders } from './orders.ts';

/** How the answers of what shoppers call are read, but for the catalogue's: those are needed before any of these. */
export const personalReaders = { ...accountReaders, ...cartReaders, ...orderReaders };
