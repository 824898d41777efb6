import { ApiError } from './apiError.ts';
import { ConfigError } from './config.ts';
import { DirectoryInUseError } from './db/directoryLock.ts';
import { DatabaseAwayError } from './db/errors.ts';
import { DataDirectoryError } from './db/pglite.ts';
import { PortInUseError } from './server/listen.ts';
import { StorageUnusableError } from './storage/index.ts';

/** Errors that a person at the terminal can fix: the message is a whole sentence, and a stack would only hide it. */
const expected = [
  ConfigError,
  DirectoryInUseError,
  DatabaseAwayError,
  PortInUseError,
  ApiError,
  StorageUnusableError,
  DataDirectoryError,
];

/** Runs a program. A failure ends it with code 1 and prints an expected error as a sentence, others in full. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const sentence = expected.some((kind) => error instanceof kind) && (error as Error).message;
    console.error(sentence || error);
    process.exit(1);
  }
}
