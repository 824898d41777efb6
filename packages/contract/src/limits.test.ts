import { expect, test } from 'vitest';
import * as limits from './limits.ts';

test('the constants are those that the product description and the decisions name', {
  tags: ['5.1.25', '9.1.1', '9.1.4', '9.1.12', '9.1.20', '10.4.3', '10.8.9'],
}, () => {
  expect(limits).toMatchObject({
    OTP_LENGTH: 4,
    OTP_RESEND_MS: 60_000,
    PRODUCTS_PER_PAGE: 12,
    ORDERS_PER_PAGE: 5,
    SEARCH_PAGE_SIZE: 10,
    DEFAULT_DELIVERY_FEE: 5,
    PICTURE_MAX_BYTES: 5 * 1024 * 1024,
    REQUEST_TIMEOUT_MS: 15_000,
    LOW_STOCK: 5,
    ORDER_LIFETIME_MS: 24 * 3_600_000,
    ORDER_HOLD_MS: 3_600_000,
    PENDING_ORDERS_MAX: 5,
  });
});
