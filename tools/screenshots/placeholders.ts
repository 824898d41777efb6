import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const COLUMNS = 6;
const PHOTOGRAPH = /^\/(?:media\/demo|hero)\/[\w-]+\.(?:avif|webp|jpg)$/;

/** `jacket-back-320.avif` → `jacket-back-640.jpg`: each photograph has one JPEG, besides the lighter files. */
function originalOf(photograph: string): string {
  const folder = dirname(photograph);
  const stem = basename(photograph).replace(/-\d+\.\w+$/, '');
  const original = new RegExp(`^${stem}-\\d+\\.jpg$`);
  return join(folder, readdirSync(folder).find((name) => original.test(name)) ?? basename(photograph));
}

/**
 * The photograph as large tiles of its colors, at its size. They identify the photograph, its crop and its place, and
 * make screenshots small. Files of one photograph in several widths have the same tiles, because a browser may show one
 * of them from memory in place of another.
 * @returns SVG.
 */
export async function placeholderOf(photograph: string): Promise<string> {
  const { width, height } = await sharp(photograph).metadata();
  const rows = Math.max(1, Math.round((COLUMNS * height) / width));
  const tiles = await sharp(originalOf(photograph))
    .resize(COLUMNS, rows, { fit: 'fill' })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const rects = Array.from({ length: COLUMNS * rows }, (_, index) => {
    const color = tiles.subarray(index * 3, index * 3 + 3).toString('hex');
    return `<rect x="${index % COLUMNS}" y="${Math.floor(index / COLUMNS)}" width="1" height="1" fill="#${color}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${COLUMNS} ${rows}" ` +
    `preserveAspectRatio="none" shape-rendering="crispEdges">${rects.join('')}</svg>`
  );
}

/** Answers requests for photographs of the built Storybook with placeholders. @param built its folder. */
export function placeholders(built: string): Plugin {
  const made = new Map<string, Promise<string>>();
  return {
    name: 'abs:mosaics',
    configurePreviewServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://storybook');
        const photograph = join(built, pathname);
        if (!PHOTOGRAPH.test(pathname) || !existsSync(photograph)) return next();
        const mosaic = made.get(photograph) ?? placeholderOf(photograph);
        made.set(photograph, mosaic);
        response.setHeader('Content-Type', 'image/svg+xml');
        response.setHeader('Cache-Control', 'max-age=600');
        response.end(await mosaic);
      });
    },
  };
}
