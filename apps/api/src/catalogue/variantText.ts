type Variant = { name: string; size: string; color: string };

/** "Opẹ́bí Hoodie, Moss, size M" */
export const variantText = ({ name, size, color }: Variant): string =>
  [name, color, size && `size ${size}`].filter(Boolean).join(', ');

/** "2 × Opẹ́bí Hoodie, Moss, size M (SKU OPB-M)" */
export const lineText = ({ quantity, sku, ...variant }: Variant & { quantity: number; sku: string | null }): string =>
  `${quantity} × ${variantText(variant)}${sku === null ? '' : ` (SKU ${sku})`}`;
