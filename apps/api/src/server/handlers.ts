import { accountHandlers } from '../accounts/handlers.ts';
import { addressHandlers } from '../addresses/handlers.ts';
import { adminHandlers } from '../admin/handlers.ts';
import { cartHandlers } from '../cart/handlers.ts';
import { catalogueHandlers } from '../catalogue/handlers.ts';
import { contactHandlers } from '../contact/handlers.ts';
import { emailChangeHandlers } from '../emailChange/handlers.ts';
import type { Handlers } from '../http/handler.ts';
import { login } from '../login/login.ts';
import { newsletterHandlers } from '../newsletter/handlers.ts';
import { orderHandlers } from '../orders/handlers.ts';
import { paymentHandlers } from '../payments/handlers.ts';
import { personalDataHandlers } from '../personalData/handlers.ts';
import { restockHandlers } from '../restock/handlers.ts';
import { twoFactorHandlers } from '../twoFactor/handlers.ts';
import { wishlistHandlers } from '../wishlist/handlers.ts';

/** All calls of the contract; the type fails when one is missing. */
export const handlers: Handlers = {
  ...accountHandlers,
  login,
  ...catalogueHandlers,
  ...cartHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...emailChangeHandlers,
  ...personalDataHandlers,
  ...contactHandlers,
  ...newsletterHandlers,
  ...restockHandlers,
  ...wishlistHandlers,
  ...addressHandlers,
  ...adminHandlers,
  ...twoFactorHandlers,
};
