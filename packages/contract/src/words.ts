/** Constants in words, for the descriptions of calls. */
import type { RateLimit } from './callLimits.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

/** `12,500` */
export const inWords = (count: number): string => count.toLocaleString('en');

/** `90 minutes`, `1 hour`: in the largest unit of which it is a whole number. */
export function durationOf(ms: number): string {
  const [unit, unitMs] = units.find(([, length]) => ms % length === 0) ?? ['millisecond', 1];
  const count = ms / unitMs;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** `100 in 15 minutes` */
export const rateOf = ({ max, windowMs }: RateLimit): string => `${inWords(max)} in ${durationOf(windowMs)}`;

/** `5 MB`, `100 kB` */
export const sizeOf = (bytes: number): string => {
  const [unit, size] = bytes % 1024 === 0 ? (['MB', 1024 ** 2] as const) : (['kB', 1000] as const);
  return `${inWords(bytes / size)} ${unit}`;
};
