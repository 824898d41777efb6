import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Pixels in rows from the top, three bytes each: red, green, blue. */
export type Picture = { width: number; height: number; pixels: Buffer };

/** Decodes a picture. Transparent pixels become black; screenshots of a page have none. */
export async function decode(file: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(file).flatten().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`Expected 3 channels, not ${info.channels}.`);
  return { width: info.width, height: info.height, pixels: data };
}

/** Lossless: the decoded picture has the same digest. */
export const encode = ({ width, height, pixels }: Picture): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer();

/** Equal only for equal pixels, regardless of the encoder. 32 hexadecimal digits. */
export const digestOf = ({ width, height, pixels }: Picture): string =>
  createHash('sha256').update(`${width}x${height}\n`).update(pixels).digest('hex').slice(0, 32);

export type Difference = {
  /** How many pixels differ, including pixels that only one of the pictures has. */
  count: number;
  /** The smallest box around them. */
  box: { left: number; top: number; width: number; height: number };
  /** The different pixels in red, and the others pale. */
  picture: Picture;
};

const RED = [214, 0, 60] as const;

/** The exact difference between two pictures; undefined when they are equal. */
export function differenceOf(expected: Picture, actual: Picture): Difference | undefined {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const pixels = Buffer.alloc(width * height * 3);
  let count = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  const placeIn = (of: Picture, x: number, y: number) => (x < of.width && y < of.height ? (y * of.width + x) * 3 : -1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const before = placeIn(expected, x, y);
      const after = placeIn(actual, x, y);
      const isEqual =
        before >= 0 &&
        after >= 0 &&
        expected.pixels[before] === actual.pixels[after] &&
        expected.pixels[before + 1] === actual.pixels[after + 1] &&
        expected.pixels[before + 2] === actual.pixels[after + 2];
      const place = (y * width + x) * 3;
      if (isEqual) {
        for (let c = 0; c < 3; c++) pixels[place + c] = 204 + (actual.pixels[after + c] as number) / 5;
        continue;
      }
      for (let c = 0; c < 3; c++) pixels[place + c] = RED[c] as number;
      count++;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  if (count === 0) return undefined;
  return {
    count,
    box: { left, top, width: right - left + 1, height: bottom - top + 1 },
    picture: { width, height, pixels },
  };
}
