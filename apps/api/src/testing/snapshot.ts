import { createHash, randomUUID } from 'node:crypto';
import { cpSync, openAsBlob } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { pino } from 'pino';
import type { Database } from '../db/database.ts';
import { openInMemory, openPglite } from '../db/pglite.ts';
import { migrationsDir, projectRoot } from '../paths.ts';
import { temporaryDataDir } from './serverProcess.ts';

const cacheDir = path.join(projectRoot, '.cache', 'test-database');

/** A migrated PGlite from a cached snapshot, because initdb takes seconds and every test file needs a database. */
export async function openFromSnapshot(): Promise<Database> {
  const file = path.join(cacheDir, `${await fingerprint()}.tar`);
  if (await stat(file).catch(() => null)) return openInMemory(await openAsBlob(file));

  const db = await openInMemory();
  const snapshot = Buffer.from(await (await db.snapshot()).arrayBuffer());
  await mkdir(cacheDir, { recursive: true });
  // It gets its name when complete, because other processes look for it at the same time. If one of them was faster, its
  // file stays: a process that reads it fails if it is replaced.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, snapshot);
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return db;
}

/** A temporary data directory with a migrated and otherwise empty PGlite in it. */
export async function preparedDataDir(): Promise<ReturnType<typeof temporaryDataDir>> {
  const data = temporaryDataDir();
  cpSync(await templateDir(), data.dir, { recursive: true });
  return data;
}

async function templateDir(): Promise<string> {
  const template = path.join(cacheDir, `${await fingerprint()}-data`);
  if (await stat(template).catch(() => null)) return template;

  const draft = `${template}.${randomUUID()}`;
  const db = await openPglite(draft, pino({ level: 'silent' }));
  await db.close();
  // Another process may have been faster; its template is just as good.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }));
  return template;
}

/** A hash of everything that a fresh database depends on. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update('pglite 0.5.16');
  for (const name of (await readdir(migrationsDir)).filter((one) => one.endsWith('.sql')).sort()) {
    hash.update(name).update(await readFile(path.join(migrationsDir, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
