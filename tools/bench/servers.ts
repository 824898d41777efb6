import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../apps/api/src/config.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import { openPglite } from '../../apps/api/src/db/pglite.ts';
import { openPostgres } from '../../apps/api/src/db/postgres.ts';
import { createLogger } from '../../apps/api/src/log.ts';
import { startServer, temporaryDataDir } from '../../apps/api/src/testing/serverProcess.ts';
import { createPostgresDatabase } from '../../apps/api/src/testing/testDatabase.ts';
import { lacksPostgres, testPostgres } from '../runner/postgres.ts';
import { root } from '../runner/project.ts';
import type { RawAnswer } from './load.ts';
import { parseMemory } from './statistics.ts';

export type BenchServer = {
  name: string;
  url: string;
  /** Megabytes, now and at the peak; NaN on a system without /proc. */
  memory(): { rss: number; peak: number };
  close(): Promise<void>;
};

const HOUR_MS = 3_600_000;
const log = createLogger(readConfig({ LOG_LEVEL: 'warn' }));

function memoryOf(child: ChildProcess): { rss: number; peak: number } {
  try {
    return parseMemory(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
  } catch {
    return { rss: Number.NaN, peak: Number.NaN };
  }
}

/** The built server with the settings of a real shop. */
async function startBuilt(name: string, env: Record<string, string>, remove: () => unknown): Promise<BenchServer> {
  // As `npm start` sets it.
  const NODE_OPTIONS = '--max-semi-space-size=4';
  const settings = { NODE_OPTIONS, NODE_ENV: 'production', PAYMENTS: 'sandbox', LOG_LEVEL: 'error', ...env };
  const { url, process: child, stop } = await startServer(settings, 'dist/main.js');
  const close = async () => {
    await stop();
    await remove();
  };
  return { name, url, memory: () => memoryOf(child), close };
}

/**
 * Starts a server on its own PostgreSQL database, which it creates on the server of TEST_DATABASE_URL, of DATABASE_URL
 * or on this machine. `close` drops the database.
 */
export async function startOnPostgres(fill: (db: Database) => Promise<void>): Promise<BenchServer> {
  process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL ?? '';
  const lacks = await lacksPostgres();
  if (lacks) throw new Error(lacks);
  const { url, drop } = await createPostgresDatabase(testPostgres());
  // The pool cancels statements after seconds; loading takes longer.
  const patient = new URL(url);
  patient.searchParams.set('statement_timeout', '0');
  patient.searchParams.set('query_timeout', String(HOUR_MS));
  const db = await openPostgres(patient.href, log);
  await fill(db);
  await db.close();
  const { dir, remove } = temporaryDataDir();
  return startBuilt('PostgreSQL', { DATABASE_URL: url, DATA_DIR: dir }, async () => {
    remove();
    await drop();
  });
}

/** Starts a server on PGlite in its own directory. */
export async function startOnPglite(fill: (db: Database) => Promise<void>): Promise<BenchServer> {
  const { dir, remove } = temporaryDataDir();
  const db = await openPglite(dir, log);
  await fill(db);
  await db.close();
  return startBuilt('PGlite', { DATA_DIR: dir }, remove);
}

/** Starts a bare Hono server that sends these bytes: the upper limit of the shop's speed. */
export async function startBare(answers: readonly RawAnswer[]): Promise<BenchServer> {
  const child = fork(join(root, 'tools/bench/bareServer.ts'));
  child.send(answers);
  const [port] = await once(child, 'message');
  const close = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { name: 'bare Hono', url: `http://127.0.0.1:${port}`, memory: () => memoryOf(child), close };
}

/** The ids of the shop's first products, at most 100 a page. */
export async function productIds({ url }: BenchServer, pages = 1): Promise<string[]> {
  const ids = [];
  for (let page = 1; page <= pages; page++) {
    const response = await fetch(`${url}/api/v1/products?limit=100&page=${page}`);
    const { products } = (await response.json()) as { products: { id: string }[] };
    ids.push(...products.map(({ id }) => id));
  }
  return ids;
}
