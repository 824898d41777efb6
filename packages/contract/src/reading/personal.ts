import { accountReaders } from './accounts.ts';
import { cartReaders } from './cart.ts';
import { orderReaders } from './orders.ts';

/** The readers of all shoppers' calls except the catalogue's, which are needed before any of these. */
export const personalReaders = { ...accountReaders, ...cartReaders, ...orderReaders };
