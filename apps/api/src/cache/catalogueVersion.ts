import { countPassedDates } from '../catalogue/collections.ts';
import { readCounter } from '../db/counters.ts';
import type { Tx } from '../db/database.ts';
import { DatabaseAwayError } from '../db/errors.ts';
import type { Services } from '../services.ts';

export type CatalogueVersion = {
  /**
   * The version of the catalogue as the database had it at most `maxAgeMs` ago. What is read from now on is as new or
   * newer. Fails as the database does: without it, nobody knows what is still true.
   */
  current(): number | Promise<number>;
  /** The version, where `current` would know it without a query. */
  known(): number | undefined;
  /** Has the next caller ask the database, whatever is known: this process may just have changed the catalogue. */
  recheck(): void;
};

/** More than all collections have starts and ends. */
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

/** Two numbers in one: what was changed, and which starts and ends of collections have passed since. */
const readVersion = async (tx: Tx, now: Date): Promise<number> =>
  (await readCounter(tx, 'catalogue')) * DATES_MAX + (await countPassedDates(tx, now));

/**
 * Knows the version of the catalogue, which every committed change of a product raises (migration 0015), and each start and
 * end of a collection, and asks the database for it when somebody needs it and the last answer is too old.
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
        // After a recheck, or a younger question, this answer may be too old.
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
