import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct, addShopper, order } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { callbackOf } from './protocol.ts';
import { openTransaction } from './transactions.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: 'https://pay.example' } });
});
afterAll(() => app.close());

it('returns the card page at the origin of the browser, also for a reused attempt', async () => {
  const ada = await addShopper(app);
  const { id } = await order(app, ada, (await addProduct(app)).id);
  const payAt = async (origin: string, host: string) => {
    const headers = { origin, host };
    const answer = await app.call('POST', '/make-payment', { token: ada.token, body: { orderId: id }, headers });
    return new URL(answer.body.data.data.authorization_url).origin;
  };
  const own = await payAt('https://shop.example', 'shop.example');
  expect(new URL(own).protocol).toBe('https:');
  app.services.config.publicUrl = own;
  expect(await payAt('http://192.168.1.20:3000', '192.168.1.20:3000')).toBe('http://192.168.1.20:3000');
  expect(await payAt('http://127.0.0.1:3000', '127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
  expect(await payAt('https://evil.example', 'evil.example')).toBe(own);
});

it('returns to its own shop by a relative URL, and to other shops by their full URL', async () => {
  const opening = { email: 'ada@abs.test', amountKobo: 100, currency: 'NGN', metadata: null };
  const callback = async (reference: string, callbackUrl: string) => {
    const opened = await app.db.transaction((tx) =>
      openTransaction(tx, { ...opening, reference, callbackUrl }, app.services.now()),
    );
    return opened && callbackOf(opened, { publicUrl: 'http://localhost:3000' });
  };
  expect(await callback('own-1', 'http://localhost:3000/payment/callback')).toBe(
    '/payment/callback?trxref=own-1&reference=own-1',
  );
  expect(await callback('other-1', 'https://other.example/back?shop=1')).toBe(
    'https://other.example/back?shop=1&trxref=other-1&reference=other-1',
  );
});
