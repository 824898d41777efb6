import { readNumber } from '@abs/contract';
import { CellGrid, type GridPlace } from '../../components/CellGrid/index.ts';
import { Swatch } from '../../components/Swatch/index.ts';
import { formatNumber } from '../../lib/formatNumber.ts';

/** A pasted number as the cells show it, without currency and thousands commas; other texts stay as they are. */
function plainNumber(text: string): string {
  const number = readNumber(text);
  return typeof number === 'number' && !Number.isNaN(number) ? String(number) : text;
}

/** What the cells hold: pieces in stock, the price in naira, or the shop's own number. */
export type VariantField = 'quantity' | 'price' | 'sku';
export type VariantColor = { color: string; colorHex?: string | null };
/** A new value of one cell, as typed or pasted. */
export type CellChange = { size: string; color: string; value: string };

export interface VariantGridProps {
  /** The rows. */
  sizes: readonly string[];
  /** The columns. */
  colors: readonly VariantColor[];
  /** What the cells hold. */
  field: VariantField;
  /** The text of a cell; '' if the style does not exist in that size and color. */
  textOf: (size: string, color: string) => string;
  /** The error message of a cell. */
  errorOf?: (size: string, color: string) => string | undefined;
  /** How many people wait for a size and color. The cell shows it. */
  waitingOf?: (size: string, color: string) => number;
  /** Called with the cells that were typed into or pasted over. */
  onChange: (changes: readonly CellChange[]) => void;
  /** Called with the reason if the pasted cells do not fit. */
  onPasteRefused: (problem: string) => void;
  /** The cells cannot be changed for now. @default false */
  disabled?: boolean;
}

const fieldNames: Record<VariantField, string> = { quantity: 'Stock', price: 'Price in naira', sku: 'SKU' };
const inputModes = { quantity: 'numeric', price: 'decimal', sku: 'text' } as const;

/** An editable table of sizes and colors. Arrow keys move from cell to cell, and cells can be pasted from a sheet. */
export function VariantGrid({
  sizes,
  colors,
  field,
  textOf,
  errorOf = () => undefined,
  waitingOf = () => 0,
  onChange,
  ...rest
}: VariantGridProps) {
  const at = ({ row, column }: GridPlace) => ({ size: sizes[row] ?? '', color: colors[column]?.color ?? '' });
  const of =
    <Result,>(read: (size: string, color: string) => Result) =>
    (place: GridPlace) => {
      const { size, color } = at(place);
      return read(size, color);
    };
  return (
    <CellGrid
      {...rest}
      data-slot="variant-grid"
      data-state={field}
      label={`${fieldNames[field]} by size and color`}
      rowsLabel="Size"
      rows={sizes.map((size) => ({ id: size, header: <bdi>{size}</bdi> }))}
      columns={colors.map(({ color, colorHex }) => ({
        id: color,
        header: <Swatch color={color} colorHex={colorHex ?? undefined} />,
        inputMode: inputModes[field],
      }))}
      nameOf={of((size, color) => `${fieldNames[field]}: ${color}, ${size}`)}
      textOf={of(textOf)}
      errorOf={of(errorOf)}
      noteOf={of((size, color) => {
        const waiting = waitingOf(size, color);
        return waiting > 0 && <span data-slot="variant-waiting">{`${formatNumber(waiting)} waiting`}</span>;
      })}
      readPasted={field === 'sku' ? undefined : plainNumber}
      onChange={(changes) => onChange(changes.map(({ value, ...place }) => ({ ...at(place), value })))}
    />
  );
}
