/** Readers that the pages of the catalogue do not need, and do not load. */
import { adapted, isAbsent, type Reader, unreadable } from './reader.ts';

export const boolean: Reader<boolean> = (value, at) => {
  if (typeof value === 'boolean') return value;
  const read = { true: true, false: false, 1: true, 0: false }[String(value)];
  if (read === undefined) throw unreadable(value, at, 'true or false');
  adapted(at, `${JSON.stringify(value)} instead of ${read}`);
  return read;
};

/** A point in time, ISO 8601 in UTC. */
export const time: Reader<string> = (value, at) => {
  // Seconds since 1970 are a smaller number than milliseconds of any time since 1973.
  const moment = typeof value === 'number' && value < 1e11 ? value * 1000 : value;
  const read = new Date(typeof moment === 'number' || typeof moment === 'string' ? moment : Number.NaN);
  if (Number.isNaN(read.getTime())) throw unreadable(value, at, 'a time');
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    adapted(at, 'a time not written as in ISO 8601');
  return read.toISOString();
};

/** Reads a missing value as null. */
export const nullable =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, at) => {
    if (value === undefined) adapted(at, 'missing');
    return isAbsent(value) ? null : reader(value, at);
  };
