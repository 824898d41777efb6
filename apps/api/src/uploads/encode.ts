import { limits, pictureMessages } from '@abs/contract';
import type { default as Sharp } from 'sharp';
import { ApiError } from '../apiError.ts';
import { loadOnce } from '../loadOnce.ts';
import { encodeSharePicture } from './sharePicture.ts';
import { framesOfPng, sniffImageType } from './sniffImageType.ts';

/** For a thumbnail, half a phone (with 2 and with 3 pixels per CSS pixel), a whole phone, and a desktop. */
const WIDTHS = [240, 400, 640, 800, 1200] as const;
const LARGEST = WIDTHS[4];
/** No picture is shown taller than three times its width. */
const TALLEST = 3 * LARGEST;
/** The width of the files for browsers without AVIF. */
const FALLBACK_WIDTH = 640;
/** The same as for the demo pictures. An effort of 4 takes four times as long to save a tenth of the size. */
const AVIF = { quality: 55, effort: 3, chromaSubsampling: '4:2:0' } as const;

export type EncodedPicture = {
  /** Of the largest file. */
  width: number;
  height: number;
  /** #rrggbb */
  ground: string;
  avif: { width: number; bytes: Buffer }[];
  webp: { width: number; bytes: Buffer };
  /** For browsers without WebP. Undefined for transparent pictures, because JPEG has no transparency. */
  jpeg: { width: number; bytes: Buffer } | undefined;
  /** For previews of links: see sharePicture.ts. */
  share: Buffer;
};

/** A long and narrow picture takes minutes even if it has few pixels, because it is shrunk line by line. */
const LONGEST_SIDE = 20_000;
/** Seconds for each step. libvips stops a longer step, so that its thread is free for the next picture. */
const TIMEOUT_SECONDS = 30;

type Limits = { longestSide?: number; timeoutSeconds?: number };

type Raw = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/**
 * Makes the files that the shop serves for a picture: upright, in sRGB, without metadata, never larger than the
 * original. An animation becomes its first frame. A transparent picture has no JPEG.
 * @throws ApiError not_a_picture, picture_too_many_pixels, picture_damaged
 */
export async function encodePicture(
  bytes: Uint8Array,
  { longestSide = LONGEST_SIDE, timeoutSeconds = TIMEOUT_SECONDS }: Limits = {},
): Promise<EncodedPicture> {
  const kind = sniffImageType(bytes);
  if (!kind) throw new ApiError('not_a_picture', pictureMessages.wrongType);
  const sharp = await loadSharp();
  await refuseTooLarge(sharp, bytes, kind === 'png' ? framesOfPng(bytes) : 1, longestSide);
  const raw = await decode(sharp, bytes, timeoutSeconds);

  const at = (width: number) => {
    const image = sharp(raw.data, { raw }).timeout({ seconds: timeoutSeconds });
    return width === raw.width ? image : image.resize({ width });
  };
  const avif: EncodedPicture['avif'] = [];
  // Sequential, because in parallel they would occupy the threads that file access and password hashes need.
  for (const width of [...WIDTHS.filter((one) => one < raw.width), raw.width]) {
    avif.push({ width, bytes: await at(width).avif(AVIF).toBuffer() });
  }
  const width = Math.min(FALLBACK_WIDTH, raw.width);
  const isOpaque = raw.channels === 3;
  const webp = {
    width,
    bytes: await at(width)
      .webp({ quality: isOpaque ? 76 : 80 })
      .toBuffer(),
  };
  const jpeg = isOpaque ? { width, bytes: await at(width).jpeg({ quality: 76, mozjpeg: true }).toBuffer() } : undefined;
  const share = await encodeSharePicture(at(raw.width));
  return { width: raw.width, height: raw.height, ground: await groundOf(sharp, raw), avif, webp, jpeg, share };
}

/** Reads only the header, because a few kilobytes may unpack to gigabytes. Counts the frames of animations. */
async function refuseTooLarge(
  sharp: typeof Sharp,
  bytes: Uint8Array,
  frames: number,
  longestSide: number,
): Promise<void> {
  const {
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw damaged(cause);
    });
  if (width * height * Math.max(pages, frames) > limits.PICTURE_MAX_PIXELS) {
    const megapixels = limits.PICTURE_MAX_PIXELS / 1_000_000;
    throw tooLarge(`The picture has more than ${megapixels} megapixels. Please shrink it.`);
  }
  if (Math.max(width, height) > longestSide) {
    throw tooLarge(`The picture is longer than ${longestSide.toLocaleString('en')} pixels. Please shrink it.`);
  }
}

/** The raw pixels, upright, in sRGB and in the largest size that is served; without alpha if all of them are opaque. */
async function decode(sharp: typeof Sharp, bytes: Uint8Array, timeoutSeconds: number): Promise<Raw> {
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: limits.PICTURE_MAX_PIXELS })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: LARGEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw isTimeout(cause)
        ? tooLarge('The picture takes too long to read. Please shrink it.', cause)
        : damaged(cause);
    });
  const { width, height, channels } = info;
  if (channels !== 4) return { data, width, height, channels: 3 };
  const { isOpaque } = await sharp(data, { raw: { width, height, channels } }).stats();
  if (!isOpaque) return { data, width, height, channels };
  const opaque = await sharp(data, { raw: { width, height, channels } }).removeAlpha().raw().toBuffer();
  return { data: opaque, width, height, channels: 3 };
}

/** Relies on sharp's wording: https://sharp.pixelplumbing.com/api-output/#timeout */
const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith('timeout:');

const tooLarge = (message: string, cause?: unknown) => new ApiError('picture_too_many_pixels', message, { cause });

const damaged = (cause: unknown) =>
  new ApiError('picture_damaged', 'The picture is damaged. Please re-save it and try again.', { cause });

/** The ground of a picture whose border is fully transparent. */
const BARE_GROUND = [0xe9, 0xe4, 0xdc] as const;

/** The average color of the outermost pixels of a small copy, weighted by their alpha. */
async function groundOf(sharp: typeof Sharp, raw: Raw): Promise<string> {
  const size = { width: 24, height: 30 };
  const small = await sharp(raw.data, { raw })
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
  const sum = [0, 0, 0];
  let weight = 0;
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const inside = x > 0 && x < size.width - 1 && y > 0 && y < size.height - 1;
      if (inside) continue;
      const at = (y * size.width + x) * raw.channels;
      const alpha = raw.channels === 4 ? (small[at + 3] ?? 0) / 255 : 1;
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (small[at + c] ?? 0) * alpha;
      weight += alpha;
    }
  }
  const rgb = weight > 0 ? sum.map((value) => Math.round(value / weight)) : BARE_GROUND;
  return `#${Buffer.from(rgb).toString('hex')}`;
}

/**
 * Loads sharp with the first picture, because most server processes never get one. Uses one thread per picture, no
 * cache (no picture is processed twice), and only the decoders of the types that we accept.
 */
export const loadSharp = loadOnce(async (): Promise<typeof Sharp> => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
});
