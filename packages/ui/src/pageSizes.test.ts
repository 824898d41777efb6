import { expect, test } from 'vitest';
import { adminPageSizes } from './pageSizes.ts';

test('the lists of the back office have as many rows a page as the product description says', () => {
  expect(adminPageSizes).toMatchObject({ dashboardOrders: 3, products: 10, users: 8, transactions: 10 });
});
