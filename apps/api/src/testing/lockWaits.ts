import { expect, vi } from 'vitest';
import type { TestApp } from './testApp.ts';
import { rowsOf } from './totals.ts';

/** Resolves when `count` connections of PostgreSQL wait for a lock. */
export const untilWaiting = ({ db }: TestApp, count: number): Promise<void> =>
  vi.waitFor(
    () =>
      db.autocommit(async (tx) =>
        expect(
          await rowsOf(
            tx,
            `select count(*)::integer as waiting from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        ).toEqual([{ waiting: count }]),
      ),
    { timeout: 20_000 },
  );
