import { countPassedDates } from '../catalogue/collections.ts';
import { readCounter } from '../db/counters.ts';
import type { Tx } from '../db/database.ts';
import { DatabaseAwayError } from '../db/errors.ts';
import type { Services } from '../services.ts';

export type CatalogueVersion = {
  /**
   * The version of the catalogue in the database, at most `maxAgeMs` old. Data that is read after this call is at least
   * as new. Rejects if the database fails, because kept answers may be outdated then.
   */
  current(): number | Promise<number>;
  /** The version that `current` would return without a query; undefined if it would query. */
  known(): number | undefined;
  /** Makes the next caller query the database, because this process may just have changed the catalogue. */
  recheck(): void;
};

/** More than the starts and ends of all collections. */
const DATES_MAX = 1_000;

/** Timeout of the query. A connection that hangs would delay every public response for longer. */
const ANSWER_MS = 5_000;

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new DatabaseAwayError('The database does not answer.')), ANSWER_MS);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Combines two numbers: of changes, and of starts and ends of collections that have passed. */
const readVersion = async (tx: Tx, now: Date): Promise<number> =>
  (await readCounter(tx, 'catalogue')) * DATES_MAX + (await countPassedDates(tx, now));

/**
 * Tracks the version of the catalogue. Each committed change of products, size guides and collections raises it
 * (migrations 0015, 0021 and 0023), and so does each start and end of a collection. Queries the database only on
 * demand, if the last answer is too old.
 */
export function createCatalogueVersion({ db, now }: Pick<Services, 'db' | 'now'>, maxAgeMs: number): CatalogueVersion {
  let known: { version: number; asOf: number } | undefined;
  let asking: { version: Promise<number>; asOf: number } | undefined;

  const isRecent = ({ asOf }: { asOf: number }, time: number) => time >= asOf && time - asOf < maxAgeMs;

  function ask(asOf: number): NonNullable<typeof asking> {
    const question = { asOf, version: inTime(db.autocommit((tx) => readVersion(tx, now()))) };
    asking = question;
    question.version.then(
      (version) => {
        // After a recheck or a newer query, this answer may be too old.
        if (asking === question) known = { version, asOf };
      },
      () => {
        if (asking === question) asking = undefined;
      },
    );
    return question;
  }

  return {
    known() {
      return known && isRecent(known, now().getTime()) ? known.version : undefined;
    },
    current() {
      const time = now().getTime();
      if (known && isRecent(known, time)) return known.version;
      return (asking && isRecent(asking, time) ? asking : ask(time)).version;
    },
    recheck() {
      known = undefined;
      asking = undefined;
    },
  };
}
