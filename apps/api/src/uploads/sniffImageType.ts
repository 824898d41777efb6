/** The image types that the shop accepts. The first bytes decide, not the name or type that a file claims. */
export type ImageType = 'png' | 'jpeg' | 'webp';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** @returns undefined for anything else */
export function sniffImageType(bytes: Uint8Array): ImageType | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16));
  if (head.subarray(0, 8).equals(PNG)) return 'png';
  if (head.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

/**
 * How many frames an animated PNG announces, in its acTL chunk before the first pixels; 1 for a still one.
 * https://www.w3.org/TR/png-3/#acTL-chunk
 */
export function framesOfPng(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = PNG.length; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const type = view.getUint32(at + 4);
    if (type === IDAT) return 1;
    if (type === ACTL) return Math.max(1, view.getUint32(at + 8));
  }
  return 1;
}
/** 'IDAT' and 'acTL' as numbers. */
const IDAT = 0x49444154;
const ACTL = 0x6163544c;
