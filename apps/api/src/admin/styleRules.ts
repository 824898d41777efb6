import { randomUUID } from 'node:crypto';
import { isolate, limits } from '@abs/contract';
import { and, count, eq, sql } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { onSale } from '../catalogue/queries.ts';
import type { Tx } from '../db/database.ts';
import { violatedConstraint } from '../db/errors.ts';
import { products } from '../db/schema.ts';
import { isUuid } from '../ids.ts';
import { refusals } from '../refusals.ts';

const refused = (message: string) => new ApiError('validation', message, { fields: { styleId: message } });

/**
 * Returns the given style if it has products on sale and room for another, or a new style for null.
 * @throws ApiError validation
 */
export async function roomInStyle(tx: Tx, styleId: string | null): Promise<string> {
  if (styleId === null) return randomUUID();
  if (!isUuid(styleId)) throw refused('There is no such style');
  if ((await checkRoom(tx, styleId)) === 0) throw refused('No product of this style is on sale');
  return styleId;
}

/** Lets only one call at a time add to a style, until its transaction ends. */
export async function lockStyle(tx: Tx, styleId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${styleId}::uuid::text, 0))`);
}

/**
 * Refuses another variant for a full style. The style stays locked, so that concurrent calls cannot exceed the limit.
 * @returns how many variants are on sale
 * @throws ApiError validation
 */
export async function checkRoom(tx: Tx, styleId: string): Promise<number> {
  await lockStyle(tx, styleId);
  const [found] = await tx
    .select({ variants: count() })
    .from(products)
    .where(and(onSale, eq(products.styleId, styleId)));
  const variants = found?.variants ?? 0;
  if (variants >= limits.VARIANTS_MAX) {
    throw refused(`A style can have at most ${limits.VARIANTS_MAX} sizes and colors`);
  }
  return variants;
}

/**
 * Runs work that puts a product on sale, or changes its size, color or SKU.
 * @throws ApiError variant_exists, sku_taken
 */
export async function takingPlace<Result>(
  { size, color, sku }: { size: string; color: string; sku?: string | null | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'products_variant') {
      const message = `This style already has size ${isolate(size)} in ${isolate(color)}`;
      throw new ApiError('variant_exists', message, { fields: { size: message }, cause: error });
    }
    if (constraint === 'products_sku') {
      const [code, message] = refusals.skuTaken(sku ?? '');
      throw new ApiError(code, message, { fields: { sku: message }, cause: error });
    }
    throw error;
  }
}
