import { expect, test } from 'vitest';
import { adminPageSizes } from './pageSizes.ts';

test('the lists of the back office have the page sizes of the product description', {
  tags: ['2.14.3', '2.15.5', '2.16.4', '2.16.6', '9.1.21'],
}, () => {
  expect(adminPageSizes).toMatchObject({ dashboardOrders: 3, products: 10, users: 8, transactions: 10 });
});
