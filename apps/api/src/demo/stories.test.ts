import { describe, expect, it } from 'vitest';
import type { DemoUser } from './people.ts';
import { DAY, HOUR, seededRandom } from './random.ts';
import { storiesOf } from './stories.ts';

const MONDAY = Date.UTC(2026, 10, 23);
const SEED = 20_210;

const customer = (id: number, days: number, now: number) =>
  ({ id: String(id), status: 'active', createdAt: new Date(now - days * DAY) }) as DemoUser;

/** The stories of a shop that is seeded this many hours after Monday began. */
const seededAt = (hours: number) => {
  const now = MONDAY + hours * HOUR;
  const customers = [75, 96, 58, 54, 47, 41, 28, 24, 19, 13, 8, 3].map((days, id) => customer(id, days, now));
  return storiesOf(customers, new Date(now), seededRandom(SEED)).map((story) => ({ ...story, at: now - story.age }));
};

const hours = Array.from({ length: 7 * 24 }, (_, hour) => hour);

describe('demo orders, at every hour of a week', () => {
  it('include paid orders that are still to be cleared', () => {
    for (const hour of hours) {
      const paid = seededAt(hour).filter(({ status, age }) => status === 'SUCCESS' && age <= 1.5 * DAY);
      expect(paid.length, `hour ${hour}`).toBeGreaterThan(3);
    }
  });

  it('include sales on most days of the month', () => {
    for (const hour of hours) {
      const month = seededAt(hour).filter(({ status, age }) => status === 'SUCCESS' && age < 30 * DAY);
      const sales = Object.values(Object.groupBy(month, ({ at }) => Math.floor(at / DAY))).map(
        (day) => day?.length ?? 0,
      );
      expect(sales.length, `hour ${hour}`).toBeGreaterThan(18);
      expect(Math.max(...sales), `hour ${hour}`).toBeGreaterThan(3);
    }
  });

  it('include a cancellation by a customer that is recent enough for the notifications', () => {
    for (const hour of hours) {
      const cancelled = seededAt(hour).filter(({ cancelledBy, age }) => cancelledBy === 'customer' && age < 14 * DAY);
      expect(cancelled.length, `hour ${hour}`).toBeGreaterThan(0);
    }
  });

  it('include every kind of payment', () => {
    for (const hour of hours) {
      const attempts = new Set(seededAt(hour).flatMap((story) => story.attempts));
      expect([...attempts].sort(), `hour ${hour}`).toEqual(['abandoned', 'failed', 'paid', 'pending', 'refundDue']);
    }
  });
});
