import { expect, test } from 'vitest';
import { runServer, SOURCES, startServer } from './testing/serverProcess.ts';
import { preparedDataDir } from './testing/snapshot.ts';

// The tests start real processes. They need no database, or create their own.

test('a server also starts from its sources, as in development', async () => {
  const data = await preparedDataDir();
  const server = await startServer({ DATA_DIR: data.dir }, SOURCES);
  expect(await server.stop()).toBe(0);
  data.remove();
});

test('a second server refuses a data directory that is in use', async () => {
  const data = await preparedDataDir();
  const first = await startServer({ DATA_DIR: data.dir });
  const { code, output } = await runServer({ DATA_DIR: data.dir });
  expect(output).toBe(
    `The data directory ${data.dir}/pglite is in use by another process. ` +
      'Stop that one, or set DATA_DIR to another directory.\n',
  );
  expect(code).toBe(1);
  await first.stop();
  data.remove();
});

test.each([
  [{ NODE_ENV: 'production' }, 'PAYSTACK_SECRET_KEY is not set'],
  [{ NODE_ENV: 'prod' }, 'PAYSTACK_SECRET_KEY is not set'],
  [{ PUBLIC_URL: 'https://shop.example' }, 'PAYSTACK_SECRET_KEY is not set'],
  [{ NODE_ENV: 'production', PAYSTACK_SECRET_KEY: 'sk_live_1', DEMO: 'on' }, 'DEMO=on would open a shop'],
])('%j does not start, and explains why in one sentence', { tags: ['10.5.4'] }, async (env, sentence) => {
  const { code, output } = await runServer(env);
  expect(output).toMatch(/^[^\n]+\.\n$/);
  expect(output).toContain(sentence);
  expect(code).toBe(1);
});

test('an invalid setting stops the start with one sentence', async () => {
  expect(await runServer({ PORT: 'http' })).toEqual({
    code: 1,
    output: 'The setting PORT must be a port between 0 and 65535.\n',
  });
});

test('an unreachable database stops the start with one sentence, which hides the password', async () => {
  const { code, output } = await runServer({ DATABASE_URL: 'postgres://abs:hidden@127.0.0.1:1/abs' });
  expect(output).toBe('The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n');
  expect(code).toBe(1);
});
