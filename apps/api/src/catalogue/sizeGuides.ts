import type { Category } from '@abs/contract';
import type { SizeGuide } from '@abs/contract/entities';
import type { Database, NamedStatement } from '../db/database.ts';

/** The guide of the style $1, or else of the category $2. */
const statement: NamedStatement = {
  name: 'size_guide',
  text: `
select coalesce(
  (select own.guide from styles as style join size_guides as own on own.id = style.size_guide_id
   where style.id = $1::uuid and own.deleted_at is null),
  (select guide from size_guides where category = $2::text and deleted_at is null)) as guide`,
};

/** The guide of a style, or else of the category; undefined if neither has one. */
export async function findSizeGuide(
  db: Database,
  { styleId, category }: { styleId?: string; category: Category | null },
): Promise<SizeGuide | undefined> {
  const [row] = await db.named<{ guide: SizeGuide | null }>(statement, [styleId ?? null, category]);
  return row?.guide ?? undefined;
}
