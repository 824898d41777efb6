import { accountEndpoints } from './accounts/endpoints.ts';
import { cartEndpoints } from './cart/endpoints.ts';
import { catalogueEndpoints } from './catalogue/endpoints.ts';
import { contactEndpoints } from './contact/endpoints.ts';
import { orderEndpoints } from './orders/endpoints.ts';
import { paymentEndpoints } from './payments/endpoints.ts';
import { restockEndpoints } from './restock/endpoints.ts';
import { wishlistEndpoints } from './wishlist/endpoints.ts';

/** The calls of shoppers, except those of the account settings. */
export const shopEndpoints = {
  ...accountEndpoints,
  ...catalogueEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...contactEndpoints,
  ...restockEndpoints,
  ...wishlistEndpoints,
};
