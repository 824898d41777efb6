import type { Context } from 'hono';

/** The widths of the smaller files that pictures of the shop may have. */
const WIDTHS = [240, 320, 400, 480, 640, 800, 1280];

/**
 * The names that smaller files of a picture may have, down to half its width, the smallest first. A phone chooses a
 * file with two or three pixels for each CSS pixel, and one is enough to recognize the product.
 */
export function lighterNames(name: string): string[] {
  const [, stem = '', width = '', ending] = /^(.*-)(\d+)(\.(?:avif|webp))$/.exec(name) ?? [];
  return WIDTHS.filter((one) => one < Number(width) && one >= Number(width) / 2).map((one) => stem + one + ending);
}

/**
 * Sends a picture. A browser that saves data (`Save-Data: on`) gets a smaller file, if one exists, unless the person
 * requested the large one (`?full`). The HTML of a page is the same for everybody and does not depend on this. Shared
 * caches must not keep the smaller file, because some ignore Vary and would send it to everybody.
 * @param send answers with the file of that name; null or undefined if it does not exist
 */
export async function sendPicture<Missing extends null | undefined>(
  context: Context,
  name: string,
  send: (name: string) => Promise<Response | Missing>,
): Promise<Response | Missing> {
  const names = lighterNames(name);
  if (names.length === 0) return send(name);
  const savesData = context.req.header('save-data')?.toLowerCase() === 'on';
  if (savesData && context.req.query('full') === undefined) {
    for (const lighter of names) {
      const answer = await send(lighter);
      if (!answer) continue;
      const caching = answer.headers.get('cache-control')?.replace('public, ', '');
      answer.headers.set('Cache-Control', `private, ${caching}`);
      answer.headers.append('Vary', 'Save-Data');
      return answer;
    }
  }
  const answer = await send(name);
  answer?.headers.append('Vary', 'Save-Data');
  return answer;
}
