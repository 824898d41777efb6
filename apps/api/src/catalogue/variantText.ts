import { isolate } from '@abs/contract';

type Variant = { name: string; size: string; color: string };

/** "Opẹ́bí Hoodie, Moss, size M" */
export const variantText = ({ name, size, color }: Variant): string =>
  [name, color, size && `size ${size}`].filter(Boolean).join(', ');

/** The variant, whose texts keep their own direction in a sentence. */
export const isolatedVariant = <Of extends Variant & { sku?: string | null }>(variant: Of): Of => ({
  ...variant,
  name: isolate(variant.name),
  size: isolate(variant.size),
  color: isolate(variant.color),
  ...(variant.sku && { sku: isolate(variant.sku) }),
});

/** "2 × Opẹ́bí Hoodie, Moss, size M (SKU OPB-M)" */
export const lineText = ({ quantity, sku, ...variant }: Variant & { quantity: number; sku: string | null }): string =>
  `${quantity} × ${variantText(variant)}${sku === null ? '' : ` (SKU ${sku})`}`;
