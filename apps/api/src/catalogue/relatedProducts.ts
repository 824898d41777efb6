import { and, asc, ne, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { type ProductRow, productColumns } from './mapper.ts';
import { onSale } from './queries.ts';

const RELATED_PRODUCTS = 8;
/** How many are looked at; the nearest in price of the same category come first. */
const CANDIDATES = 48;

/** 0 (same) to 1 (black against white); half way when either color is unknown. */
function colorDistance(one: string | null, other: string | null): number {
  const rgb = (hex: string | null) => hex?.match(/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i)?.slice(1);
  const a = rgb(one);
  const b = rgb(other);
  if (!a || !b) return 0.5;
  const squares = a.map((part, i) => (Number.parseInt(part, 16) - Number.parseInt(b[i] ?? '0', 16)) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / 3) / 255;
}

/** 0 (same) to 1 (one of them free). */
const priceDistance = (one: number, other: number) => Math.abs(one - other) / Math.max(one, other, 1);

/** Others that go with a product: what can be bought first, then its category, then the nearest in color and price. */
export async function relatedProducts(tx: Tx, product: ProductRow): Promise<ProductRow[]> {
  const soldOut = sql<boolean>`${products.quantity} = 0`;
  const otherCategory = sql<boolean>`${products.category} is distinct from ${product.category}`;
  const candidates = await tx
    .select(productColumns)
    .from(products)
    .where(and(onSale, ne(products.id, product.id)))
    .orderBy(
      soldOut,
      otherCategory,
      sql`abs(${products.priceKobo} - ${product.priceKobo})`,
      asc(products.position),
      asc(products.id),
    )
    .limit(CANDIDATES);
  const distance = (row: ProductRow) =>
    (row.quantity === 0 ? 100 : 0) +
    (row.category === product.category ? 0 : 10) +
    colorDistance(row.colorHex, product.colorHex) +
    priceDistance(row.priceKobo, product.priceKobo);
  return candidates
    .map((row) => ({ row, distance: distance(row) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, RELATED_PRODUCTS)
    .map(({ row }) => row);
}
