import { type AdminStyle, isolate, limits } from '@abs/contract';
import type { CallInput } from '@abs/contract/calls';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { detailsOf } from '../catalogue/mapper.ts';
import { searchTextOf } from '../catalogue/searchText.ts';
import type { Tx } from '../db/database.ts';
import { products } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import { toKobo, toNaira } from '../money.ts';
import { refusals } from '../refusals.ts';
import { type Change, recordChanges } from './audit.ts';
import type { ProductRow } from './mapper.ts';
import { altOf, newStock, withAlt } from './productRows.ts';
import { waitingFor } from './restockDemand.ts';
import { ownSizeGuideId } from './sizeGuideRows.ts';
import { lockStyle } from './styleRules.ts';

type VariantInput = CallInput<'saveAdminStyle'>['body']['variants'][number];

/** Identifies a variant as the database does: see products.size_key and color_key. */
const keyOf = ({ size, color }: { size: string; color: string }): string =>
  `${color.trim().toLowerCase()}\n${size.trim().toLowerCase()}`;

/** The field of the body that a message belongs to. */
const fieldOf = (index: number, name: keyof VariantInput): string => `variants.${index}.${name}`;

const refused = (
  index: number,
  name: keyof VariantInput,
  message: string,
  code: 'validation' | 'out_of_stock' = 'validation',
) => new ApiError(code, message, { fields: { [fieldOf(index, name)]: message } });

/**
 * The variants of a style that are on sale. With `locked`, they are locked against orders and other admins, and the
 * style against new variants.
 * @throws ApiError not_found
 */
export async function variantsOf(
  tx: Tx,
  styleId: string,
  { locked = false } = {},
): Promise<[ProductRow, ...ProductRow[]]> {
  if (!isUuid(styleId)) throw noSuchStyle();
  if (locked) await lockStyle(tx, styleId);
  const query = tx
    .select()
    .from(products)
    .where(and(eq(products.styleId, styleId), isNull(products.deletedAt)))
    .orderBy(asc(products.id));
  const [first, ...others] = await (locked ? query.for('no key update') : query);
  if (!first) throw noSuchStyle();
  return [first, ...others];
}

const noSuchStyle = () => new ApiError(...refusals.notFound('Style'));

/** Sorts by position and time of creation. The admin area sorts the sizes. */
export const inShopOrder = (rows: readonly ProductRow[]): ProductRow[] =>
  rows.toSorted((one, other) => one.position - other.position || one.createdAt.getTime() - other.createdAt.getTime());

/** The current style, with the number of customers who wait for each variant. */
export async function loadStyle(tx: Tx, styleId: string): Promise<AdminStyle> {
  const rows = await variantsOf(tx, styleId);
  const ids = rows.map(({ id }) => id);
  const sizeGuideId = await ownSizeGuideId(tx, styleId);
  return { ...toStyle(styleId, rows, await waitingFor(tx, ids)), ...(sizeGuideId && { sizeGuideId }) };
}

export function toStyle(
  styleId: string,
  rows: readonly ProductRow[],
  waiting: ReadonlyMap<string, number> = new Map(),
): AdminStyle {
  const ordered = inShopOrder(rows);
  return {
    id: styleId,
    name: ordered[0]?.name ?? '',
    ...(ordered[0]?.category && { category: ordered[0].category }),
    variants: ordered.map(({ id, size, color, colorHex, priceKobo, quantity, sku }) => ({
      ...{ id, size, color, colorHex, quantity, sku },
      ...{ price: toNaira(priceKobo), waiting: waiting.get(id) ?? 0 },
    })),
    colors: [...Map.groupBy(ordered, ({ colorKey }) => colorKey).values()].flatMap((sizes) => {
      const card = sizes.find(({ isCard }) => isCard) ?? sizes[0];
      return card ? { color: card.color, pictures: card.pictures } : [];
    }),
  };
}

export const getAdminStyle: Handler<'getAdminStyle'> = ({ params }, { services }) =>
  services.db.autocommit(async (tx) => ({ style: await loadStyle(tx, params.id) }));

/** Changes variants, and adds those that the style does not have yet, in one transaction. */
export const saveAdminStyle: Handler<'saveAdminStyle'> = async ({ params, body }, { services, user }) => {
  const style = await services.db.transaction(async (tx) => {
    const rows = await variantsOf(tx, params.id, { locked: true });
    const known = new Map(rows.map((row) => [keyOf(row), row]));
    checkUnique(body.variants);
    const added = body.variants.filter((input) => !known.has(keyOf(input)));
    if (rows.length + added.length > limits.VARIANTS_MAX) {
      throw new ApiError('validation', `A style has at most ${limits.VARIANTS_MAX} variants.`);
    }
    await checkSkus(tx, body.variants, known);
    await freeSkus(tx, body.variants, known);

    const changes: Change[] = [];
    for (const [index, input] of body.variants.entries()) {
      const before = known.get(keyOf(input)) ?? null;
      const after = before
        ? await changeVariant(tx, before, input, index)
        : await addVariant(tx, sourceOf(rows, input), input, services.now());
      changes.push({
        action: 'saveAdminStyle',
        subject: { kind: 'product', id: after.id, name: after.name },
        before: before && auditedFields(before),
        after: auditedFields(after),
      });
    }
    await recordChanges(tx, services, user, changes);
    return loadStyle(tx, params.id);
  });
  return { message: 'Sizes and colors have been saved.', style };
};

