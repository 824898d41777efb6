import { randomBytes } from 'node:crypto';
import { build } from 'vite';
import { packageRoot } from '../paths.ts';
import { dropTestDatabases } from './testDatabase.ts';

/**
 * Builds the server that tests start, because the bundle starts in less than half the time of its sources. Names the
 * databases of this run, and drops them at its end.
 */
export default async function setup() {
  await build({ root: packageRoot, logLevel: 'warn', build: { outDir: 'dist-test', emptyOutDir: false } });
  process.env.TEST_SERVER = 'dist-test/main.js';
  process.env.TEST_RUN = randomBytes(4).toString('hex');
  const server = process.env.TEST_DATABASE_URL;
  return async () => {
    if (server) await dropTestDatabases(server);
  };
}
