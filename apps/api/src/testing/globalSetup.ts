import { randomBytes } from 'node:crypto';
import { dropTestDatabases } from './testDatabase.ts';

/** Names the databases of this run, and drops them at its end. */
export default function setup() {
  process.env.TEST_RUN = randomBytes(4).toString('hex');
  const server = process.env.TEST_DATABASE_URL;
  return async () => {
    if (server) await dropTestDatabases(server);
  };
}
