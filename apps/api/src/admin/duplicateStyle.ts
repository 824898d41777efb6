import { randomUUID } from 'node:crypto';
import { duplicateStyleForm, limits, validate } from '@abs/contract';
import { eq, min } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { detailsOf } from '../catalogue/mapper.ts';
import { searchTextOf } from '../catalogue/searchText.ts';
import type { Tx } from '../db/database.ts';
import { products, styles } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { claimOf, once } from '../idempotency.ts';
import { recordChanges } from './audit.ts';
import type { ProductRow } from './mapper.ts';
import { altOf, withAlt } from './productRows.ts';
import { auditedFields, inShopOrder, toStyle, variantsOf } from './styles.ts';

/**
 * Copies a style. The copy is sold out until it gets stock, and comes first in the collection, like new products. It
 * shares the picture files, and a file is deleted once no product has it.
 */
export const duplicateAdminStyle: Handler<'duplicateAdminStyle'> = (
  { params, body },
  { services, user, idempotencyKey },
) => {
  const claim = claimOf('duplicateAdminStyle', user.id, idempotencyKey, { ...params, ...body });
  const copy = async (tx: Tx) => {
    // Locked, so that no other call can release a picture before the copy has it.
    const rows = await variantsOf(tx, params.id, { locked: true });
    if (rows.length > limits.VARIANTS_MAX) {
      throw new ApiError('validation', `A style has at most ${limits.VARIANTS_MAX} variants.`);
    }
    const styleId = randomUUID();
    await copySizeGuide(tx, params.id, styleId);
    const added = await tx
      .insert(products)
      .values(await copiesOf(tx, inShopOrder(rows), { styleId, name: body.name, now: services.now() }))
      .returning();
    await recordChanges(
      tx,
      services,
      user,
      added.map((row) => ({
        action: 'duplicateAdminStyle' as const,
        subject: { kind: 'product' as const, id: row.id, name: row.name },
        before: null,
        after: auditedFields(row),
      })),
    );
    return { message: 'The style has been duplicated.', style: toStyle(styleId, added) };
  };
  return services.db.transaction((tx) => once(tx, claim, services.now(), () => copy(tx)));
};

/** @throws ApiError validation, if “copy” makes the name too long */
function nameOfCopy(name: string): string {
  const named = validate(duplicateStyleForm, { name: `${name} copy` });
  if (named.ok) return named.data.name;
  const message = named.errors.name ?? 'This name cannot be used';
  throw new ApiError('validation', message, { fields: { name: message } });
}

async function copiesOf(
  tx: Tx,
  rows: readonly ProductRow[],
  { styleId, name, now }: { styleId: string; name: string | undefined; now: Date },
) {
  const [first] = await tx.select({ position: min(products.position) }).from(products);
  const start = (first?.position ?? 0) - rows.length;
  return rows.map((row, index) => {
    const { description, size, color, priceKobo } = row;
    const named = { ...detailsOf(row), name: name ?? nameOfCopy(row.name), description, color };
    return {
      ...{ ...named, size, priceKobo, styleId, quantity: 0 },
      pictures: withAlt(row.pictures, altOf(row), altOf(named)),
      searchText: searchTextOf(named),
      position: start + index,
      createdAt: now,
    };
  });
}

async function copySizeGuide(tx: Tx, from: string, to: string): Promise<void> {
  const [style] = await tx.select({ sizeGuideId: styles.sizeGuideId }).from(styles).where(eq(styles.id, from));
  if (style?.sizeGuideId) await tx.insert(styles).values({ id: to, sizeGuideId: style.sizeGuideId });
}
