import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { described, named } from '../named.ts';
import { categories, measurements, sizeSystems } from './values.ts';

const MEASUREMENT_MESSAGE = `A measurement is more than 0 and at most ${limits.MEASUREMENT_MAX} cm`;

const measurement = z
  .number(MEASUREMENT_MESSAGE)
  .check(z.gt(0, MEASUREMENT_MESSAGE), z.lte(limits.MEASUREMENT_MAX, MEASUREMENT_MESSAGE));

/** The descriptions of the entity's and the input's fields. */
const text = {
  category: 'The kind of garment that the outline shows.',
  sizes: 'In the order of display.',
  measurements: 'In centimeters, without those that were not measured. Widths are of the garment laid flat.',
  equivalents: 'The names of the size in other systems, such as `uk` and `us`.',
  howTo: 'How to measure, if it differs from the usual way.',
  bodyHeight: 'Height in centimeters of the person next to the garment.',
  advice: 'The advice for a person between two sizes.',
};

export const sizeGuide = named(
  'SizeGuide',
  z.object({
    name: z.string(),
    category: described(z.enum(categories), text.category),
    sizes: described(
      z.array(
        z.object({
          size: z.string(),
          measurements: described(z.partialRecord(z.enum(measurements), measurement), text.measurements),
          equivalents: described(z.optional(z.partialRecord(z.enum(sizeSystems), z.string())), text.equivalents),
        }),
      ),
      text.sizes,
    ),
    howTo: described(z.optional(z.partialRecord(z.enum(measurements), z.string())), text.howTo),
    bodyHeight: described(z.optional(z.number()), text.bodyHeight),
    advice: described(z.optional(z.string()), text.advice),
  }),
  'Measurements of a garment in each of its sizes.',
);
export type SizeGuide = z.infer<typeof sizeGuide>;

const requiredText = (message: string, max: number, tooLong: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max, tooLong));

const sizeName = requiredText('A size needs a name', limits.SIZE_NAME_MAX_LENGTH, 'The name of a size is too long');

/** A key to compare sizes as the database does: without case and the spaces around the name. */
const sizeKey = (size: string): string => size.trim().toLowerCase();

const HEIGHT_MESSAGE = `A person is ${limits.BODY_HEIGHT_MIN} to ${limits.BODY_HEIGHT_MAX} cm tall, in whole centimeters`;

const sizeRow = z.strictObject({
  size: described(sizeName, 'The name of the size, once in a guide.'),
  measurements: described(
    z
      .partialRecord(z.enum(measurements), measurement)
      .check(z.refine((measured) => Object.keys(measured).length > 0, 'A size needs a measurement')),
    text.measurements,
  ),
  equivalents: described(z.optional(z.partialRecord(z.enum(sizeSystems), sizeName)), text.equivalents),
});

/** A guide as an admin writes it, with the messages that the admin sees. The output matches the entity `sizeGuide`. */
export const sizeGuideInput = z.strictObject({
  name: described(
    requiredText('The guide needs a name', limits.SIZE_GUIDE_NAME_MAX_LENGTH, 'The name of the guide is too long'),
    'The name of the guide, as its title.',
  ),
  category: described(z.enum(categories, 'Choose what the guide measures'), text.category),
  sizes: described(
    z.array(sizeRow, 'The guide needs a size').check(
      z.minLength(1, 'The guide needs a size'),
      z.maxLength(limits.SIZE_GUIDE_SIZES_MAX, `A guide has at most ${limits.SIZE_GUIDE_SIZES_MAX} sizes`),
      z.check(({ value: sizes, issues }) => {
        const keys = sizes.map(({ size }) => sizeKey(size));
        const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
        if (twice < 0) return;
        issues.push({ code: 'custom', input: sizes, path: [twice, 'size'], message: 'The guide has this size twice' });
      }),
    ),
    text.sizes,
  ),
  howTo: described(
    z.optional(
      z.partialRecord(
        z.enum(measurements),
        requiredText('Say how to measure it', limits.SIZE_HOW_TO_MAX_LENGTH, 'This text is too long'),
      ),
    ),
    text.howTo,
  ),
  bodyHeight: described(
    z.optional(
      z
        .int(HEIGHT_MESSAGE)
        .check(z.gte(limits.BODY_HEIGHT_MIN, HEIGHT_MESSAGE), z.lte(limits.BODY_HEIGHT_MAX, HEIGHT_MESSAGE)),
    ),
    text.bodyHeight,
  ),
  advice: described(
    z.optional(z.string().check(z.trim(), z.maxLength(limits.SIZE_ADVICE_MAX_LENGTH, 'The advice is too long'))),
    text.advice,
  ),
});
