import { crc32, deflateSync } from 'node:zlib';
import type { UploadedPicture } from '@abs/contract';
import sharp, { type Sharp } from 'sharp';
import type { Answer, TestApp } from './testApp.ts';

/** A picture of one color. @param alpha of every pixel, 0 to 1; opaque and without an alpha channel unless given */
export function plain(width: number, height: number, color = '#c86432', alpha?: number): Sharp {
  const [r = 0, g = 0, b = 0] = Buffer.from(color.slice(1), 'hex');
  const channels = alpha === undefined ? 3 : 4;
  return sharp({ create: { width, height, channels, background: { r, g, b, ...(alpha !== undefined && { alpha }) } } });
}

/** A picture that compresses badly, as photographs do. */
export function noisy(width: number, height: number): Sharp {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } });
}

/** A hand-made black PNG with one bit per pixel, which may announce any size in its header. */
export function craftedPng(width: number, height: number, { rows = height, chunks = [] as Buffer[] } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    ...chunks,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

type NamedFile = { bytes: Uint8Array; name?: string; type?: string };

/** A form as the shop's page would send it. */
export function formOf(...files: NamedFile[]): FormData {
  const form = new FormData();
  for (const { bytes, name = 'picture.png', type = 'image/png' } of files) {
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
  }
  return form;
}

export const upload = (shop: TestApp, token: string, file: Uint8Array | NamedFile): Promise<Answer> =>
  shop.call('POST', '/admin/pictures', { body: formOf(file instanceof Uint8Array ? { bytes: file } : file), token });

/** Uploads a small picture. */
export async function uploaded(shop: TestApp, token: string): Promise<UploadedPicture> {
  const answer = await upload(shop, token, await plain(40, 50).png().toBuffer());
  if (answer.status !== 201) throw new Error(`Not uploaded: ${answer.text}`);
  return answer.body.picture;
}

/** Every URL of a picture. */
export const addressesOf = ({ src, srcset, webp }: { src: string; srcset: string; webp?: string }): string[] => [
  src,
  ...`${srcset}${webp ? `, ${webp}` : ''}`.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
];
