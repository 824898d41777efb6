import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { LAGOS } from './lagosTime.ts';

const requiredText = (message: string, max: number, tooLong: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max, tooLong));

/** The rules of a collection's single fields, with the messages that an admin sees. */
export const collectionFields = {
  title: requiredText(
    'Title is required',
    limits.COLLECTION_TITLE_MAX_LENGTH,
    `Title must be at most ${limits.COLLECTION_TITLE_MAX_LENGTH} characters`,
  ),
  text: z
    .string('Text is required')
    .check(
      z.trim(),
      z.maxLength(
        limits.COLLECTION_TEXT_MAX_LENGTH,
        `Text must be at most ${limits.COLLECTION_TEXT_MAX_LENGTH} characters`,
      ),
    ),
  slug: z
    .string('Address is required')
    .check(
      z.trim(),
      z.minLength(1, 'Address is required'),
      z.maxLength(
        limits.COLLECTION_SLUG_MAX_LENGTH,
        `Address must be at most ${limits.COLLECTION_SLUG_MAX_LENGTH} characters`,
      ),
      z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use only lowercase letters a to z, digits and single hyphens'),
    ),
  styleIds: z.array(z.string().check(z.minLength(1), z.maxLength(64)), 'Choose products').check(
    z.maxLength(limits.COLLECTION_STYLES_MAX, `A collection can have at most ${limits.COLLECTION_STYLES_MAX} products`),
    z.refine((ids) => new Set(ids).size === ids.length, 'A product is in the collection twice'),
  ),
};

/** Whether a period ends after its start. Without a start or an end, it is open on that side. */
export const isPeriod = ({ startsAt, endsAt }: { startsAt?: string | null; endsAt?: string | null }): boolean =>
  !startsAt || !endsAt || new Date(startsAt) < new Date(endsAt);
export const PERIOD_MESSAGE = 'The end must be after the start';

/** A local time in Lagos as a control of type `datetime-local` has it; '' for none. */
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/;
const localTime = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (typed) => typed === '' || (LOCAL_TIME.test(typed) && !Number.isNaN(Date.parse(`${typed}${LAGOS}`))),
        'Enter a date and a time',
      ),
    ),
  z.transform((typed) => (typed === '' ? null : new Date(`${typed}${LAGOS}`).toISOString())),
);

const { title, text, slug, styleIds } = collectionFields;
const shared = {
  title,
  text,
  picture: z.nullable(z.string()),
  startsAt: localTime,
  endsAt: localTime,
  isVisible: z.boolean(),
};
const periodRule = <Form extends { startsAt: string | null; endsAt: string | null }>() =>
  z.refine<Form>(isPeriod, {
    error: PERIOD_MESSAGE,
    path: ['endsAt'],
    // Checked together with the fields' own rules, so that all problems show at the same time.
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'startsAt' || path?.[0] === 'endsAt'),
  });

/** A collection's form: times as typed, `picture` as the URL from its upload. */
export const collectionForm = z.object({ ...shared, slug, styleIds }).check(periodRule());
/** A category's form: its slug is fixed, and its products have its category. */
export const categoryForm = z.object(shared).check(periodRule());
export type CollectionForm = z.infer<typeof collectionForm>;
