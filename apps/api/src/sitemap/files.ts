import { categories, collectionPath } from '@abs/contract';
import { isNull } from 'drizzle-orm';
import { listCollections } from '../catalogue/collections.ts';
import type { Tx } from '../db/database.ts';
import { sizeGuides } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { SitemapPage } from './productPages.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Public pages, except those of products, collections and size guides. */
const PAGES = [
  '/',
  '/shop',
  ...categories.map((category) => `/shop?category=${category}`),
  '/aboutus',
  '/contactus',
  '/enquiry',
  '/tc',
  '/privacy',
];

/** The paths of all public pages, except those of products. */
export async function textPages({ db, now }: Pick<Services, 'db' | 'now'>): Promise<string[]> {
  const collections = (await listCollections({ db, now })).filter(({ kind }) => kind === 'collection');
  return [...PAGES, ...(await db.autocommit(sizeGuidePages)), ...collections.map(collectionPath)];
}

/** The pages of the categories that have a size guide. */
async function sizeGuidePages(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ category: sizeGuides.category })
    .from(sizeGuides)
    .where(isNull(sizeGuides.deletedAt))
    .orderBy(sizeGuides.category);
  return rows.flatMap(({ category }) => (category ? [`/size-guide/${category}`] : []));
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const entry = (tag: string, origin: string, path: string, changedAt?: Date) =>
  `<${tag}><loc>${escapeXml(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</${tag}>\n`;

/** A sitemap file with these paths, followed by product pages in the batches in which they are read. */
export async function urlSet(
  origin: string,
  paths: readonly string[],
  batches: AsyncIterable<SitemapPage[]> | readonly SitemapPage[][] = [],
): Promise<string> {
  let entries = paths.map((path) => entry('url', origin, path)).join('');
  for await (const batch of batches) {
    entries += batch.map(({ path, changedAt }) => entry('url', origin, path, changedAt)).join('');
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${entries}</urlset>\n`;
}

/** The file that lists the other sitemap files. @param files names without folder and ending */
export function sitemapIndex(origin: string, files: readonly string[]): string {
  const entries = files.map((file) => entry('sitemap', origin, `/sitemap/${file}.xml`));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
}
