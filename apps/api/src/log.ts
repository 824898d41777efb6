import { type DestinationStream, destination as destinationOf, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config.ts';
import { fullDisk } from './db/errors.ts';

/** Redacted down to the third level of an object, if logged by mistake. Request bodies are never logged at all. */
const secrets = [
  'authorization',
  'password',
  'passwordHash',
  'otp',
  'token',
  'tokenHash',
  'secretKey',
  'secretAccessKey',
];

/** Limits of the buffer in bytes and milliseconds. Writing one line takes about as long as answering from memory. */
const BATCH_BYTES = 8_192;
const BATCH_MS = 50;

/** From this level on (pino's `warn`) a line is written immediately, with all lines before it. */
const URGENT_LEVEL = 40;

/** One JSON object a line, on standard output by default, without secrets. */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  destination: DestinationStream = batchedOutput(),
): Logger {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
    serializers: { err: describeError },
    hooks: {
      logMethod(args, method, level) {
        method.apply(this, args);
        if (level >= URGENT_LEVEL) this.flush();
      },
    },
  };
  return pino(options, destination);
}

/**
 * Standard output with buffered lines. Writes are synchronous, so that none is unfinished when the process ends.
 * Buffered lines are written when the process exits; they are lost if it is killed.
 */
function batchedOutput(): DestinationStream {
  const output = destinationOf({ dest: 1, sync: true, minLength: BATCH_BYTES });
  setInterval(() => output.flush(), BATCH_MS).unref();
  process.on('exit', () => output.flushSync());
  return output;
}

/**
 * Removes the query's parameters, such as password hashes and e-mail addresses, from Drizzle's errors, which have them
 * in a field and in the message. Only the statement and the cause are kept.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { query } = error as { query?: unknown };
  const own = typeof query === 'string' ? { message: 'A query failed', query } : { message: error.message };
  return {
    /** Set if a full disk caused the error, which the operator can fix. */
    reason: fullDisk(error),
    name: error.name,
    ...own,
    code: (error as { code?: unknown }).code,
    stack: typeof query === 'string' ? undefined : error.stack,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
