import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct, addShopper, checkOut, step } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { deliveryFeeKobo: 150_050, deliveryDays: { from: 3, to: 6 } } });
});
afterAll(() => app.close());

it('names the configured fee and time of a delivery with a product', async () => {
  const hoodie = await addProduct(app);
  const read = async () => (await app.call('GET', `/products/${hoodie.id}`)).body.product.delivery;
  expect(await read()).toEqual({ fee: 1500.5, days: { from: 3, to: 6 } });
});

it('applies the configured fee to cart and order, and an order keeps its fee when the setting changes', {
  tags: ['10.2.7'],
}, async () => {
  const ada = await addShopper(app);
  const hoodie = await addProduct(app);
  await step(app, ada, hoodie.id, 1);
  const cart = (await app.call('GET', '/cart', { token: ada.token })).body;
  expect(cart).toMatchObject({ deliveryFee: 1500.5, total: 15_500.5 });
  const placed = (await checkOut(app, ada)).body.order;
  expect(placed).toMatchObject({ subtotal: 14_000, deliveryFee: 1500.5, totalPrice: 15_500.5 });

  app.services.config.deliveryFeeKobo = 500;
  const later = (await app.call('GET', `/orders/${placed.id}`, { token: ada.token })).body.order;
  expect(later).toEqual(placed);
  const [listed] = (await app.call('GET', '/get-orders', { token: ada.token })).body;
  expect(listed).toEqual(placed);
});
