import { accountHandlers } from '../accounts/index.ts';
import { adminHandlers } from '../admin/index.ts';
import { cartHandlers } from '../cart/index.ts';
import { catalogueHandlers } from '../catalogue/index.ts';
import { contactHandlers } from '../contact/index.ts';
import { orderHandlers } from '../orders/index.ts';
import { paymentHandlers } from '../payments/index.ts';
import type { Handlers } from './handler.ts';

/** All calls of the contract; the type fails when one is missing. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...catalogueHandlers,
  ...cartHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...contactHandlers,
  ...adminHandlers,
};
