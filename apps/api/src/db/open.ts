import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens and migrates the configured database: PostgreSQL with DATABASE_URL, PGlite in the data directory without. */
export function openDatabase(config: Config, log: Logger): Promise<Database> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, log) : openPglite(config.dataDir, log);
}
