import type { Category } from '@abs/contract';
import type { SizeGuide } from '@abs/contract/entities';
import type { Database, NamedStatement } from '../db/database.ts';

/** The guide that the style $1 names, or else that of the category $2. */
const statement: NamedStatement = {
  name: 'size_guide',
  text: `
select coalesce(
  (select own.guide from styles as style join size_guides as own on own.id = style.size_guide_id
   where style.id = $1::uuid and own.deleted_at is null),
  (select guide from size_guides where category = $2::text and deleted_at is null)) as guide`,
};

/** The guide of a style, or of a whole category; undefined where there is none. */
export async function findSizeGuide(
  db: Database,
  { styleId, category }: { styleId?: string; category: Category | null },
): Promise<SizeGuide | undefined> {
  const [row] = await db.named<{ guide: SizeGuide | null }>(statement, [styleId ?? null, category]);
  return row?.guide ?? undefined;
}
