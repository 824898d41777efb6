import type { Product } from '@abs/contract';

const keyOf = (color: string) => color.trim().toLowerCase();

/** The title of a product's page, with the color if the style has several. */
export function productTitle({ name, color, variants = [] }: Product): string {
  const hasColors = variants.some((variant) => keyOf(variant.color) !== keyOf(color));
  return hasColors && color ? `${name}, ${color}` : name;
}
