import { limits } from '@abs/contract';

const clothes = new Map<string, number>(limits.CLOTHES_SIZES.map((size, place) => [size.toLowerCase(), place]));

/** XS to XXL come first, then numbers, then everything else. */
function groupOf(key: string): [group: number, place: number] {
  const place = clothes.get(key);
  if (place !== undefined) return [0, place];
  const number = /^\d+([.,]\d+)?$/.test(key) ? Number(key.replace(',', '.')) : undefined;
  return number === undefined ? [2, 0] : [1, number];
}

/** The order of sizes on a label: clothes from small to large, then numbers. Sizes of any other kind are equal. */
export function compareSizes(one: string, other: string): number {
  const [oneGroup, onePlace] = groupOf(filterKey(one));
  const [otherGroup, otherPlace] = groupOf(filterKey(other));
  return oneGroup - otherGroup || onePlace - otherPlace;
}

/** The key by which sizes and colors are compared: 'm' and 'M ' are equal. */
export const filterKey = (text: string): string => text.trim().normalize('NFC').toLowerCase();
