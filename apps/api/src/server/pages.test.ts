import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { catalogueHandlers } from '../catalogue/handlers.ts';
import { DatabaseAwayError } from '../db/errors.ts';
import { products } from '../db/schema.ts';
import { shopPolicy } from '../http/contentPolicy.ts';
import { addProduct, addShopper, order } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

// The shop's own bundle has its own tests. This one only shows its input.
const bundle = `export const createPageRenderer = ({ template, preloads, origin, source }) => ({
  resolve(url) {
    const { pathname, search } = new URL(url, 'http://shop');
    if (pathname === '/browser') return null;
    if (pathname === '/old') return { movedTo: '/new' + search };
    return { key: pathname + search, part: search ? 'searches' : 'main' };
  },
  async render(key) {
    const { pathname, searchParams } = new URL(key, 'http://shop');
    if (pathname === '/far') return { status: 302, location: '/near' };
    if (pathname === '/broken') throw new Error('boom');
    const styles = ["'sha256-a'"];
    const show = (status, value) => ({ status, html: template + JSON.stringify({ origin, preloads, value }), styles });
    if (pathname === '/list') return show(200, await source.call('getProducts', { query: { page: 1, limit: 2, sort: undefined } }));
    if (pathname === '/wrong') return show(503, await source.call('getProducts', { query: { page: 'x' } }));
    if (pathname === '/count') return show(200, ++renders);
    if (pathname === '/text') return show(200, await source.call('getCollections', {}));
    const id = pathname.slice(1);
    const outcome = await source.call('getProduct', { params: { id } });
    return show(outcome.status, [outcome, await source.wasDeleted(id), ++renders]);
  },
});
let renders = 0;`;

let shop: TestApp;
const root = mkdtempSync(path.join(tmpdir(), 'abs-pages-'));
beforeAll(async () => {
  mkdirSync(path.join(root, 'dist'));
  mkdirSync(path.join(root, 'dist-server'));
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(root, 'dist/index.html'), '<!doctype html><title>index</title>');
  writeFileSync(path.join(root, 'dist/preloads.json'), '{"/":["a.js"]}');
  writeFileSync(path.join(root, 'dist-server/index.js'), bundle);
  shop = await createTestApp({ dirs: { shopDir: path.join(root, 'dist') } });
});
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true });
});
const get = (address: string) =>
  shop.app.fetch(new Request(`http://localhost${address}`, { headers: { accept: 'text/html' } }));

test('a page is rendered with the answers of this process', async () => {
  const answer = await get('/list');
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(html).toContain('<title>index</title>');
  const { origin, value } = JSON.parse(html.slice(html.indexOf('{')));
  expect([origin, value.answer.products]).toEqual([shop.services.config.publicUrl, []]);
});

test('a page allows its style elements, also to a browser that has it', { tags: ['10.1.18'] }, async () => {
  const { publicUrl } = shop.services.config;
  const policy = shopPolicy(publicUrl, ["'sha256-a'"]);
  const first = await get('/list');
  const headers = { accept: 'text/html', 'if-none-match': first.headers.get('etag') ?? '' };
  const again = await shop.app.fetch(new Request('http://localhost/list', { headers }));
  expect([first.status, again.status]).toEqual([200, 304]);
  for (const answer of [first, again, await get('/none')]) {
    expect(answer.headers.get('content-security-policy')).toBe(policy);
  }
  for (const path of ['/browser', '/broken']) {
    expect((await get(path)).headers.get('content-security-policy')).toBe(shopPolicy(publicUrl));
  }
});

test('a page that is not found answers 404 with a message', async () => {
  const answer = await get('/none');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('[{"status":404,"message":"Product not found"},false,1]');
});

test('a page that is not found is rendered once, until the catalogue changes', { tags: ['10.6.3'] }, async () => {
  const { id } = await addProduct(shop);
  const first = await (await get('/unknown')).text();
  expect(await (await get('/unknown')).text()).toBe(first);
  await shop.db.autocommit((tx) => tx.update(products).set({ deletedAt: new Date() }).where(eq(products.id, id)));
  expect(await (await get('/unknown')).text()).not.toBe(first);
});

