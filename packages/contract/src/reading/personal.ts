import { accountReaders } from '../accounts/readers.ts';
import { cartReaders } from '../cart/readers.ts';
import { contactReaders } from '../contact/readers.ts';
import { orderReaders } from '../orders/readers.ts';
import { paymentReaders } from '../payments/readers.ts';
import { restockReaders } from '../restock/readers.ts';
import { wishlistReaders } from '../wishlist/readers.ts';

/**
 * The readers of the calls in `shopEndpoints`, except those of the catalogue, which are needed before any of these.
 */
export const personalReaders = {
  ...accountReaders,
  ...cartReaders,
  ...orderReaders,
  ...paymentReaders,
  ...contactReaders,
  ...restockReaders,
  ...wishlistReaders,
};
