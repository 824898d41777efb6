import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const root = mkdtempSync(path.join(tmpdir(), 'abs-storybook-'));
const dir = path.join(root, 'built');
const script = 'const story = 1;\n'.repeat(200);

let shop: TestApp;
beforeAll(async () => {
  mkdirSync(path.join(dir, 'assets'), { recursive: true });
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  writeFileSync(path.join(root, 'dist/index.html'), '<!doctype html><title>shop</title>');
  writeFileSync(path.join(dir, 'index.html'), '<!doctype html><title>manager</title>');
  writeFileSync(path.join(dir, 'iframe.html'), '<!doctype html><title>preview</title>');
  writeFileSync(path.join(dir, 'assets/Button-1a2b.js'), script);
  writeFileSync(path.join(dir, '.hidden.txt'), 'hidden');
  const { storybookDir } = readConfig({ STORYBOOK_DIR: dir });
  shop = await createTestApp({ config: { storybookDir }, dirs: { shopDir: path.join(root, 'dist') } });
});
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  shop.app.fetch(new Request(`http://localhost${address}`, { headers }));

describe('a built Storybook', () => {
  test.each([
    ['/storybook/', 'manager'],
    ['/storybook/?path=/story/button--default', 'manager'],
    ['/storybook/iframe.html?id=button--default', 'preview'],
  ])('%s is its %s, revalidated each time', async (address, title) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<title>${title}</title>`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const again = await get(address, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('its hashed assets are kept for ever, and compressed for who can read that', async () => {
    const plain = await get('/storybook/assets/Button-1a2b.js', {});
    expect(await plain.text()).toBe(script);
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const compressed = await get('/storybook/assets/Button-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
    expect(gunzipSync(await compressed.arrayBuffer()).toString()).toBe(script);
  });

  test('without the slash at its end it leads to the one with it, query and all', async () => {
    const answer = await get('/storybook?path=/docs/start-here--docs');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/storybook/?path=/docs/start-here--docs');
  });

  test('it may run its inline scripts and frame its stories; nothing else on this server may', async () => {
    const policy = (await get('/storybook/')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'unsafe-inline'; style-src");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    for (const address of ['/', '/storybooks', '/storybook/none.js', '/storybook', '/api/docs']) {
      const other = (await get(address)).headers.get('content-security-policy');
      expect(other).toContain("script-src 'self';");
      expect(other).toContain("frame-ancestors 'none'");
    }
  });

  test.each([
    '/storybook/none.js',
    '/storybook/none',
    '/storybook/assets/',
    '/storybook/.hidden.txt',
    '/storybook/..%2fsecret.txt',
    '/storybook/%2e%2e%2fsecret.txt',
    '/storybook/..%5csecret.txt',
    '/storybook/assets/..%2f..%2fsecret.txt',
    '/storybook/%2fetc%2fhosts.txt',
    '/storybook/%00',
    '/storybook/%',
  ])('%s is a 404 in JSON', async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(((await answer.json()) as { code: string }).code).toBe('not_found');
  });

  test('only reading is possible', async () => {
    const answer = await shop.app.fetch(new Request('http://localhost/storybook/', { method: 'POST', body: 'x' }));
    expect(answer.status).toBe(404);
  });
});

test('without the setting its address is like any other of the shop', async () => {
  const plain = await createTestApp({ dirs: { shopDir: path.join(root, 'dist') } });
  for (const address of ['/storybook', '/storybook/']) {
    const request = new Request(`http://localhost${address}`, { headers: { accept: 'text/html' } });
    const answer = await plain.app.fetch(request);
    expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html><title>shop</title>']);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
  await plain.close();
});
