import type { Sharp } from 'sharp';

/** The recommended size for link previews: https://developers.facebook.com/docs/sharing/webmasters/images */
const SIZE = { width: 1200, height: 630 } as const;
/** WhatsApp shows no larger pictures. */
const MAX_BYTES = 300_000;
/** The ground of the shop's pages in the light theme. */
const GROUND = '#faf8f4';
/** Tried in this order. Only pictures that look like noise need more than the first. */
const QUALITIES = [80, 60, 40, 20] as const;

/** A JPEG for link previews of at most 300 kB, with the whole picture in the middle of the shop's own ground. */
export async function encodeSharePicture(picture: Sharp): Promise<Buffer> {
  const card = picture
    .clone()
    .resize({ ...SIZE, fit: 'contain', background: GROUND })
    .flatten({ background: GROUND });
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await card.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}
