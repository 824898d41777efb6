import type { AdminStyle, AdminVariant } from '@abs/contract';
import type { CellChange, VariantColor, VariantField } from '../../shop/VariantGrid/index.ts';

/** The texts in the cells of one size and color. */
type Cell = Record<VariantField, string>;

/** The table as it is being edited. Added sizes and colors are at the end. */
export type StyleDraft = {
  sizes: readonly string[];
  colors: readonly VariantColor[];
  /** By `keyOf`. Sizes and colors that the style lacks have no cells until the admin edits them. */
  cells: Readonly<Record<string, Cell>>;
};

/** A size and color that changed, as typed. */
export type VariantDraft = {
  size: string;
  color: string;
  colorHex?: string;
  price: string;
  quantity: string;
  quantityWas?: number;
  sku: string;
};

const empty: Cell = { quantity: '', price: '', sku: '' };

/** 'm' and 'M ' are one size, as the server compares them. */
const fold = (text: string): string => text.trim().toLowerCase();
export const keyOf = (size: string, color: string): string => `${fold(color)}\n${fold(size)}`;

const CLOTHES = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];

/** Clothes sizes from small to large, then numbers, then all others in the given order. */
export function sortSizes(sizes: readonly string[]): string[] {
  const rank = (size: string): number => {
    const place = CLOTHES.indexOf(fold(size));
    if (place >= 0) return place;
    const number = Number(size.replace(',', '.'));
    return Number.isFinite(number) && size.trim() !== '' ? 100 + number : 10_000;
  };
  return sizes.toSorted((one, other) => rank(one) - rank(other));
}

/** The first of all that are equal by `fold`. */
function distinct<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const item of items) if (!seen.has(fold(textOf(item)))) seen.set(fold(textOf(item)), item);
  return [...seen.values()];
}

const cellOf = ({ quantity, price, sku }: AdminVariant): Cell => ({
  quantity: String(quantity),
  price: String(price),
  sku: sku ?? '',
});

/** The table of a style as it is. */
export function draftOf({ variants }: AdminStyle): StyleDraft {
  return {
    sizes: sortSizes(
      distinct(
        variants.map(({ size }) => size),
        (size) => size,
      ),
    ),
    colors: distinct(
      variants.map(({ color, colorHex }) => ({ color, colorHex })),
      ({ color }) => color,
    ),
    cells: Object.fromEntries(variants.map((variant) => [keyOf(variant.size, variant.color), cellOf(variant)])),
  };
}

/** The text of a cell. */
export const textIn = ({ cells }: StyleDraft, field: VariantField, size: string, color: string): string =>
  cells[keyOf(size, color)]?.[field] ?? '';

export function withCells(draft: StyleDraft, field: VariantField, changes: readonly CellChange[]): StyleDraft {
  const cells = { ...draft.cells };
  for (const { size, color, value } of changes) {
    const key = keyOf(size, color);
    cells[key] = { ...(cells[key] ?? empty), [field]: value };
  }
  return { ...draft, cells };
}

/** Adds a row. Returns the same draft if the size already exists or is empty. */
export function withSize(draft: StyleDraft, size: string): StyleDraft {
  const isKnown = draft.sizes.some((known) => fold(known) === fold(size));
  return isKnown || fold(size) === '' ? draft : { ...draft, sizes: sortSizes([...draft.sizes, size.trim()]) };
}

/** Adds a column. Returns the same draft if the color already exists or is empty. */
export function withColor(draft: StyleDraft, color: VariantColor): StyleDraft {
  const isKnown = draft.colors.some((known) => fold(known.color) === fold(color.color));
  if (isKnown || fold(color.color) === '') return draft;
  return { ...draft, colors: [...draft.colors, { ...color, color: color.color.trim() }] };
}

/**
 * What changed. A new size and color needs stock or a price; without a price it has that of the style's first variant.
 */
export function changesOf({ variants }: AdminStyle, draft: StyleDraft): VariantDraft[] {
  const known = new Map(variants.map((variant) => [keyOf(variant.size, variant.color), variant]));
  return draft.colors.flatMap(({ color, colorHex }) =>
    draft.sizes.flatMap((size): VariantDraft[] => {
      const cell = draft.cells[keyOf(size, color)] ?? empty;
      const before = known.get(keyOf(size, color));
      if (before) {
        const was = cellOf(before);
        const isSame = was.quantity === cell.quantity && was.price === cell.price && was.sku === cell.sku;
        return isSame ? [] : [{ ...cell, size, color, quantityWas: before.quantity }];
      }
      if (Object.values(cell).every((text) => text.trim() === '')) return [];
      const price = cell.price.trim() || String(variants[0]?.price ?? '');
      return [{ ...cell, price, size, color, ...(colorHex && { colorHex }) }];
    }),
  );
}
