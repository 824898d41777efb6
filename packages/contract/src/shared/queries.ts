import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import * as limits from '../limits.ts';
import { described } from '../named.ts';
import { isWholeKobo, readNumber } from '../typed.ts';

/** Query strings carry text; anything but a whole number in range is refused rather than guessed. */
export const wholeNumber = (name: string, min: number, max: number, fallback: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, `${name} must be a whole number`)),
      z.pipe(
        z.transform(Number),
        z.int().check(z.gte(min, `${name} must be at least ${min}`), z.lte(max, `${name} must be at most ${max}`)),
      ),
    ),
    fallback,
  );
export const page = described(
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d+$/, 'page must be a whole number')),
      z.pipe(
        z.transform((digits: string) => Math.min(Number(digits), limits.LAST_PAGE)),
        z.int().check(z.gte(1, 'page must be at least 1')),
      ),
    ),
    1,
  ),
  'The number of the page. A page beyond the last is answered with the last.',
);
export const pageSize = (max: number, fallback: number) =>
  described(wholeNumber('limit', 1, max, fallback), 'How many items a page has.');

/** The text in the search box of an admin list. @param found what the search finds */
export const search = (found: string) =>
  described(
    z._default(z.string().check(z.trim(), z.maxLength(limits.SEARCH_MAX_LENGTH, 'search is too long')), ''),
    `Lists only ${found}. An empty text does not search.`,
  );
export const adminPage = (limit: number, found: string) => ({
  page,
  limit: pageSize(100, limit),
  search: additive(search(found)),
});

/** Several values of a filter, separated by commas; repeated ones count once, empty ones not at all. */
export const values = <Value extends z.ZodMiniType<string, string>>(name: string, value: Value) =>
  z.optional(
    z.pipe(
      z
        .string()
        .check(z.maxLength(limits.FILTER_VALUES_MAX * (limits.FILTER_VALUE_MAX_LENGTH + 1), `${name} is too long`)),
      z.pipe(
        z.transform((text: string) => [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean)),
        z.array(value).check(z.maxLength(limits.FILTER_VALUES_MAX, `${name} has too many values`)),
      ),
    ),
  );
/** A value of a filter that comes from the shop's products, such as a size in any script. */
export const filterText = (name: string) =>
  z.string().check(z.maxLength(limits.FILTER_VALUE_MAX_LENGTH, `${name} is too long`));
/** A limit of a price, in naira. */
export const priceLimit = (name: string) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => {
          const amount = readNumber(text);
          return typeof amount === 'number' ? amount : Number.NaN;
        }),
      ),
      z
        .number(`${name} must be a number`)
        .check(
          z.gte(0, `${name} must be a number`),
          z.lte(limits.FILTER_PRICE_MAX, `${name} must be at most ${limits.FILTER_PRICE_MAX}`),
          z.refine(isWholeKobo, `${name} must be a number`),
        ),
    ),
  );
/** A flag that may be left out. */
export const flag = (name: string) =>
  z.optional(
    z.pipe(
      z.enum(['true', 'false'], `${name} must be true or false`),
      z.pipe(
        z.transform((value: 'true' | 'false') => value === 'true'),
        z.boolean(),
      ),
    ),
  );
