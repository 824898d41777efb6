import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import * as limits from '../limits.ts';

/** Query strings carry text; anything but a whole number in range is refused rather than guessed. */
export const wholeNumber = (name: string, min: number, max: number, fallback: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, `${name} must be a whole number`)),
      z.pipe(
        z.transform(Number),
        z.number().check(z.gte(min, `${name} must be at least ${min}`), z.lte(max, `${name} must be at most ${max}`)),
      ),
    ),
    fallback,
  );
/** A page, however high: beyond the last one the answer is the last. */
export const page = z._default(
  z.pipe(
    z.string().check(z.regex(/^\d+$/, 'page must be a whole number')),
    z.pipe(
      z.transform((digits: string) => Math.min(Number(digits), limits.LAST_PAGE)),
      z.number().check(z.gte(1, 'page must be at least 1')),
    ),
  ),
  1,
);

/** What the search box of an admin list sends; empty lists everything. */
export const search = z._default(
  z.string().check(z.trim(), z.maxLength(limits.SEARCH_MAX_LENGTH, 'search is too long')),
  '',
);
export const adminPage = (limit: number) => ({
  page,
  limit: wholeNumber('limit', 1, 100, limit),
  search: additive(search),
});
