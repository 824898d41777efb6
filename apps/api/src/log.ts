import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config.ts';
import { fullDisk } from './db/errors.ts';

/** Whatever the depth at which somebody logs one of these by mistake. Request bodies are never logged at all. */
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

/** One JSON object a line, on standard output by default, without secrets. */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Drizzle's errors carry the query's parameters, in a field and in the message: among them password hashes and
 * addresses. Only the statement and the cause are kept.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { query } = error as { query?: unknown };
  const own = typeof query === 'string' ? { message: 'A query failed', query } : { message: error.message };
  return {
    /** Added to every logged error that somebody at the machine can fix. */
    reason: fullDisk(error),
    name: error.name,
    ...own,
    code: (error as { code?: unknown }).code,
    stack: typeof query === 'string' ? undefined : error.stack,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
