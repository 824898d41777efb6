import { pino } from 'pino';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { temporaryDataDir } from './serverProcess.ts';
import { preparedDataDir } from './snapshot.ts';
import { createPostgresDatabase } from './testDatabase.ts';

/** The data of a server process. */
export type ServerStore = {
  /** Settings for a server with this data. */
  env: Record<string, string>;
  /** Opens the database itself. No server may use it meanwhile. */
  open(): Promise<Database>;
  remove(): Promise<void>;
};

/** A new PGlite directory, or a new database on TEST_DATABASE_URL's server. */
export async function createServerStore(): Promise<ServerStore> {
  const server = process.env.TEST_DATABASE_URL;
  const data = server ? temporaryDataDir() : await preparedDataDir();
  const database = server ? await createPostgresDatabase(server) : undefined;
  const env: Record<string, string> = { DATA_DIR: data.dir, ...(database && { DATABASE_URL: database.url }) };
  return {
    env,
    open: () => openDatabase(readConfig(env), pino({ level: 'silent' })),
    async remove() {
      data.remove();
      await database?.drop();
    },
  };
}
