import { ApiError } from './apiError.ts';
import { ConfigError } from './config.ts';
import { DirectoryInUseError } from './db/directoryLock.ts';
import { DatabaseAwayError } from './db/errors.ts';
import { DataDirectoryError } from './db/pglite.ts';
import { PortInUseError } from './http/listen.ts';
import { StorageUnusableError } from './storage/index.ts';

/** An error that a person at the terminal can fix: its message is a whole sentence, and a stack would only hide it. */
const expected = [
  ConfigError,
  DirectoryInUseError,
  DatabaseAwayError,
  PortInUseError,
  ApiError,
  StorageUnusableError,
  DataDirectoryError,
];

/** Runs a program; a failure ends it with code 1, and a sentence where there is one. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const sentence = expected.some((kind) => error instanceof kind) && (error as Error).message;
    console.error(sentence || error);
    process.exit(1);
  }
}