test('a page whose data failed answers 503 with Retry-After', async () => {
  const answer = await get('/wrong');
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
});

test('other URLs of a page redirect to it', async () => {
  const moved = await get('/old?code=1');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/new?code=1']);
  const far = await get('/far');
  expect([far.status, far.headers.get('location')]).toEqual([302, '/near']);
});

test.each(['/browser', '/index.html', '/broken'])(
  'answers %s with the index, and the browser renders the page',
  async (address) => {
    const answer = await get(address);
    expect(await answer.text()).toBe('<!doctype html><title>index</title>');
    expect(answer.status).toBe(address === '/broken' ? 500 : 200);
  },
);

test('a form that is sent without a script gets the page “Nothing was sent”', async () => {
  const form = { method: 'POST', headers: { accept: 'text/html' }, body: new URLSearchParams({ password: 'secret' }) };
  const answer = await shop.app.fetch(new Request('http://localhost/list', form));
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const text = await answer.text();
  expect(text).toContain('Nothing was sent.');
  expect(text).not.toContain('secret');
});

test.each(['//elsewhere.example/x', '/\\elsewhere.example', '/.//elsewhere.example', '/%2F/elsewhere.example', '//'])(
  'a form that is sent to %s gets no link to another origin',
  async (address) => {
    const form = { method: 'POST', headers: { accept: 'text/html' }, body: new URLSearchParams({ a: 'b' }) };
    const answer = await shop.app.fetch(new Request(`http://localhost${address}`, form));
    const [, href = 'missing'] = /href="(.*?)"/.exec(await answer.text()) ?? [];
    expect([answer.status, new URL(href, `http://localhost${address}`).origin]).toEqual([405, 'http://localhost']);
  },
);

test('HEAD has the headers of the page', async () => {
  const answer = await shop.app.fetch(
    new Request('http://localhost/list', { method: 'HEAD', headers: { accept: 'text/html' } }),
  );
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test('a page is kept in the part that the shop chooses for it', async () => {
  const app = await createTestApp({ dirs: { shopDir: path.join(root, 'dist') }, versionMaxAgeMs: 3_600_000 });
  const { publicAnswers } = app.services;
  const partsOf = async (address: string) => {
    await app.app.fetch(new Request(`http://localhost${address}`, { headers: { accept: 'text/html' } }));
    return (['main', 'products', 'searches'] as const).filter((part) => publicAnswers.peek(`page ${address}`, part));
  };
  expect(await partsOf('/list')).toEqual(['main']);
  expect(await partsOf('/list?search=red')).toEqual(['searches']);
  await app.close();
});

test('a kept page is sent only to clients that want a page', { tags: ['10.6.1'] }, async () => {
  const app = await createTestApp({ dirs: { shopDir: path.join(root, 'dist') }, versionMaxAgeMs: 3_600_000 });
  const open = (accept: string) => app.app.fetch(new Request('http://localhost/list', { headers: { accept } }));
  const page = await (await open('text/html')).text();
  for (const accept of ['text/html,*/*;q=0.8', '*/*']) expect(await (await open(accept)).text()).toBe(page);
  expect((await open('application/json')).status).toBe(404);
  await app.close();
});

test('a flood of pages and lists is made two at a time, while orders are answered', {
  tags: ['10.6.10'],
}, async () => {
  const held = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const app = await createTestApp({
    db: shop.db,
    dirs: { shopDir: path.join(root, 'dist') },
    handlers: {
      async getProducts(...args) {
        running += 1;
        most = Math.max(most, running);
        await held.promise;
        running -= 1;
        return catalogueHandlers.getProducts(...args);
      },
    },
  });
  const open = (address: string, accept = 'text/html') =>
    app.app.fetch(new Request(`http://localhost${address}`, { headers: { accept } }));
  const list = (n: number) => `/api/v1/products?page=${n}`;
  // Two run, a hundred wait, and eight are refused: only then is the queue full.
  const flood = Array.from({ length: 55 }, (_, n) => [open(`/list?search=${n}`), open(list(n + 2), '*/*')]).flat();
  let answered = 0;
  for (const answer of flood) void Promise.resolve(answer).then(() => (answered += 1));
  await vi.waitFor(() => expect([running, answered]).toEqual([2, 8]), 30_000);

  const refused = await open('/list?search=more');
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  const text = await refused.text();
  expect(text).toContain('<h1>The shop is busy.</h1>');
  expect(text).toContain('Please try again in a moment.');
  const call = await open(list(1_000), '*/*');
  expect([call.status, call.headers.get('retry-after'), await call.json()]).toEqual([
    503,
    '5',
    { code: 'unavailable', message: expect.stringContaining('busy') },
  ]);

  const { id } = await addProduct(app);
  await order(app, await addShopper(app), id, 1);
  expect(running).toBe(2);

  const frontPage = open('/list');
  held.resolve();
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(102).fill(200), ...Array(8).fill(503)]);
  expect((await frontPage).status).toBe(200);
  expect(most).toBe(2);
});

