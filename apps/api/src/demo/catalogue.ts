import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Category, Picture } from '@abs/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { searchTextOf } from '../catalogue/searchText.ts';
import type { Tx } from '../db/database.ts';
import { auditLog, products } from '../db/schema.ts';
import { toKobo } from '../money.ts';
import { DAY, type Random } from './random.ts';

/** One color of a style. */
type DemoColor = {
  slug: string;
  /** Its place in the shop's own order. */
  place: number;
  /**
   * The size that represents the color in lists. Its row has the color's slug; the rows of other sizes append their
   * size.
   */
  size: string;
  color: string;
  colorHex: string;
  /** Pieces of each size. */
  stock: Record<string, number>;
  pictures: string[];
};
type DemoStyle = {
  /** The style's slug, from which its id is derived. */
  style: string;
  name: string;
  category: Category;
  description: string;
  price: number;
  colors: DemoColor[];
};
type DemoPicture = Pick<Picture, 'width' | 'height' | 'ground' | 'alt'>;

/** The pictures are served from /media/demo in five widths; the WebP and the JPEG are for browsers without AVIF. */
function demoPicture(id: string, { width, height, ground, alt }: DemoPicture): Picture {
  const base = `/media/demo/${id}`;
  const srcset = [240, 400, 640, 800, 1200].map((w) => `${base}-${w}.avif ${w}w`).join(', ');
  return { src: `${base}-640.jpg`, srcset, webp: `${base}-640.webp 640w`, width, height, ground, alt };
}

const read = async (dir: string, file: string): Promise<unknown> => JSON.parse(await readFile(join(dir, file), 'utf8'));

/** The namespace of the ids of demo styles: any UUID that nothing else uses. */
const NAMESPACE = Buffer.from('5b0c1a4e6f1d4c1e9a7e3d2b8c4f6a10', 'hex');

/** Derives the same id from a slug in every database: a UUID of version 5 (RFC 9562). */
function styleIdOf(slug: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(slug).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Sizes other than a color's own come after all cards, for any number of colors. */
const BEHIND_CARDS = 1_000;
/** More sizes than any color has. */
const SIZES = 50;

type DemoRow = typeof products.$inferInsert & { slug: string; styleId: string };

/** The rows of one color: one for each size. */
function rowsOf(style: DemoStyle, color: DemoColor, pictures: Picture[], createdAt: Date): DemoRow[] {
  const { name, description, category } = style;
  return Object.entries(color.stock).map(([size, quantity], index) => ({
    slug: size === color.size ? color.slug : `${color.slug}-${size.toLowerCase()}`,
    styleId: styleIdOf(style.style),
    ...{ name, description, category, size, quantity, pictures, createdAt },
    priceKobo: toKobo(style.price),
    color: color.color,
    colorHex: color.colorHex,
    searchText: searchTextOf({ name, description, category, color: color.color }),
    position: size === color.size ? color.place : BEHIND_CARDS + color.place * SIZES + index,
  }));
}

/**
 * Adds missing demo products in the file's order; existing ones keep their stock, price and place. Throws if none of a
 * color's pictures exists.
 */
export async function seedCatalogue(tx: Tx, dir: string, now: Date, random: Random): Promise<void> {
  const catalogue = (await read(dir, 'catalogue.json')) as DemoStyle[];
  const pictures = (await read(dir, 'pictures.json')) as Record<string, DemoPicture>;
  const colors = catalogue
    .flatMap((style) => style.colors.map((color) => ({ style, color })))
    .toSorted((one, other) => one.color.place - other.color.place);
  const rows = colors.flatMap(({ style, color }) => {
    const own = color.pictures.flatMap((id) => (pictures[id] ? [demoPicture(id, pictures[id])] : []));
    if (own.length === 0) throw new Error(`The demo product ${color.slug} has no picture`);
    // On sale since a random day of the last four months, so that 'newest' differs from the collection's order.
    return rowsOf(style, color, own, new Date(now.getTime() - Math.round((1 + random() * 119) * DAY)));
  });
  if (rows.length === 0) return;
  await joinStyles(tx, rows);
  // A product that an admin changed may have the size and color of a new one, which is then left out.
  await tx.insert(products).values(rows).onConflictDoNothing();
}

/**
 * Moves the products of an older demo shop, each of which was its own style, into their current styles. They also get
 * the style's name and description, unless an admin has changed them.
 */
async function joinStyles(tx: Tx, rows: readonly DemoRow[]): Promise<void> {
  const known = new Map(rows.map((row) => [row.slug, row]));
  const present = await tx
    .select({ id: products.id, slug: products.slug, styleId: products.styleId })
    .from(products)
    .where(inArray(products.slug, [...known.keys()]));
  const demoStyles = new Set(rows.map(({ styleId }) => styleId));
  for (const { id, slug, styleId } of present) {
    const row = known.get(slug ?? '');
    if (!row || demoStyles.has(styleId)) continue;
    const { name, description, searchText } = row;
    const isEdited = sql`exists (
      select from ${auditLog} where ${auditLog.subjectKind} = 'product' and ${auditLog.subjectId} = ${id}::text
        and ${auditLog.action} = 'updateProduct')`;
    const unlessEdited = (column: SQL, value: string) => sql`case when ${isEdited} then ${column} else ${value} end`;
    // Updates them one after the other, so that the second of two with the same size and color keeps its own style.
    await tx
      .update(products)
      .set({
        styleId: row.styleId,
        name: unlessEdited(sql`${products.name}`, name),
        description: unlessEdited(sql`${products.description}`, description),
        searchText: unlessEdited(sql`${products.searchText}`, searchText),
      })
      .where(
        and(
          eq(products.id, id),
          sql`not exists (
            select from products as other
            where other.style_id = ${row.styleId}::uuid and other.color_key = ${products.colorKey}
              and other.size_key = ${products.sizeKey} and other.deleted_at is null)`,
        ),
      );
  }
}
