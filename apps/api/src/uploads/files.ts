import type { Picture } from '@abs/contract';
import type { Storage } from '../storage/storage.ts';
import type { EncodedPicture } from './encode.ts';

/** Where uploaded pictures are on the web, and where in the storage. */
export const UPLOADS_PATH = '/media/uploads/';
const FOLDER = 'uploads/';

export const isUploaded = (src: string): boolean => src.startsWith(UPLOADS_PATH);

const FILE_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,4}\.(?:avif|jpg|webp)$/;
/** The storage's name of a path below UPLOADS_PATH; undefined for names that no upload ever had. */
export const storedName = (fileName: string): string | undefined =>
  FILE_NAME.test(fileName) ? FOLDER + fileName : undefined;

type StoredFile = { name: string; bytes: Uint8Array };

/** Names the files of a picture after a UUID of ours, and says how a product refers to them. */
export function layOut(id: string, encoded: EncodedPicture): { picture: Picture; files: StoredFile[] } {
  const { width, height, ground, avif, fallback } = encoded;
  const fileName = (fileWidth: number, ending: string) => `${id}-${fileWidth}.${ending}`;
  const fallbackName = fileName(fallback.width, fallback.format);
  const srcset = avif.map((one) => `${UPLOADS_PATH}${fileName(one.width, 'avif')} ${one.width}w`).join(', ');
  return {
    picture: { src: UPLOADS_PATH + fallbackName, srcset, width, height, ground, alt: '' },
    files: [
      { name: FOLDER + fallbackName, bytes: fallback.bytes },
      ...avif.map((one) => ({ name: FOLDER + fileName(one.width, 'avif'), bytes: one.bytes })),
    ],
  };
}

/** Puts all files. @throws the first failure, once none is being written any more */
export async function putAll(storage: Storage, files: readonly StoredFile[]): Promise<void> {
  const results = await Promise.allSettled(files.map(({ name, bytes }) => storage.put(name, bytes)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Deletes all files of a picture, those too that were never written. */
export async function deleteAll(storage: Storage, { src, srcset }: Picture): Promise<void> {
  const addresses = [src, ...srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')];
  const names = addresses.flatMap((address) => storedName(address.slice(UPLOADS_PATH.length)) ?? []);
  await Promise.all(names.map((name) => storage.delete(name)));
}
