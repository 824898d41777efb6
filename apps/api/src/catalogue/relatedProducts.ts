import { categories } from '@abs/contract';
import type { Database, NamedStatement } from '../db/database.ts';
import { productColumns } from './mapper.ts';
import { type CardRow, variantsColumn } from './variants.ts';

const RELATED_PRODUCTS = 8;
/** How many products are compared. Those of the same category come first, then the nearest in price. */
const CANDIDATES = 48;

/**
 * Cards of other styles of one kind (category, or '' for none) around the target's price, read from indexes in both
 * directions.
 */
function nearest(kind: string, isSoldOut: boolean): string {
  const side = (prices: string, order: string) => `
      (select product.id, abs(product.price_kobo - target.price_kobo) as difference, product.position
       from products as product
       where product.deleted_at is null and product.is_card
         and product.is_sold_out = ${isSoldOut} and coalesce(product.category, '') = ${kind}
         and product.price_kobo ${prices} target.price_kobo and product.style_id <> target.style_id
       order by product.price_kobo ${order}, product.position, product.id limit ${CANDIDATES})`;
  return `lateral (${side('>=', 'asc')} union all ${side('<', 'desc')}) as near`;
}

/** A group of candidates, read only if the groups before it have too few. */
function group(level: number, isSoldOut: boolean, isSameKind: boolean): string {
  const isNeeded = Array.from({ length: level }, (_, before) => `(select count(*) from level_${before})`).join(' + ');
  const from = isSameKind
    ? `target, ${nearest('target.kind', isSoldOut)}`
    : `target, unnest(array['${['', ...categories].join("', '")}']) as kinds (kind), ${nearest('kinds.kind', isSoldOut)}`;
  const conditions = [
    ...(isSameKind ? [] : ['kinds.kind <> target.kind']),
    ...(level === 0 ? [] : [`${isNeeded} < ${CANDIDATES}`]),
  ];
  return `
  level_${level} as materialized (
    select near.id, near.difference, near.position, ${level} as level
    from ${from}${conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''}
    order by near.difference, near.position, near.id limit ${CANDIDATES})`;
}

const rgb = `case when product.color_hex ~* '^#[0-9a-f]{6}$' then ('x' || substr(product.color_hex, 2))::bit(24)::integer end`;

/** From 0 (same) to 1 (black and white); 0.5 if either color is unknown. */
const colorDistance = `coalesce(sqrt((${[16, 8, 0]
  .map((shift) => `power(((product.rgb >> ${shift}) & 255) - ((target.rgb >> ${shift}) & 255), 2)`)
  .join(' + ')}) / 3) / 255, 0.5)`;

/** From 0 (same) to 1 (one of them free). */
const priceDistance = `product.difference::double precision / greatest(product.price_kobo, target.price_kobo, 1)`;

/** Whether all sizes of a card's color are sold out. The index knows only of the card itself. */
const isColorSoldOut = `not exists (
  select from products as variant
  where variant.style_id = product.style_id and variant.color_key = product.color_key
    and variant.deleted_at is null and not variant.is_sold_out)`;

/**
 * The product $1 with its variants, followed by cards of other styles that go with it: first those with a size in
 * stock, then those of its category, then the nearest in color and price.
 */
export const productStatement: NamedStatement = {
  name: 'product',
  text: `
with
  target as materialized (
    select product.id, product.style_id, product.price_kobo, coalesce(product.category, '') as kind, ${rgb} as rgb
    from products as product where product.id = $1::uuid and product.deleted_at is null),
  ${group(0, false, true)},
  ${group(1, false, false)},
  ${group(2, true, true)},
  ${group(3, true, false)},
  candidates as materialized (
    select * from (${[0, 1, 2, 3].map((level) => `select * from level_${level}`).join(' union all ')}) as levels
    order by level, difference, position, id limit ${CANDIDATES}),
  related as (
    select product.id, row_number() over (
      order by product.is_color_sold_out, product.level % 2, ${colorDistance} + ${priceDistance}, product.difference, product.position, product.id) as place
    from target, (
      select candidates.*, product.price_kobo, ${rgb} as rgb, ${isColorSoldOut} as is_color_sold_out
      from candidates join products as product using (id)) as product
    order by place limit ${RELATED_PRODUCTS})
select ${productColumns}, ${variantsColumn('shown.place = 0')} as variants
from (select id, 0 as place from target union all select id, place from related) as shown
  join products as product using (id)
order by shown.place`,
};

/** A product on sale with its variants, and cards that go with it; null if it is not on sale. */
export async function findProduct(db: Database, id: string): Promise<{ product: CardRow; related: CardRow[] } | null> {
  const [product, ...related] = await db.named<CardRow>(productStatement, [id]);
  return product ? { product, related } : null;
}
