import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SizeGuide } from '@abs/contract/entities';
import { eq, like, or } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { products, sizeGuides, styles } from '../db/schema.ts';

/** A guide of its category, or of one style. The slugs of a style's products begin with `style`. */
type DemoSizeGuide = { style?: string; guide: SizeGuide };

/**
 * Adds missing demo size guides. Call it after the demo products were added. A category or style that has or had a
 * guide is skipped, so that changes by admins stay.
 */
export async function seedSizeGuides(tx: Tx, dir: string): Promise<void> {
  const all = JSON.parse(await readFile(join(dir, 'sizeGuides.json'), 'utf8')) as DemoSizeGuide[];
  for (const { style, guide } of all) {
    if (style === undefined) await seedOfCategory(tx, guide);
    else await seedOfStyle(tx, style, guide);
  }
}

async function seedOfCategory(tx: Tx, guide: SizeGuide): Promise<void> {
  const { name, category } = guide;
  const known = await tx.select({ id: sizeGuides.id }).from(sizeGuides).where(eq(sizeGuides.category, category));
  if (known.length === 0) await tx.insert(sizeGuides).values({ name, category, guide });
}

async function seedOfStyle(tx: Tx, slug: string, guide: SizeGuide): Promise<void> {
  const ofStyle = await tx
    .selectDistinct({ id: products.styleId, sizeGuideId: styles.sizeGuideId })
    .from(products)
    .leftJoin(styles, eq(styles.id, products.styleId))
    .where(or(eq(products.slug, slug), like(products.slug, `${slug}-%`)));
  const without = ofStyle.filter(({ sizeGuideId }) => sizeGuideId === null);
  if (without.length === 0) return;
  const [added] = await tx.insert(sizeGuides).values({ name: guide.name, guide }).returning({ id: sizeGuides.id });
  const sizeGuideId = added?.id ?? null;
  await tx
    .insert(styles)
    .values(without.map(({ id }) => ({ id, sizeGuideId })))
    .onConflictDoUpdate({ target: styles.id, set: { sizeGuideId } });
}
