import { DatabaseSync } from 'node:sqlite';

/** Another process has the data directory open. The message is a whole sentence for the user at the terminal. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
}

/**
 * Locks a data directory for this process until `release` or its end, even by kill -9. Two processes on one PGlite
 * directory silently lose acknowledged data, and PGlite itself does not check. The operating system frees the lock of
 * an exclusive SQLite transaction; a file with a process id would outlive its process.
 * @throws DirectoryInUseError
 */
export function lockDirectory(dir: string): { release(): void } {
  const lock = new DatabaseSync(`${dir}.lock`);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new DirectoryInUseError(
      `The data directory ${dir} is in use by another process. Stop that one, or set DATA_DIR to another directory.`,
    );
  }
  return { release: () => lock.close() };
}

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;
