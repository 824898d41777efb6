import { PICTURE_MAX_BYTES, PICTURE_TYPES, SUB_IMAGES_MAX } from './limits.ts';

/** Why a file is refused as a picture of a product. The messages are the same wherever it is refused. */
export const pictureMessages = {
  empty: 'The file is empty',
  tooLarge: 'File size is too large',
  wrongType: 'Only PNG, JPEG and WebP pictures can be uploaded',
  tooMany: `At most ${SUB_IMAGES_MAX} sub images`,
} as const;

/** The properties of a file that can be checked before it is uploaded; a browser's File has them. */
export type PictureFile = {
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type by the name's ending; empty if the browser knows none. */
  type: string;
};

/**
 * Checks a file before it is sent, to avoid useless uploads. Only the server sees from the content whether it really is
 * a picture.
 * @returns the message why it is refused, or null.
 */
export function pictureFileProblem({ size, type }: Omit<PictureFile, 'name'>): string | null {
  if (size === 0) return pictureMessages.empty;
  if (size > PICTURE_MAX_BYTES) return pictureMessages.tooLarge;
  return type === '' || PICTURE_TYPES.some((known) => known === type) ? null : pictureMessages.wrongType;
}
