import { Writable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROXY_WARNING } from '../http/proxyWarning.ts';
import { addProduct } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const LIST = '/api/v1/products?page=1&utm=x';

let shop: TestApp;
let lines: { msg: string; requestId?: string; ms?: number }[];
const log = pino(
  { level: 'info' },
  new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(line));
      done();
    },
  }),
);
beforeEach(async () => {
  lines = [];
  shop = await createTestApp({ versionMaxAgeMs: 3_600_000, log });
  await addProduct(shop);
});
afterEach(() => shop.close());

/** An answer, and whether it was sent without the router. */
async function send(headers: Record<string, string> = {}, path = LIST, method = 'GET', app = shop) {
  const routed = vi.spyOn(app.services.publicAnswers, 'get');
  const request = new Request(`http://localhost${path}`, { method, headers });
  const response = await app.app.fetch(request, { incoming: { headers, socket: { remoteAddress: '127.0.0.1' } } });
  const isQuick = routed.mock.calls.length === 0;
  routed.mockRestore();
  const bytes = Buffer.from(await response.arrayBuffer());
  return { isQuick, status: response.status, bytes, headers: Object.fromEntries(response.headers) };
}
type Sent = Awaited<ReturnType<typeof send>>;
const withoutId = ({ isQuick: _, headers, ...sent }: Sent) => ({
  ...sent,
  headers: { ...headers, 'x-request-id': '' },
});

test.each([
  ['plain', {}],
  ['compressed', { 'accept-encoding': 'gzip, br' }],
  ['to a client that has it', { 'if-none-match': '*' }],
])('the second answer skips the router, and has the same headers and bytes: %s', async (_, headers) => {
  for (let n = 0; n < 5; n += 1) await addProduct(shop);
  const first = await send(headers);
  const second = await send(headers);
  expect([first.isQuick, second.isQuick]).toEqual([false, true]);
  expect(withoutId(second)).toEqual(withoutId(first));
  expect(second.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});

test('each caller gets an encoding that it accepts', { tags: ['10.6.4'] }, async () => {
  for (let n = 0; n < 5; n += 1) await addProduct(shop);
  const plain = await send();
  await send({ 'accept-encoding': 'br' });
  const compressed = await send({ 'accept-encoding': 'br' });
  expect([compressed.isQuick, compressed.headers['content-encoding']]).toEqual([true, 'br']);
  expect(brotliDecompressSync(compressed.bytes)).toEqual(plain.bytes);
  const again = await send();
  expect([again.isQuick, again.headers['content-encoding'], again.bytes]).toEqual([true, undefined, plain.bytes]);
  const { etag = '' } = compressed.headers;
  expect((await send({ 'if-none-match': etag })).status).toBe(200);
  expect((await send({ 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(304);
});

test('the router handles requests after a change of the catalogue, and those without a kept answer', {
  tags: ['10.6.2'],
}, async () => {
  await send();
  await addProduct(shop);
  shop.services.publicAnswers.recheck();
  const changed = await send();
  expect([changed.isQuick, JSON.parse(changed.bytes.toString()).totalProducts]).toEqual([false, 2]);
  expect((await send({}, LIST, 'HEAD')).isQuick).toBe(false);
  expect((await send({}, LIST, 'POST')).status).toBe(405);
  const refused = '/api/v1/products?page=x';
  for (let again = 0; again < 2; again += 1) expect((await send({}, refused)).status).toBe(400);
});

test('the log has a line for each answer, with the answer’s request id', async () => {
  const answers = [await send(), await send(), await send({ 'if-none-match': '*' })];
  expect(answers.map(({ isQuick }) => isQuick)).toEqual([false, true, true]);
  expect(lines.filter(({ msg }) => msg === 'request').map((line) => ({ ...line, ms: 0 }))).toEqual(
    answers.map(({ status, headers }) =>
      expect.objectContaining({ path: '/api/v1/products', method: 'GET', status, requestId: headers['x-request-id'] }),
    ),
  );
});

test('warns of an untrusted proxy, and accepts request ids from a trusted one', async () => {
  await send();
  expect((await send({ 'x-forwarded-for': '10.0.0.1', 'x-request-id': 'chosen' })).headers['x-request-id']).not.toBe(
    'chosen',
  );
  expect(lines.map(({ msg }) => msg)).toContain(PROXY_WARNING);

  const behind = await createTestApp({ db: shop.db, config: { trustProxy: 1 }, versionMaxAgeMs: 3_600_000 });
  await send({}, LIST, 'GET', behind);
  const named = await send({ 'x-forwarded-for': '10.0.0.1', 'x-request-id': 'chosen' }, LIST, 'GET', behind);
  expect([named.isQuick, named.headers['x-request-id']]).toEqual([true, 'chosen']);
  const forged = await send({ 'x-request-id': 'two words' }, LIST, 'GET', behind);
  expect([forged.isQuick, forged.headers['x-request-id']]).toEqual([true, expect.stringMatching(/^[\da-f-]{36}$/)]);
});