function checkUnique(inputs: readonly VariantInput[]): void {
  const seen = new Set<string>();
  for (const [index, input] of inputs.entries()) {
    const key = keyOf(input);
    if (seen.has(key))
      throw refused(index, 'size', `${isolate(input.color)}, ${isolate(input.size)} is in the list twice.`);
    seen.add(key);
  }
}

/** Refuses a SKU that another product on sale has, ignoring case. */
async function checkSkus(tx: Tx, inputs: readonly VariantInput[], known: ReadonlyMap<string, ProductRow>) {
  const folded = (sku: string) => sku.toLowerCase();
  const named = inputs.flatMap(({ sku }) => (sku ? [folded(sku)] : []));
  if (named.length === 0) return;
  const own = new Set(inputs.flatMap((input) => known.get(keyOf(input))?.id ?? []));
  const taken = await tx
    .select({ id: products.id, sku: sql<string>`lower(${products.sku})` })
    .from(products)
    .where(and(inArray(sql`lower(${products.sku})`, named), isNull(products.deletedAt)));
  // The SKUs of the variants in this call do not count as taken.
  const seen = new Set(taken.filter(({ id }) => !own.has(id)).map(({ sku }) => sku));
  for (const [index, { sku }] of inputs.entries()) {
    if (!sku) continue;
    if (seen.has(folded(sku))) throw refused(index, 'sku', refusals.skuTaken(sku)[1]);
    seen.add(folded(sku));
  }
}

/** Clears the SKUs that change, so that two variants can exchange theirs. */
async function freeSkus(tx: Tx, inputs: readonly VariantInput[], known: ReadonlyMap<string, ProductRow>) {
  const changed = inputs.flatMap((input) => {
    const row = known.get(keyOf(input));
    return row && input.sku !== undefined && input.sku !== row.sku ? [row.id] : [];
  });
  if (changed.length > 0) await tx.update(products).set({ sku: null }).where(inArray(products.id, changed));
}

async function changeVariant(tx: Tx, before: ProductRow, input: VariantInput, index: number): Promise<ProductRow> {
  const { price, quantity, quantityWas, colorHex = before.colorHex, sku = before.sku } = input;
  const [after] = await tx
    .update(products)
    .set({
      priceKobo: toKobo(price),
      quantity: newStock(before, { quantity, quantityWas }, fieldOf(index, 'quantity')),
      colorHex,
      sku,
    })
    .where(eq(products.id, before.id))
    .returning();
  if (!after) throw new Error('The product was locked, but not updated.');
  return after;
}

/** The row whose texts and pictures a new variant copies, of the same color if possible. */
function sourceOf(rows: readonly [ProductRow, ...ProductRow[]], { color }: VariantInput): ProductRow {
  const isSame = (row: ProductRow) => row.colorKey === color.trim().toLowerCase();
  return (
    rows.find((row) => isSame(row) && row.isCard) ?? rows.find(isSame) ?? rows.find((row) => row.isCard) ?? rows[0]
  );
}

async function addVariant(tx: Tx, source: ProductRow, input: VariantInput, now: Date): Promise<ProductRow> {
  const { name, description, styleId, position } = source;
  const details = detailsOf(source);
  const { size, color, price, quantity, sku = null } = input;
  const isSameColor = source.colorKey === color.trim().toLowerCase();
  const [added] = await tx
    .insert(products)
    .values({
      ...{ ...details, name, description, styleId, position, size, color, quantity, sku },
      priceKobo: toKobo(price),
      colorHex: input.colorHex ?? (isSameColor ? source.colorHex : null),
      pictures: withAlt(source.pictures, altOf(source), altOf({ name, color })),
      searchText: searchTextOf({ ...details, name, description, color }),
      createdAt: now,
    })
    .returning();
  if (!added) throw new Error('The product was inserted, but not returned.');
  return added;
}

/** The fields of a variant in the audit log. */
export const auditedFields = ({ size, color, colorHex, priceKobo, quantity, sku }: ProductRow) => ({
  ...{ size, color, colorHex, quantity, sku },
  price: toNaira(priceKobo),
});
