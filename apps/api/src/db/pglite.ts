import * as fs from 'node:fs';
import * as path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Logger } from 'pino';
import type { Database, Tx } from './database.ts';
import { lockDirectory } from './directoryLock.ts';
import { DurableNodeFS, durableStartParams } from './durableFs.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';
import { createDatabase } from './unitOfWork.ts';

const extensions = { pg_trgm };
const CHECKPOINT_MS = 5 * 60_000;
const VACUUM_MS = 60 * 60_000;

/**
 * Opens PGlite on a directory of its own inside `dataDir`, takes the lock on it, and migrates.
 * @throws DirectoryInUseError
 */
export async function openPglite(dataDir: string, log: Logger): Promise<Database> {
  fs.mkdirSync(dataDir, { recursive: true });
  const dir = path.join(dataDir, 'pglite');
  const lock = lockDirectory(dir);
  try {
    const client = await PGlite.create({
      fs: new DurableNodeFS(dir),
      extensions,
      startParams: durableStartParams(PGlite.defaultStartParams),
    });
    const stopUpkeep = startUpkeep(client, log);
    return await fromClient(client, async () => {
      stopUpkeep();
      await client.close();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * A database that lives in memory, for tests: nothing to lock, nothing to keep.
 * @param snapshot what `snapshot` of another has given: starting from one takes a seventh of the work
 */
export async function openInMemory(snapshot?: Blob): Promise<Database & { snapshot(): Promise<Blob> }> {
  const client = await PGlite.create({ extensions, ...(snapshot && { loadDataDir: snapshot }) });
  const db = await fromClient(client, () => client.close());
  return { ...db, snapshot: () => client.dumpDataDir('none') };
}

async function fromClient(client: PGlite, close: () => Promise<void>): Promise<Database> {
  const db = drizzle(client, { schema, casing: 'snake_case' }) as unknown as Tx;
  await migrate(db);
  return createDatabase({
    dialect: 'pglite',
    db,
    transaction: (work) => db.transaction(work),
    ping: async () => {
      await client.query('select 1');
    },
    close,
  });
}

/** PGlite has no background processes: nobody else writes checkpoints, frees dead rows or counts for the planner. */
function startUpkeep(client: PGlite, log: Logger): () => void {
  const every = (ms: number, statement: string) =>
    setInterval(() => {
      client.exec(statement).catch((error: unknown) => log.error({ err: error }, `${statement} failed`));
    }, ms).unref();
  const timers = [every(CHECKPOINT_MS, 'CHECKPOINT'), every(VACUUM_MS, 'VACUUM ANALYZE')];
  return () => timers.forEach(clearInterval);
}
