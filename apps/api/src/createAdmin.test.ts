import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoot } from './paths.ts';
import { startServer, temporaryDataDir } from './testing/serverProcess.ts';
import { preparedDataDir } from './testing/snapshot.ts';
import { createPostgresDatabase } from './testing/testDatabase.ts';

const postgres = process.env.TEST_DATABASE_URL;
let env: Record<string, string>;
let remove: () => Promise<void>;
beforeAll(async () => {
  const data = postgres ? temporaryDataDir() : await preparedDataDir();
  const database = postgres ? await createPostgresDatabase(postgres) : undefined;
  env = { DATA_DIR: data.dir, ...(database && { DATABASE_URL: database.url }) };
  remove = async () => {
    data.remove();
    await database?.drop();
  };
});
afterAll(() => remove());

async function createAdmin(args: string[], more: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [path.join(packageRoot, 'src/createAdmin.ts'), ...args], {
    env: { PATH, HOME, ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}
const password = 'a-fine-long-passphrase';

test('explains in one sentence each error that a person can fix', async () => {
  const boss = ['--email', 'boss@abs.test', '--password'];
  const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const refusals = await Promise.all([
    createAdmin([]),
    createAdmin([...boss, 'password123']),
    createAdmin(['--mail', 'x']),
    createAdmin([...boss, password], nowhere),
  ]);
  expect(refusals.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  expect(refusals.map(({ output }) => output)).toEqual([
    'Give --email and --password, or set ADMIN_EMAIL and ADMIN_PASSWORD.\n',
    'This password is too easy to guess. Please choose another one.\n',
    expect.stringMatching(/^Unknown option '--mail'.* Usage: npm run admin:create -- --email … --password …\n$/),
    expect.stringMatching(/^The database of DATABASE_URL cannot be reached: .*\n$/),
  ]);
});

test('a new admin can log in and use the admin area', async () => {
  const made = await createAdmin(['--email', 'Boss@ABS.test'], { ADMIN_PASSWORD: password });
  expect(made).toEqual({ code: 0, output: 'Boss@ABS.test can now log in as an admin.\n' });

  const server = await startServer(env);
  const login = await fetch(`${server.url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'boss@abs.test', password }),
  });
  const { user_credentials } = (await login.json()) as { user_credentials: { userType: string; token: string } };
  expect([login.status, user_credentials.userType]).toEqual([200, 'Admin']);
  const headers = { authorization: `Bearer ${user_credentials.token}` };
  expect((await fetch(`${server.url}/api/v1/admin/products`, { headers })).status).toBe(200);

  // PGlite allows one process, so the command refuses to run. PostgreSQL allows both.
  const beside = await createAdmin(['--email', 'third@abs.test', '--password', password]);
  expect(beside).toEqual(
    postgres
      ? { code: 0, output: 'third@abs.test can now log in as an admin.\n' }
      : {
          code: 1,
          output: expect.stringMatching(/^The data directory .* is in use by another process\. Stop that one, or set /),
        },
  );
  await server.stop();
});
