import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';
import { createApp } from './app.ts';

test('a process is unready while its database does not answer, and concurrent probes ping it once', async () => {
  const shop = await createTestApp();
  const { ping } = shop.db;
  let pings = 0;
  let answer = () => {};
  shop.services.db.ping = () => {
    pings++;
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  const ready = () => shop.call('GET', '/readyz');
  const answers = await Promise.all([ready(), ready(), ready()]);
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(Array(3).fill([503, '5']));
  expect(pings).toBe(1);
  answer();
  shop.services.db.ping = ping;
  expect((await ready()).status).toBe(200);
  await shop.close();
});

test('a process that is being stopped is unready but alive', async () => {
  const shop = await createTestApp();
  const app = createApp(shop.services, { isStopping: () => true });
  expect((await app.fetch(new Request('http://localhost/readyz'))).status).toBe(503);
  expect((await app.fetch(new Request('http://localhost/healthz'))).status).toBe(200);
  await shop.close();
});
