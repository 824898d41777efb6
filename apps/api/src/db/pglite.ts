import * as fs from 'node:fs';
import * as path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { lockDirectory } from './directoryLock.ts';
import { DurableNodeFS, durableStartParams } from './durableFs.ts';
import { fullDisk, sqlState } from './errors.ts';
import { migrate } from './migrate.ts';
import { PgliteClient } from './pgliteClient.ts';
import { retryStale } from './pgliteStatements.ts';
import { RepeatedStatements } from './repeatedStatements.ts';
import * as schema from './schema.ts';
import { createDatabase } from './unitOfWork.ts';

const extensions = { pg_trgm };
const CHECKPOINT_MS = 5 * 60_000;
const VACUUM_MS = 60 * 60_000;

/** The data directory cannot be used. The message is a whole sentence for the user at the terminal. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
}

/**
 * Opens PGlite in its own directory inside `dataDir`, locks that directory, and migrates.
 * @throws DirectoryInUseError, DataDirectoryError
 */
export async function openPglite(dataDir: string, log: Logger): Promise<Database> {
  const dir = path.join(dataDir, 'pglite');
  makeDirectory(dataDir);
  const lock = lockDirectory(dir);
  const errorLines: string[] = [];
  leaveUnoptimized();
  try {
    refuseWithoutVersion(dir);
    const client = new PgliteClient({
      fs: new DurableNodeFS(dir),
      extensions,
      startParams: durableStartParams(PGlite.defaultStartParams),
      onStderr: (line) => {
        errorLines.push(line);
        return false;
      },
    });
    await client.waitReady;
    const stopUpkeep = startUpkeep(client, log);
    return await fromClient(client, async () => {
      stopUpkeep();
      await client.close();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw directoryError(dir, error, errorLines);
  }
}

/**
 * Makes V8 run WebAssembly without its optimizing compiler, which takes up to 600 MB and minutes of processor time for
 * PGlite's largest functions, and makes the shop's statements hardly faster (docs/performance.md).
 */
function leaveUnoptimized(): void {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
}

function makeDirectory(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.accessSync(dataDir, fs.constants.W_OK);
  } catch (error) {
    const { message } = error as Error;
    throw new DataDirectoryError(`The data directory ${dataDir} cannot be used: ${message}.`, { cause: error });
  }
}

/** PGlite treats a directory without this file as empty, and would create a new database over the existing files. */
function refuseWithoutVersion(dir: string): void {
  if (!fs.existsSync(path.join(dir, 'global/pg_control')) || fs.existsSync(path.join(dir, 'PG_VERSION'))) return;
  throw damaged(dir, 'PG_VERSION is missing');
}

/** The error of an opening that failed: a sentence with PostgreSQL's reason if the user can help. */
function directoryError(dir: string, error: unknown, errorLines: readonly string[]): unknown {
  if (error instanceof DataDirectoryError) return error;
  const full = fullDisk(error) ?? errorLines.find((line) => line.includes('No space left on device'));
  if (full)
    return new DataDirectoryError(`The disk of ${dir} is full. Free some space and start again.`, { cause: error });
  const fatal = errorLines.findLast((line) => /(PANIC|FATAL):/.test(line));
  // Damage makes PGlite itself fail without a SQLSTATE, and a query with one of the class XX.
  const isDamage = !sqlState(error) ? !(error instanceof DrizzleQueryError) : sqlState(error)?.startsWith('XX');
  return isDamage ? damaged(dir, fatal?.replace(/^.*(PANIC|FATAL): +/, ''), error) : error;
}

const damaged = (dir: string, reason: string | undefined, cause?: unknown) =>
  new DataDirectoryError(
    `The database in ${dir} is damaged and cannot be opened${reason ? ` (${reason})` : ''}. ` +
      'Keep a copy of the directory and put your last backup in its place; without a backup, move it away to start with an empty shop.',
    { cause },
  );

/**
 * A database in memory for tests. It takes no lock and keeps nothing.
 * @param snapshot the result of another database's `snapshot`; starting from it takes a seventh of the work
 */
export async function openInMemory(snapshot?: Blob): Promise<Database & { snapshot(): Promise<Blob> }> {
  const client = new PgliteClient({ extensions, ...(snapshot && { loadDataDir: snapshot }) });
  await client.waitReady;
  const db = await fromClient(client, () => client.close());
  return { ...db, snapshot: () => client.dumpDataDir('none') };
}

async function fromClient(client: PgliteClient, close: () => Promise<void>): Promise<Database> {
  const db = drizzle(client, { schema, casing: 'snake_case' });
  await migrate(db);
  client.repeated = new RepeatedStatements();
  const execute: PGlite['exec'] = (...call) => client.exec(...call);
  return createDatabase({
    dialect: 'pglite',
    db,
    named: (statement, values) =>
      retryStale(async () => (await client.statements.run(execute, statement, values)).rows),
    transaction: (work) => retryStale(() => db.transaction(work)),
    ping: async () => {
      await client.query('select 1');
    },
    close,
  });
}

/** PGlite has no background processes that write checkpoints, free dead rows or collect statistics for the planner. */
function startUpkeep(client: PGlite, log: Logger): () => void {
  const every = (ms: number, statement: string) =>
    setInterval(() => {
      client.exec(statement).catch((error: unknown) => log.error({ err: error }, `${statement} failed`));
    }, ms).unref();
  const timers = [every(CHECKPOINT_MS, 'CHECKPOINT'), every(VACUUM_MS, 'VACUUM ANALYZE')];
  return () => timers.forEach(clearInterval);
}
