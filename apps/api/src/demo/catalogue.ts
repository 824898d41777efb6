import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Category, Picture } from '@abs/contract';
import { searchTextOf } from '../catalogue/searchText.ts';
import type { Tx } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { toKobo } from '../money.ts';
import { DAY, type Random } from './random.ts';

type DemoProduct = {
  slug: string;
  name: string;
  category: Category;
  description: string;
  price: number;
  size: string;
  color: string;
  colorHex: string;
  quantity: number;
  pictures: string[];
};
type DemoPicture = Pick<Picture, 'width' | 'height' | 'ground' | 'alt'>;

/** The pictures are served from /media/demo in five widths; the WebP and the JPEG are for browsers without AVIF. */
function demoPicture(id: string, { width, height, ground, alt }: DemoPicture): Picture {
  const base = `/media/demo/${id}`;
  const srcset = [240, 400, 640, 800, 1200].map((w) => `${base}-${w}.avif ${w}w`).join(', ');
  return { src: `${base}-640.jpg`, srcset, webp: `${base}-640.webp 640w`, width, height, ground, alt };
}

const read = async (dir: string, file: string): Promise<unknown> => JSON.parse(await readFile(join(dir, file), 'utf8'));

/**
 * Adds the demo products that are not there yet, in the file's order; those that are there keep their stock, price and
 * everything else. Throws when a product names no picture that exists.
 */
export async function seedCatalogue(tx: Tx, dir: string, now: Date, random: Random): Promise<void> {
  const catalogue = (await read(dir, 'catalogue.json')) as DemoProduct[];
  const pictures = (await read(dir, 'pictures.json')) as Record<string, DemoPicture>;
  const rows = catalogue.map((product, position) => {
    const own = product.pictures.flatMap((id) => (pictures[id] ? [demoPicture(id, pictures[id])] : []));
    if (own.length === 0) throw new Error(`The demo product ${product.slug} has no picture`);
    return {
      slug: product.slug,
      name: product.name,
      description: product.description,
      priceKobo: toKobo(product.price),
      size: product.size,
      color: product.color,
      colorHex: product.colorHex,
      category: product.category,
      quantity: product.quantity,
      pictures: own,
      searchText: searchTextOf(product),
      position,
      // On sale since some day of the last four months, so that 'newest' is another order than the collection's.
      createdAt: new Date(now.getTime() - Math.round((1 + random() * 119) * DAY)),
    };
  });
  if (rows.length > 0) await tx.insert(products).values(rows).onConflictDoNothing({ target: products.slug });
}
