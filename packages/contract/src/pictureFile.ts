import { PICTURE_MAX_BYTES, PICTURE_TYPES, SUB_IMAGES_MAX } from './limits.ts';

/** Why a file is not taken for a picture of a product, in the same words wherever it is refused. */
export const pictureMessages = {
  empty: 'The file is empty',
  tooLarge: 'File size is too large',
  wrongType: 'Only PNG, JPEG and WebP pictures can be uploaded',
  tooMany: `At most ${SUB_IMAGES_MAX} sub images`,
} as const;

/** What of a file can be judged before it is uploaded; a browser's File has it. */
export type PictureFile = {
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type by the name's ending; empty where the browser knows none. */
  type: string;
};

/**
 * Judges a file before it is sent, to spare the way: whether it really is a picture shows only its content, to the
 * server.
 * @returns the sentence that says why it is not taken, or null.
 */
export function pictureFileProblem({ size, type }: Omit<PictureFile, 'name'>): string | null {
  if (size === 0) return pictureMessages.empty;
  if (size > PICTURE_MAX_BYTES) return pictureMessages.tooLarge;
  return type === '' || PICTURE_TYPES.some((known) => known === type) ? null : pictureMessages.wrongType;
}
