import type { Picture } from '@abs/contract';
import type { ColorOption, SizeOption, Variant } from '@abs/contract/entities';
import { toNaira } from '../money.ts';
import { type ProductRow, toProduct } from './mapper.ts';
import { compareSizes } from './sizeOrder.ts';

/** A product on sale as a variant of its style. */
export type VariantRow = {
  id: string;
  size: string;
  sizeKey: string;
  color: string;
  colorKey: string;
  colorHex: string | null;
  quantity: number;
  priceKobo: number;
  /** Its place in the shop's own order. */
  position: number;
  /** Seconds since 1970. */
  createdAt: number;
  cover: Picture | null;
  /** Whether it represents its color in lists. */
  isCard: boolean;
};

/** The SQL of each field but the cover. */
const fields = {
  id: 'id',
  size: 'size',
  sizeKey: 'size_key',
  color: 'color',
  colorKey: 'color_key',
  colorHex: 'color_hex',
  quantity: 'quantity',
  priceKobo: 'price_kobo',
  position: 'position',
  createdAt: "date_part('epoch', created_at)",
  isCard: 'is_card',
} satisfies Record<Exclude<keyof VariantRow, 'cover'>, string>;

const columns = Object.entries(fields)
  .map(([field, column]) => `${column} as "${field}"`)
  .join(', ');

/** SQL for the `VariantRow`s of the style of a row named `product`, in no order; the cover only if `withCover` holds. */
export const variantsColumn = (withCover: string): string => `
  (select json_agg(variant)
   from (
     select ${columns}, case when ${withCover} then pictures -> 0 end as cover
     from products
     where style_id = product.style_id and deleted_at is null
   ) as variant)`;

type Sized = Pick<VariantRow, 'sizeKey' | 'createdAt' | 'id'>;

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Compares sizes of one style in their usual order; sizes without one by when the style got them. */
function sizeOrderOf(rows: readonly Sized[]): (one: Sized, other: Sized) => number {
  const added = rows.toSorted((one, other) => one.createdAt - other.createdAt || compareText(one.id, other.id));
  const sizes = [...new Set(added.map(({ sizeKey }) => sizeKey))].sort(compareSizes);
  return (one, other) => sizes.indexOf(one.sizeKey) - sizes.indexOf(other.sizeKey);
}

/** The shop's own order. */
const byPosition = (one: VariantRow, other: VariantRow) =>
  one.position - other.position || compareText(one.id, other.id);

/** Sorts variants by size, and those of one size in the order of the colors. */
function inOrder(rows: readonly VariantRow[]): VariantRow[] {
  const bySize = sizeOrderOf(rows);
  const colors = [...new Set(rows.toSorted(byPosition).map(({ colorKey }) => colorKey))];
  return rows.toSorted(
    (one, other) => bySize(one, other) || colors.indexOf(one.colorKey) - colors.indexOf(other.colorKey),
  );
}

/** All variants of a style. */
export const toVariants = (rows: readonly VariantRow[]): Variant[] =>
  inOrder(rows).map(({ id, size, color, colorHex, quantity, priceKobo, cover }) => ({
    id,
    size,
    color,
    colorHex: colorHex ?? undefined,
    quantity,
    price: toNaira(priceKobo),
    cover: cover ?? undefined,
  }));

/** The sizes of one color of a style, in the order of sizes. */
export const toSizes = (rows: readonly VariantRow[], color: string): SizeOption[] =>
  rows
    .filter(({ colorKey }) => colorKey === color)
    .sort(sizeOrderOf(rows))
    .map(({ id, size, quantity }) => ({ id, size, quantity }));

/** The colors of a style in the shop's own order, each with the row that represents it in lists. */
export function toColors(rows: readonly VariantRow[]): ColorOption[] {
  const colors = new Map<string, ColorOption>();
  for (const { id, color, colorKey, colorHex, quantity, isCard } of rows.toSorted(byPosition)) {
    const known = colors.get(colorKey);
    const sum = quantity + (known?.quantity ?? 0);
    // The database chooses the card: see keep_cards in migration 0018.
    if (!known || isCard) colors.set(colorKey, { id, color, colorHex: colorHex ?? undefined, quantity: sum });
    else known.quantity = sum;
  }
  return [...colors.values()];
}

/** A product that represents its style and color, with all variants of its style on sale, including itself. */
export type CardRow = ProductRow & { variants: VariantRow[] };

/** A product in the format of lists by style: with the sizes of its color and the colors of its style. */
export function toCard({ variants, ...row }: CardRow) {
  const colorKey = variants.find(({ id }) => id === row.id)?.colorKey ?? '';
  return { ...toProduct(row), sizes: toSizes(variants, colorKey), colors: toColors(variants) };
}
