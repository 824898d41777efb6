import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createStorybookApp } from './storybook.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'abs-mcp-'));
const button = {
  id: 'components-button',
  name: 'Button',
  summary: 'Makes something happen.',
  description: 'Makes something happen.\n\n## When not\n\n- It leads somewhere. Use Link.',
  path: './stories/Button.stories.tsx',
  jsDocTags: {},
  reactDocgen: { props: { full: { tsType: { name: 'type', raw: 'boolean' }, required: false, description: 'Wide.' } } },
  stories: [{ id: 'components-button--full', name: 'Full', snippet: '<Button full>Pay</Button>' }],
};

let url = '';
let server: ReturnType<typeof serve>;
beforeAll(async () => {
  mkdirSync(path.join(dir, 'manifests'));
  writeFileSync(path.join(dir, 'iframe.html'), '<!doctype html>');
  writeFileSync(
    path.join(dir, 'manifests/components.json'),
    JSON.stringify({ v: 0, components: { [button.id]: button } }),
  );
  writeFileSync(path.join(dir, 'manifests/components-button.md'), '# Button');
  const { fetch } = createStorybookApp(readConfig({ STORYBOOK_DIR: dir }), dir);
  const { port } = await new Promise<AddressInfo>((resolve) => {
    server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, resolve);
  });
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
});

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const post = (body: unknown, headers: Record<string, string> = json) =>
  fetch(`${url}/mcp`, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });

/** The result of an MCP call. */
async function call(method: string, params: object = {}): Promise<Record<string, unknown>> {
  const answer = await post({ jsonrpc: '2.0', id: 7, method, params });
  expect(answer.status).toBe(200);
  const { id, result } = (await answer.json()) as { id: number; result: Record<string, unknown> };
  expect(id).toBe(7);
  return result;
}

/** The text that a tool returns. */
async function use(name: string, tool: object = {}): Promise<string> {
  const { content } = await call('tools/call', { name, arguments: tool });
  return (content as { text: string }[]).map(({ text }) => text).join('\n');
}

const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };

describe('the MCP endpoint of a Storybook', () => {
  test('returns its name and instructions', async () => {
    const { serverInfo, protocolVersion, instructions } = await call('initialize', hello);
    expect(serverInfo).toMatchObject({ name: 'abs-storybook' });
    expect(protocolVersion).toBe('2025-06-18');
    expect(instructions).toContain('docs-list');
    const initialized = await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect(initialized.status).toBe(202);
  });

  test('lists its tools', async () => {
    const { tools } = await call('tools/list');
    const names = (tools as { name: string }[]).map(({ name }) => name);
    expect(names.sort()).toEqual(['docs-list', 'docs-show', 'docs-show-story']);
  });

  test('lists components, and shows the guide, the props and the stories of one', async () => {
    expect(await use('docs-list')).toContain('- Button (components-button): Makes something happen.');
    const documentation = await use('docs-show', { id: 'components-button' });
    expect(documentation).toContain('- It leads somewhere. Use Link.');
    expect(documentation).toContain('full?: boolean');
    expect(await use('docs-show-story', { storyId: 'components-button--full' })).toContain('<Button full>Pay</Button>');
  });

  test('reports a component that does not exist', async () => {
    expect(await use('docs-show', { id: 'components-none' })).toContain('not found');
  });

  test('reveals no path of the machine if the Storybook has no manifest', async () => {
    const empty = path.join(dir, 'empty');
    const app = createStorybookApp(readConfig({ STORYBOOK_DIR: dir }), empty);
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'docs-list', arguments: {} },
    });
    const answer = await app.fetch(new Request('http://localhost/mcp', { method: 'POST', headers: json, body }));
    const text = await answer.text();
    expect(text).toContain('This Storybook has no ./manifests/components.json.');
    expect(text).not.toContain(dir);
  });

  test.each([
    [{}],
    [[]],
    [null],
    [5],
    [[{ jsonrpc: '2.0', id: 1, method: 'ping' }]],
    [{ id: 1, method: 5 }],
    [{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: 5 }],
    ['{'],
  ])('refuses %j, and continues to work', async (body) => {
    expect((await post(body)).status).toBe(400);
    expect(await call('ping')).toEqual({});
  });

  test('refuses web pages (even of its own host), long messages and bodies that are not JSON', async () => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    for (const origin of [url, 'https://elsewhere.example', 'null'])
      expect((await post(ping, { ...json, origin })).status).toBe(403);
    expect((await post({ ...ping, params: { long: 'x'.repeat(10_000) } })).status).toBe(413);
    expect((await post(ping, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  test.each(['GET', 'DELETE', 'PUT'])('answers 405 to %s', async (method) => {
    const answer = await fetch(`${url}/mcp`, { method, headers: { accept: 'text/event-stream' } });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });

  test('serves the Markdown pages', async () => {
    const answer = await fetch(`${url}/manifests/components-button.md`);
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await answer.text()).toBe('# Button');
  });
});
