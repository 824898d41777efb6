import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { availableParallelism, loadavg, networkInterfaces, tmpdir } from 'node:os';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from './db/schema.ts';
import { runServer, type ServerProcess, startServer } from './testing/serverProcess.ts';
import { createServerStore, type ServerStore } from './testing/serverStore.ts';

/** How many times slower this machine is because other programs use its processors; 1 if it is idle. */
const crowding = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

const post = (server: ServerProcess, path: string, body: object) =>
  fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const password = 'a-fine-long-passphrase';
const signUp = (server: ServerProcess, email: string) => post(server, '/signup', { email, password });
/** Whether an account exists: signing up with its e-mail and another password is refused. */
const isTaken = async (server: ServerProcess, email: string) =>
  (await post(server, '/signup', { email, password: `not ${password}` })).status === 409;

describe('a running server', () => {
  let store: ServerStore;
  let server: ServerProcess;
  let storybookDir: string;
  beforeAll(async () => {
    store = await createServerStore();
    storybookDir = mkdtempSync(path.join(tmpdir(), 'abs-storybook-'));
    writeFileSync(path.join(storybookDir, 'iframe.html'), '<!doctype html><title>preview</title>');
    server = await startServer({ ...store.env, STORYBOOK_DIR: storybookDir, STORYBOOK_PORT: '0' });
  });
  afterAll(async () => {
    await server.stop();
    await store.remove();
    rmSync(storybookDir, { recursive: true });
  });
  const storybookUrl = () => /Storybook +(\S+)/.exec(server.output())?.[1] ?? '';

  test('prints the URLs of the shop and the mailbox', () => {
    expect(server.output()).toMatch(/Shop +http:\/\/localhost:\d+/);
    expect(server.output()).toMatch(/Mailbox +http:\/\/localhost:\d+\/dev\/mail/);
  });

  test('serves a built Storybook on an origin of its own', async () => {
    expect(new URL(storybookUrl()).port).not.toBe(new URL(server.url).port);
    const preview = await fetch(`${storybookUrl()}/iframe.html`);
    expect(await preview.text()).toContain('<title>preview</title>');
    const shop = await fetch(`${server.url}/iframe.html`);
    expect(shop.headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  test.each(['PORT', 'STORYBOOK_PORT'])('stops a second server on its %s with one sentence', async (setting) => {
    const other = await createServerStore();
    const { port } = new URL(setting === 'PORT' ? server.url : storybookUrl());
    const env = { ...other.env, PORT: '0', STORYBOOK_DIR: storybookDir, STORYBOOK_PORT: '0', [setting]: port };
    const { code, output } = await runServer(env);
    expect(output).toBe(
      `Port ${port} is in use by another program. Stop that one, or set ${setting} to another port.\n`,
    );
    expect(code).toBe(1);
    await other.remove();
  });
});

describe('a server with demo data', () => {
  const login = (server: ServerProcess, accountPassword: string) =>
    post(server, '/login', { email: 'admin@abs.test', password: accountPassword }).then(({ status }) => status);
  const isReachable = (url: string) =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const otherAddress = Object.values(networkInterfaces())
    .flat()
    .find((one) => one && !one.internal && one.family === 'IPv4')?.address;
  const hasIpv6 = Object.values(networkInterfaces())
    .flat()
    .some((one) => one?.address === '::1');

  test('has the public password on loopback only, and a secret one if other machines can reach it', {
    tags: ['10.5.5'],
  }, async () => {
    const store = await createServerStore();
    const alone = await startServer({ ...store.env, DEMO: '' });
    const { port } = new URL(alone.url);
    expect(await isReachable(`http://localhost:${port}`)).toBe(true);
    expect(await isReachable(`http://[::1]:${port}`)).toBe(hasIpv6);
    if (otherAddress) expect(await isReachable(`http://${otherAddress}:${port}`)).toBe(false);
    expect(alone.output()).toMatch(/Admin +admin@abs\.test +abs-demo-pass/);
    const signedIn = await post(alone, '/login', { email: 'admin@abs.test', password: 'abs-demo-pass' });
    const { token } = (await signedIn.json()).user_credentials;
    await alone.stop();

    const shared = { ...store.env, DEMO: '', HOST: '0.0.0.0' };
    const open = await startServer(shared);
    const printed = /Admin +admin@abs\.test +(\S+)/.exec(open.output())?.[1] ?? '';
    expect(printed).toMatch(/^[\w-]{16}$/);
    expect(await login(open, 'abs-demo-pass')).toBe(401);
    expect(await login(open, printed)).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${open.url}/api/v1/user/profile`, { headers })).status).toBe(401);
    await open.stop();

    const again = await startServer(shared);
    expect(again.output()).toContain(printed);
    expect(await login(again, printed)).toBe(200);
    await again.stop();

    const real = await startServer({ ...store.env, NODE_ENV: 'production', PAYMENTS: 'sandbox', DEMO: '' });
    await expect.poll(() => real.output()).toContain('This database has demo accounts of an earlier start');
    expect(await login(real, printed)).toBe(401);
    await real.stop();

    const back = await startServer({ ...store.env, DEMO: '' });
    expect(await login(back, 'abs-demo-pass')).toBe(200);
    await back.stop();
    await store.remove();
  });
});

test('SIGTERM lets running calls finish, and the next start is quick and has all data', async () => {
  const store = await createServerStore();
  const first = await startServer(store.env);
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const running = request(`${first.url}/api/v1/signup`, { method: 'POST', headers });
  running.flushHeaders();
  await once(running, 'continue');
  const exitCode = first.stop('SIGTERM');
  running.end(JSON.stringify({ email: 'last@abs.test', password }));
  const [answer] = await once(running, 'response');
  expect(answer.statusCode).toBe(201);
  expect(await exitCode).toBe(0);

  const second = await startServer(store.env);
  expect(second.startedInMs).toBeLessThan(10_000 * crowding());
  expect(await isTaken(second, 'last@abs.test')).toBe(true);
  await second.stop();
  await store.remove();
});

test('a server hashes passwords at the least cost that OWASP recommends', async () => {
  const store = await createServerStore();
  const server = await startServer(store.env);
  await signUp(server, 'hashed@abs.test');
  await server.stop();
  const db = await store.open();
  const [user] = await db.autocommit((tx) => tx.select().from(users).where(eq(users.email, 'hashed@abs.test')));
  await db.close();
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await store.remove();
});

test('kill -9 during writes loses nothing that was acknowledged', async () => {
  const store = await createServerStore();
  const acknowledged: string[] = [];
  let n = 0;
  for (let round = 0; round < 2; round++) {
    const server = await startServer(store.env);
    let killed = false;
    const writers = Array.from({ length: 4 }, async () => {
      while (!killed) {
        const email = `kept-${++n}@abs.test`;
        const status = await signUp(server, email).then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 201) acknowledged.push(email);
      }
    });
    const enough = acknowledged.length + 8;
    while (acknowledged.length < enough) await sleep(10);
    killed = true;
    await Promise.all([server.stop('SIGKILL'), ...writers]);
  }

  const server = await startServer(store.env);
  for (const email of acknowledged) expect([email, await isTaken(server, email)]).toEqual([email, true]);
  await server.stop();
  await store.remove();
});
