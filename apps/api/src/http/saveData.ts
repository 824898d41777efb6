import type { Context } from 'hono';

/** The widths in which pictures of the shop lie beside larger ones. */
const WIDTHS = [240, 320, 400, 480, 640, 800, 1280];

/**
 * The names that smaller files of a picture may have, the smallest first, down to half the width: a phone chooses its
 * file by two or three pixels for each of its layout's, and one is enough to recognize what is shown.
 */
export function lighterNames(name: string): string[] {
  const [, stem = '', width = '', ending] = /^(.*-)(\d+)(\.(?:avif|webp))$/.exec(name) ?? [];
  return WIDTHS.filter((one) => one < Number(width) && one >= Number(width) / 2).map((one) => stem + one + ending);
}

/**
 * Sends a picture; to a browser that saves data (`Save-Data: on`) a smaller file of it, where there is one, unless the
 * person requested the large one (`?full`). Pages are the same for everybody and say nothing of it. Caches that many share do not keep the smaller file: some do not heed Vary,
 * and would hand it to everybody.
 * @param send answers with the file of that name; null or undefined when there is none
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
