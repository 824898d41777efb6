import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ config: { publicUrl: 'https://shop.example' } });
});
afterAll(() => shop.close());

const paths = [
  ['GET', '/dev/mail'],
  ['GET', '/dev/mail/messages?to=ada@abs.test'],
  ['GET', '/sandbox/paystack/control'],
  ['POST', '/sandbox/paystack/control'],
  ['GET', '/sandbox/paystack/checkout/none'],
  ['POST', '/sandbox/paystack/transaction/initialize'],
] as const;

const statusOf = async (method: string, host: string, path: string) =>
  (await shop.app.fetch(new Request(`http://${host}${path}`, { method }))).status;

test.for(paths)('%s %s answers only under host names of this server', async ([method, path]) => {
  for (const host of [
    'rebound.example',
    'localhost.example:3000',
    'shop.example.evil',
    '127.0.0.1.nip.example',
    'shop.example.',
  ]) {
    expect([host, await statusOf(method, host, path)]).toEqual([host, 403]);
  }
  for (const host of [
    'localhost:3000',
    'shop.localhost',
    '127.0.0.1:80',
    '[::1]:3000',
    '192.168.1.7:5173',
    'SHOP.example',
  ]) {
    expect([host, await statusOf(method, host, path)]).not.toEqual([host, 403]);
  }
});

test('the calls of the shop answer under any host name', async () => {
  expect(await statusOf('GET', 'rebound.example', '/api/v1/products')).toBe(200);
});
