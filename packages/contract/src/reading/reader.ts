/**
 * Readers of a backend's answers. Backends write the same data in different ways (a number as text, null for an empty
 * list); readers convert it, so that screens and flows see only one of them.
 */

/** A deviation of an answer from the contract to which the shop adapts. */
export type Adaptation = {
  /** The path in the answer, such as `products[3].price`; empty for the answer itself. */
  path: string;
  /** The deviation, such as 'a number written as text'. */
  how: string;
};

/** The place of a value in an answer, and the context for its reader. */
export type Place = {
  path: string;
  /** The backend's origin, for URLs without one; empty if it is the shop's own. */
  origin: string;
  onAdapted: (adaptation: Adaptation) => void;
};

/** Reads a value. @throws {UnreadableAnswer} if its meaning is unclear */
export type Reader<T> = (value: unknown, at: Place) => T;

/** The answer lacks data that the shop needs. The message names the field and its problem. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

export const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Reports a deviation to which the shop adapts. */
export const adapted = (at: Place, how: string): void => at.onAdapted({ path: at.path, how });

/** The error for a value whose meaning is unclear. */
export function unreadable(value: unknown, at: Place, expected: string): UnreadableAnswer {
  const what = at.path || 'the answer';
  return new UnreadableAnswer(isAbsent(value) ? `${what} is missing` : `${what} is not ${expected}`);
}

export const text: Reader<string> = (value, at) => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') throw unreadable(value, at, 'text');
  adapted(at, 'a number instead of text');
  return String(value);
};

export const number: Reader<number> = (value, at) => {
  if (typeof value === 'number') return value;
  // Only plain decimals, because a comma may separate thousands or kobo.
  if (typeof value !== 'string' || !/^-?\d+(\.\d+)?$/.test(value)) throw unreadable(value, at, 'a number');
  adapted(at, 'a number written as text');
  return Number(value);
};

/** A number of naira, or of anything else that is never below 0. */
export const amount: Reader<number> = (value, at) => {
  const read = number(value, at);
  if (read < 0) throw unreadable(value, at, 'a number from 0');
  return read;
};

/** A whole number from 0. */
export const count: Reader<number> = (value, at) => {
  const read = number(value, at);
  if (read < 0 || !Number.isInteger(read)) throw unreadable(value, at, 'a whole number from 0');
  return read;
};

/** One of these words, in upper or lower case. */
export const oneOf =
  <Word extends string>(words: readonly Word[]): Reader<Word> =>
  (value, at) => {
    const text = typeof value === 'string' ? value : '';
    const word = words.find((known) => known.toLowerCase() === text.toLowerCase());
    if (word === undefined) throw unreadable(value, at, `one of ${words.join(', ')}`);
    if (word !== value) adapted(at, `“${value}” instead of “${word}”`);
    return word;
  };

/** The URL of a picture. A path or file name without an origin gets the backend's. */
export const address: Reader<string> = (value, at) => {
  const read = text(value, at);
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(read) || read === '') return read;
  return `${at.origin}/${read.replace(/^\//, '')}`;
};

/** Uses a fallback for a missing or unreadable value. */
export const or =
  <T, Fallback>(reader: Reader<T>, fallback: Fallback): Reader<T | Fallback> =>
  (value, at) => {
    try {
      return reader(value, at);
    } catch (error) {
      if (!(error instanceof UnreadableAnswer)) throw error;
      adapted(at, isAbsent(value) ? (value === null ? 'null' : 'missing') : error.message.slice(at.path.length).trim());
      return fallback;
    }
  };

/** Reads a field beyond the basic contract: a backend need not send it, and an unreadable value counts as not sent. */
export function additive<T>(reader: Reader<T>): Reader<T | undefined>;
export function additive<T, Fallback>(reader: Reader<T>, fallback: Fallback): Reader<T | Fallback>;
export function additive<T>(reader: Reader<T>, fallback?: unknown): Reader<unknown> {
  return (value, at) => (value === undefined ? fallback : or(reader, fallback)(value, at));
}

/** Reads a list, and null as an empty list. */
export const list =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value, at) => {
    if (value === null) {
      adapted(at, 'null instead of an empty list');
      return [];
    }
    if (!Array.isArray(value)) throw unreadable(value, at, 'a list');
    return value.map((item, index) => reader(item, { ...at, path: `${at.path}[${index}]` }));
  };

/** Reads the fields of an object, each by its reader, and drops others. The types ensure that none is forgotten. */
export const object =
  <T extends object>(fields: { [Key in keyof T]-?: Reader<T[Key]> }): Reader<T> =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable(value, at, 'an object');
    const read: Partial<T> = {};
    for (const key in fields) {
      const field = fields[key]((value as Partial<Record<keyof T, unknown>>)[key], {
        ...at,
        path: at.path ? `${at.path}.${key}` : key,
      });
      if (field !== undefined) read[key] = field;
    }
    return read as T;
  };
