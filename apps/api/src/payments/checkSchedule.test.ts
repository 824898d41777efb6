import { expect, test } from 'vitest';
import { firstCheckAt, nextCheckAt } from './checkSchedule.ts';

const HOUR = 3_600_000;
const since = new Date('2026-11-22T10:00:00Z');

test('checks an attempt for 72 hours at growing intervals, and one last time at the end', () => {
  const checks: Date[] = [];
  for (let next: Date | null = firstCheckAt(since); next; next = nextCheckAt(since, next)) checks.push(next);
  const pauses = checks.slice(1).map((at, index) => at.getTime() - (checks[index]?.getTime() ?? 0));
  expect(checks[0]?.getTime()).toBe(since.getTime() + 120_000);
  expect(checks.at(-1)?.getTime()).toBe(since.getTime() + 72 * HOUR);
  expect(checks.length).toBeLessThan(45);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(6 * HOUR);
  const untilLast = pauses.slice(0, -1);
  expect(untilLast).toEqual(untilLast.toSorted((a, b) => a - b));
});

test('ends the schedule when a check runs after the 72 hours, as after an outage', () => {
  expect(nextCheckAt(since, new Date(since.getTime() + 100 * HOUR))).toBeNull();
});
