import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveFile } from '../http/files.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { createApp } from './app.ts';

let shop: TestApp;
const root = mkdtempSync(path.join(tmpdir(), 'abs-static-'));
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

beforeAll(async () => {
  write('secret.txt', 'secret');
  write('dist/index.html', '<!doctype html><title>shop</title>');
  write('dist/index.html.br', 'brotli index');
  write(
    'dist/preloads.json',
    JSON.stringify({ '/': ['assets/home.js', 'assets/home.css'], '/product/:id/:slug?': ['assets/p.js'] }),
  );
  write('dist/assets/app-1a2b.js', 'plain script');
  write('dist/assets/app-1a2b.js.br', 'brotli script');
  write('dist/assets/app-1a2b.js.gz', 'gzip script');
  write('dist/.hidden.txt', 'hidden');
  write('dist/humans.txt', 'Made in Lagos');
  write('pictures/hoodie-640.avif', 'avif');
  write('pictures/hoodie-400.avif', 'small avif');
  write('dist/hero/hoodie-portrait-800.avif', 'hero');
  write('dist/hero/hoodie-portrait-480.avif', 'small hero');
  write('pictures/hoodie-640.jpg', 'jpeg');
  const picturesDir = path.join(root, 'pictures');
  shop = await createTestApp({ dirs: { shopDir: path.join(root, 'dist'), picturesDir } });
});
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  shop.app.fetch(new Request(`http://localhost${address}`, { headers }));
const html = { accept: 'text/html,application/xhtml+xml' };

describe('the built shop', () => {
  test('hashed assets are kept for ever, in the best encoding that the caller accepts', async () => {
    for (const [accepted, encoding, text] of [
      ['gzip, deflate, br', 'br', 'brotli script'],
      ['gzip', 'gzip', 'gzip script'],
      ['br;q=0, gzip', 'gzip', 'gzip script'],
      ['identity', null, 'plain script'],
    ] as const) {
      const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
      expect(await answer.text()).toBe(text);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    }
  });

  test.each(['/', '/shop', '/product/7f', '/admin/users', '/reset-password?code=1'])(
    '%s is the index, revalidated each time',
    async (address) => {
      const answer = await get(address, html);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<title>shop</title>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const again = await get(address, { ...html, 'if-none-match': answer.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    },
  );

  test('a file that is sent often is read once, and again when a new build has replaced it', async () => {
    write('dist/assets/kept-1a2b.js', 'kept script');
    expect(await (await get('/assets/kept-1a2b.js')).text()).toBe('kept script');
    rmSync(path.join(root, 'dist/assets/kept-1a2b.js'));
    expect(await (await get('/assets/kept-1a2b.js')).text()).toBe('kept script');

    write('dist/notes.txt', 'old');
    expect(await (await get('/notes.txt')).text()).toBe('old');
    write('dist/notes.txt', 'a new text');
    await expect.poll(async () => (await get('/notes.txt')).text()).toBe('a new text');
    rmSync(path.join(root, 'dist/notes.txt'));
    await expect.poll(async () => (await get('/notes.txt')).status).toBe(404);
  });

  test('answers 404 without caching for a script of an older version', async () => {
    for (const accept of ['*/*', html.accept]) {
      const answer = await get('/assets/app-0ld0.js', { accept });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).not.toContain('<title>shop</title>');
    }
  });

  test.each([
    ['/', '</assets/home.js>; rel=modulepreload, </assets/home.css>; rel=preload; as=style; crossorigin'],
    ['/product/7f', '</assets/p.js>; rel=modulepreload'],
    ['/product/7f/opebi-hoodie', '</assets/p.js>; rel=modulepreload'],
    ['/product/7f/opebi-hoodie/more', null],
    ['/shop', null],
  ])('%s names the files that it will load: %s', async (address, link) => {
    expect((await get(address, html)).headers.get('link')).toBe(link);
  });

  test('other files at the root are served, and revalidated', async () => {
    const answer = await get('/humans.txt');
    expect([await answer.text(), answer.headers.get('cache-control')]).toEqual(['Made in Lagos', 'no-cache']);
  });

  test.each(['/assets/none.js', '/api/none', '/media/none', '/dev/none', '/sandbox/none', '/missing.png'])(
    '%s is a 404 in JSON, never the index',
    async (address) => {
      const answer = await get(address, address === '/missing.png' ? { accept: 'image/*' } : html);
      expect(answer.status).toBe(404);
      expect(((await answer.json()) as { code: string }).code).toBe('not_found');
    },
  );

  test('answers 404 to POST', async () => {
    const answer = await shop.app.fetch(new Request('http://localhost/shop', { method: 'POST', body: 'x' }));
    expect(answer.status).toBe(404);
  });

  test('a shop that was not built answers 503 with an explanation', async () => {
    const unbuilt = createApp(shop.services, { dirs: { shopDir: path.join(root, 'nowhere') } });
    const answer = await unbuilt.fetch(new Request('http://localhost/', { headers: html }));
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('The shop has not been built yet.');
  });
});

test('demo pictures are kept for ever, with their types', async () => {
  const avif = await get('/media/demo/hoodie-640.avif');
  expect([avif.status, avif.headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect(avif.headers.get('cache-control')).toContain('immutable');
  expect((await get('/media/demo/hoodie-640.jpg')).headers.get('content-type')).toBe('image/jpeg');
  expect((await get('/media/demo/none.jpg')).status).toBe(404);
});

test('browsers that save data get a smaller file, which shared caches do not keep', async () => {
  const visit = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await get(address, headers);
    return [await answer.text(), answer.headers.get('cache-control'), answer.headers.get('vary')];
  };
  const forAll = 'public, max-age=31536000, immutable';
  const saving = { 'save-data': 'on' };
  expect(await visit('/media/demo/hoodie-640.avif')).toEqual(['avif', forAll, 'Save-Data']);
  expect(await visit('/media/demo/hoodie-640.avif', saving)).toEqual([
    'small avif',
    'private, max-age=31536000, immutable',
    'Save-Data',
  ]);
  // The person requested the large picture.
  expect(await visit('/media/demo/hoodie-640.avif?full', saving)).toEqual(['avif', forAll, 'Save-Data']);
  expect(await visit('/media/demo/hoodie-400.avif', saving)).toEqual(['small avif', forAll, 'Save-Data']);
  expect(await visit('/media/demo/hoodie-640.jpg', saving)).toEqual(['jpeg', forAll, null]);
  expect(await visit('/hero/hoodie-portrait-800.avif')).toEqual(['hero', 'no-cache', 'Save-Data']);
  expect(await visit('/hero/hoodie-portrait-800.avif', saving)).toEqual([
    'small hero',
    'private, no-cache',
    'Save-Data',
  ]);
});

test.each([
  '../secret.txt',
  '..%2fsecret.txt',
  '%2e%2e/secret.txt',
  '..\\secret.txt',
  '/../../secret.txt',
  'assets/../../secret.txt',
  '%00',
  '%',
  '.hidden.txt',
  'index.html%00.js',
  'noextension',
])('finds no file for %s', (address) => {
  expect(resolveFile(path.join(root, 'dist'), address)).toBeNull();
});
