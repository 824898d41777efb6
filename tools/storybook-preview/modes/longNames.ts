/** Texts that lengthen names: many words, and long words. */
export const TAILS = {
  name: 'in garment-dyed heavyweight loopback cotton, hand-overprinted in Abẹ́òkúta',
  firstName: 'Olúwafúnmiláyọ̀-Ọlájùmọ̀kẹ́',
  lastName: 'Adébáyọ̀-Ògúndìpẹ̀-Akíntọ́lá',
} as const;

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);

/**
 * A copy of a story's data with long names, for example of products and people. Keeps functions, elements and other
 * objects that are not plain data.
 */
export function withLongNames<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.map((item) => withLongNames(item)) as Data;
  if (typeof data !== 'object' || data === null || !isPlain(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const tail = Object.hasOwn(TAILS, key) ? TAILS[key as keyof typeof TAILS] : undefined;
      return [key, tail && typeof value === 'string' ? `${value} ${tail}` : withLongNames(value)];
    }),
  ) as Data;
}
