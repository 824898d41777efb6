import type { Picture } from '@abs/contract';
import { ApiError } from '../apiError.ts';
import type { refusals } from '../refusals.ts';
import type { Storage } from '../storage/storage.ts';
import type { EncodedPicture } from './encode.ts';

/** The folder of uploaded pictures in URLs, and in the storage. */
export const UPLOADS_PATH = '/media/uploads/';
const FOLDER = 'uploads/';

export const isUploaded = (src: string): boolean => src.startsWith(UPLOADS_PATH);

const FILE_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-(?:\d{1,4}|share)\.(?:avif|jpg|webp)$/;
/** The storage's name of a file below UPLOADS_PATH; undefined for names that no upload can have. */
export const storedName = (fileName: string): string | undefined =>
  FILE_NAME.test(fileName) ? FOLDER + fileName : undefined;

/**
 * The URL of a product's picture for link previews, from the URL of its cover; undefined for a cover that the shop has
 * not encoded itself.
 */
export const sharePictureOf = (coverSrc: string): string | undefined =>
  /^\/media\/(?:uploads|demo)\/[\w-]+-\d{1,4}\.(?:jpg|webp)$/.test(coverSrc)
    ? coverSrc.replace(/-\d+\.\w+$/, '-share.jpg')
    : undefined;

/** The storage's name of an upload's picture for link previews. */
export const storedShareName = (id: string): string => `${FOLDER}${id}-share.jpg`;

type StoredFile = { name: string; bytes: Uint8Array };

/** Names the files of a picture after the upload's id, and creates the `Picture` by which products refer to them. */
export function layOut(id: string, encoded: EncodedPicture): { picture: Picture; files: StoredFile[] } {
  const { width, height, ground, avif, webp, jpeg, share } = encoded;
  const fileName = (fileWidth: number, ending: string) => `${id}-${fileWidth}.${ending}`;
  const webpName = fileName(webp.width, 'webp');
  const jpegName = jpeg && fileName(jpeg.width, 'jpg');
  const picture: Picture = {
    src: UPLOADS_PATH + (jpegName ?? webpName),
    srcset: avif.map((one) => `${UPLOADS_PATH}${fileName(one.width, 'avif')} ${one.width}w`).join(', '),
    ...(jpeg && { webp: `${UPLOADS_PATH}${webpName} ${webp.width}w` }),
    width,
    height,
    ground,
    alt: '',
  };
  return {
    picture,
    files: [
      { name: FOLDER + webpName, bytes: webp.bytes },
      ...(jpeg && jpegName ? [{ name: FOLDER + jpegName, bytes: jpeg.bytes }] : []),
      { name: storedShareName(id), bytes: share },
      ...avif.map((one) => ({ name: FOLDER + fileName(one.width, 'avif'), bytes: one.bytes })),
    ],
  };
}

/** Retry-After in seconds. The storage client has already retried for ten seconds. */
const RETRY_AFTER = 30;

/** The refusal when the storage fails, which is not the picture's fault. */
export const storageFailure = (
  refusal: typeof refusals.pictureNotSaved | typeof refusals.pictureNotRead,
  cause: unknown,
) => new ApiError(...refusal, { retryAfter: RETRY_AFTER, cause });

/** Stores all files. @throws the first failure, after all writes have ended */
export async function putAll(storage: Storage, files: readonly StoredFile[]): Promise<void> {
  const results = await Promise.allSettled(files.map(({ name, bytes }) => storage.put(name, bytes)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Deletes all files of a picture, even if some were never written. */
export async function deleteAll(storage: Storage, { src, srcset, webp = '' }: Picture): Promise<void> {
  const addresses = [
    src,
    sharePictureOf(src) ?? '',
    ...`${srcset}, ${webp}`.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  ];
  const names = addresses.flatMap((address) => storedName(address.slice(UPLOADS_PATH.length)) ?? []);
  await Promise.all(names.map((name) => storage.delete(name)));
}
