import { limits, type PictureFile, pictureFileProblem, pictureMessages, type UploadedPicture } from '@abs/contract';
import * as adminMessages from '../shared/adminMessages.ts';
import type { FormPicture, FormPictures, NamedPicture, PictureField, RefusedFile } from './formTypes.ts';

/** Concurrent uploads: more would only make each slower. */
const UPLOADS_AT_A_TIME = 2;
const CAPACITY = { salesCoverPicture: 1, subImages: limits.SUB_IMAGES_MAX } satisfies Record<PictureField, number>;

/** Both fields, in the order in which they upload. */
export const PICTURE_FIELDS = ['salesCoverPicture', 'subImages'] as const;

type Upload = Extract<FormPicture, { status: 'waiting' | 'uploading' | 'failed' }>;
type Finished = Extract<FormPicture, { status: 'done' }>;

/** Every picture of the form, the cover first. */
export function allPictures(pictures: FormPictures): readonly FormPicture[] {
  return PICTURE_FIELDS.flatMap((field) => pictures[field]);
}

/** Whether a picture's file has yet to reach the server. */
export function isUnderWay(picture: FormPicture): picture is Exclude<Upload, { status: 'failed' }> {
  return picture.status === 'waiting' || picture.status === 'uploading';
}

/** The pictures of a list that are on the server, in their order. */
export function finishedOf(list: readonly FormPicture[]): readonly Finished[] {
  return list.filter((picture) => picture.status === 'done');
}

/** Pictures that are on the server, as values of a form field. */
export function asFinished(field: PictureField, list: readonly NamedPicture[]): readonly FormPicture[] {
  return list.map(({ name, picture }, index) => ({ id: `${field}-${index}`, name, status: 'done', picture }));
}

/**
 * The chosen files that a field accepts, and the refused files with the reasons.
 * A new cover replaces the old one; new sub images are added at the end.
 * @param most the capacity of the field, and the message for files beyond it
 */
export function judgeFiles(
  field: PictureField,
  pictures: FormPictures,
  files: readonly PictureFile[],
  most: { count: number; message: string } = {
    count: CAPACITY[field],
    message: field === 'subImages' ? pictureMessages.tooMany : adminMessages.oneCoverOnly,
  },
): { taken: readonly PictureFile[]; refused: readonly RefusedFile[] } {
  const taken: PictureFile[] = [];
  const refused: RefusedFile[] = [];
  const room = most.count - (field === 'subImages' ? pictures.subImages.length : 0);
  for (const file of files) {
    const problem = pictureFileProblem(file) ?? (taken.length < room ? null : most.message);
    if (problem === null) taken.push(file);
    else refused.push({ name: file.name, message: problem });
  }
  return { taken, refused };
}

/** The pictures with new files, which wait for their upload. @param firstNumber the number in the id of the first */
export function withFiles(
  pictures: FormPictures,
  field: PictureField,
  files: readonly PictureFile[],
  firstNumber: number,
): FormPictures {
  if (files.length === 0) return pictures;
  const added = files.map(
    (file, index): FormPicture => ({
      id: `file-${firstNumber + index}`,
      name: file.name,
      status: 'waiting',
      file,
    }),
  );
  return { ...pictures, [field]: field === 'subImages' ? [...pictures.subImages, ...added] : added };
}

/** The pictures after a change of one of them, if it exists. */
function withChanged(pictures: FormPictures, id: string, change: (picture: FormPicture) => FormPicture): FormPictures {
  const changed = (list: readonly FormPicture[]) => list.map((each) => (each.id === id ? change(each) : each));
  return { salesCoverPicture: changed(pictures.salesCoverPicture), subImages: changed(pictures.subImages) };
}

/** The files to upload next, up to the limit of concurrent uploads. */
export function nextUploads(pictures: FormPictures): readonly Extract<Upload, { status: 'waiting' }>[] {
  const all = allPictures(pictures);
  const free = UPLOADS_AT_A_TIME - all.filter(({ status }) => status === 'uploading').length;
  return all.filter((picture) => picture.status === 'waiting').slice(0, Math.max(0, free));
}

/** After the upload of a waiting file started. */
export function start(pictures: FormPictures, id: string): FormPictures {
  return withChanged(pictures, id, (picture) =>
    picture.status === 'waiting' ? { ...picture, status: 'uploading', progress: 0 } : picture,
  );
}

/** After more of a file was sent. Ignores late reports, and reports of less progress than before. */
export function progress(pictures: FormPictures, id: string, part: number): FormPictures {
  return withChanged(pictures, id, (picture) =>
    picture.status === 'uploading' && part > picture.progress ? { ...picture, progress: Math.min(1, part) } : picture,
  );
}

/** After a file was uploaded and became this picture. */
export function finish(pictures: FormPictures, id: string, uploaded: UploadedPicture): FormPictures {
  return withChanged(pictures, id, (sent) => {
    if (sent.status !== 'uploading') return sent;
    const { id: _, ...picture } = uploaded;
    return { id, name: sent.name, status: 'done', picture, file: sent.file };
  });
}

/** After an upload failed. */
export function fail(pictures: FormPictures, id: string, message: string): FormPictures {
  return withChanged(pictures, id, (picture) =>
    picture.status === 'uploading'
      ? { id, name: picture.name, status: 'failed', file: picture.file, message }
      : picture,
  );
}

/** Queues a failed upload again. */
export function retry(pictures: FormPictures, id: string): FormPictures {
  return withChanged(pictures, id, (picture) =>
    picture.status === 'failed' ? { id, name: picture.name, status: 'waiting', file: picture.file } : picture,
  );
}

/**
 * Removes a picture. If it had replaced the product's own cover, the own cover is restored, so that the product does
 * not lose it.
 */
export function remove(pictures: FormPictures, id: string, ownCover: NamedPicture | undefined): FormPictures {
  const without = (list: readonly FormPicture[]) => list.filter((picture) => picture.id !== id);
  const [cover] = pictures.salesCoverPicture;
  const left = { salesCoverPicture: without(pictures.salesCoverPicture), subImages: without(pictures.subImages) };
  if (cover?.id !== id || ownCover === undefined) return left;
  const isElsewhere = finishedOf(allPictures(pictures)).some(({ picture }) => picture.src === ownCover.picture.src);
  return isElsewhere ? left : { ...left, salesCoverPicture: [{ id: 'own-cover', status: 'done', ...ownCover }] };
}

/** Moves a sub image to another position; a position beyond an end is the end. */
export function move(pictures: FormPictures, id: string, to: number): FormPictures {
  const moved = pictures.subImages.find((picture) => picture.id === id);
  if (moved === undefined) return pictures;
  const others = pictures.subImages.filter((picture) => picture !== moved);
  return { ...pictures, subImages: others.toSpliced(Math.max(0, to), 0, moved) };
}

/** Makes a sub image the cover; the old cover takes its position. */
export function makeCover(pictures: FormPictures, id: string): FormPictures {
  const chosen = pictures.subImages.find((picture) => picture.id === id);
  if (chosen === undefined) return pictures;
  return {
    salesCoverPicture: [chosen],
    subImages: pictures.subImages.flatMap((picture) => (picture === chosen ? pictures.salesCoverPicture : [picture])),
  };
}