describe('while the database is away', () => {
  let app: TestApp;
  let lines: string[];
  beforeEach(async () => {
    lines = [];
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line).msg) });
    app = await createTestApp({ dirs: { shopDir: path.join(root, 'dist') }, log });
    return () => app.close();
  });
  const open = (address: string) =>
    app.app.fetch(new Request(`http://localhost${address}`, { headers: { accept: 'text/html' } }));
  const away = new DatabaseAwayError('The connection to the database was refused.');

  test('sends a page of text without its data, answers other pages with 503, and logs one warning', async () => {
    const autocommit = vi.spyOn(app.db, 'autocommit').mockRejectedValue(away);
    const text = await open('/text');
    expect([text.status, text.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await text.text()).toContain('{"status":503,"message":"The shop is busy. Please try again in a moment."}');
    const list = await open('/wrong');
    expect([list.status, list.headers.get('retry-after'), list.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    const warning = 'Pages are rendered without the database, which does not answer';
    expect(lines.filter((line) => line === warning)).toHaveLength(1);
    expect(lines).not.toContain('A page was not rendered');

    autocommit.mockRestore();
    expect(await (await open('/text')).text()).toContain('"collections":');
  });

  test('renders a page of text once, even while every slot of the read queue waits for the database', async () => {
    const held = Promise.withResolvers<never>();
    const getProducts = vi.fn(() => held.promise);
    const busyApp = await createTestApp({
      db: app.db,
      dirs: { shopDir: path.join(root, 'dist') },
      handlers: { getProducts },
    });
    const send = (address: string) =>
      busyApp.app.fetch(new Request(`http://localhost${address}`, { headers: { accept: 'text/html' } }));
    const waiting = [send('/list?search=1'), send('/list?search=2')];
    await vi.waitFor(() => expect(getProducts).toHaveBeenCalledTimes(2));

    vi.spyOn(app.db, 'autocommit').mockRejectedValue(away);
    const [first, second] = await Promise.all([send('/count'), send('/count')]);
    expect([first?.status, await second?.text()]).toEqual([200, await first?.text()]);

    held.reject(away);
    await Promise.all(waiting);
  });

  test('answers 503 if the database is lost while a page is rendered', async () => {
    const { autocommit } = app.db;
    let calls = 0;
    vi.spyOn(app.db, 'autocommit').mockImplementation((work) =>
      ++calls > 1 ? Promise.reject(away) : autocommit(work),
    );
    expect((await open(`/${randomUUID()}`)).status).toBe(503);
  });

  test('pages wait at most five seconds for a database that does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const read = vi.spyOn(app.db, 'autocommit').mockReturnValue(new Promise(() => {}));
    const pages = [open('/text'), open('/text'), open('/wrong')];
    await vi.waitFor(() => expect(read).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 503]);
  });
});
