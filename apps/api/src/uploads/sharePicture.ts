import type { Sharp } from 'sharp';

/** What previews of links ask for: https://developers.facebook.com/docs/sharing/webmasters/images */
const SIZE = { width: 1200, height: 630 } as const;
/** WhatsApp shows no picture that is larger. */
const MAX_BYTES = 300_000;
/** Of the shop's pages, light theme. */
const GROUND = '#faf8f4';
/** Only what looks like noise needs more than the first. */
const QUALITIES = [80, 60, 40, 20] as const;

/** A picture for previews of links: whole, in the middle of the shop's own ground, a JPEG of at most 300 kB. */
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
