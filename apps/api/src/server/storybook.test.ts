import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { HttpApp } from './app.ts';
import { createStorybookApp } from './storybook.ts';

const root = mkdtempSync(path.join(tmpdir(), 'abs-storybook-'));
const dir = path.join(root, 'built');
const script = 'const story = 1;\n'.repeat(200);

let storybook: HttpApp;
beforeAll(() => {
  mkdirSync(path.join(dir, 'assets'), { recursive: true });
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  writeFileSync(path.join(root, 'dist/index.html'), '<!doctype html><title>shop</title>');
  writeFileSync(path.join(dir, 'index.html'), '<!doctype html><title>manager</title>');
  writeFileSync(path.join(dir, 'iframe.html'), '<!doctype html><title>preview</title>');
  writeFileSync(path.join(dir, 'assets/Button-1a2b.js'), script);
  writeFileSync(path.join(dir, '.hidden.txt'), 'hidden');
  storybook = createStorybookApp(readConfig({ STORYBOOK_DIR: dir }), dir);
});
afterAll(() => rmSync(root, { recursive: true }));

const get = (address: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  storybook.fetch(new Request(`http://localhost:6007${address}`, { headers }));

describe('a built Storybook', () => {
  test.each([
    ['/', 'manager'],
    ['/?path=/story/button--default', 'manager'],
    ['/iframe.html?id=button--default', 'preview'],
  ])('%s is its %s, revalidated each time', async (address, title) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<title>${title}</title>`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const again = await get(address, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('its hashed assets are kept for ever, and compressed if the client accepts it', async () => {
    const plain = await get('/assets/Button-1a2b.js', {});
    expect(await plain.text()).toBe(script);
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const compressed = await get('/assets/Button-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
    expect(gunzipSync(await compressed.arrayBuffer()).toString()).toBe(script);
  });

  test('it may run its inline scripts and frame its stories', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'unsafe-inline'; style-src");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect((await get('/none.js')).headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  test.each([
    '/none.js',
    '/none',
    '/assets/',
    '/.hidden.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2fetc%2fhosts.txt',
    '/%00',
    '/%',
  ])('%s is a 404 in JSON', async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(((await answer.json()) as { code: string }).code).toBe('not_found');
  });

  test('answers 404 to POST and to calls of the API', async () => {
    const post = new Request('http://localhost:6007/', { method: 'POST', body: 'x' });
    expect((await storybook.fetch(post)).status).toBe(404);
    expect((await get('/api/v1/products')).status).toBe(404);
  });
});

test('the origin of the shop serves no part of the Storybook, and runs no inline script', async () => {
  const { storybookDir } = readConfig({ STORYBOOK_DIR: dir });
  const shop = await createTestApp({ config: { storybookDir }, dirs: { shopDir: path.join(root, 'dist') } });
  for (const address of ['/', '/storybook', '/storybook/', '/storybook/iframe.html', '/iframe.html', '/api/docs']) {
    const request = new Request(`http://localhost${address}`, { headers: { accept: 'text/html' } });
    const answer = await shop.app.fetch(request);
    expect(await answer.text()).not.toMatch(/manager|preview/);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self';|^default-src 'none';(?!.*script-src)/);
    expect(policy).toContain("frame-ancestors 'none'");
  }
  await shop.close();
});
