import { limits, type PictureFile, pictureFileProblem, pictureMessages, type UploadedPicture } from '@abs/contract';
import * as adminMessages from '../shared/adminMessages.ts';
import type { FormPicture, FormPictures, NamedPicture, PictureField, RefusedFile } from './formTypes.ts';

/** Uploads under way at a time: more would only make each slower. */
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

/** Those of a list which are on the server, in their order. */
export function finishedOf(list: readonly FormPicture[]): readonly Finished[] {
  return list.filter((picture) => picture.status === 'done');
}

/** Pictures which are on the server, as a field of the form holds them. */
export function asFinished(field: PictureField, list: readonly NamedPicture[]): readonly FormPicture[] {
  return list.map(({ name, picture }, index) => ({ id: `${field}-${index}`, name, status: 'done', picture }));
}

/**
 * Which of the chosen files a field takes, and why it does not take the others.
 * A new cover takes the place of the old one; sub images come behind those that are there.
 * @param most how many pictures the field has room for, and the message for the others
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

/** The pictures with new files, which wait for their upload. @param firstNumber makes their ids */
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

/** The pictures after one of them, if it is there, became another. */
function withChanged(pictures: FormPictures, id: string, change: (picture: FormPicture) => FormPicture): FormPictures {
  const changed = (list: readonly FormPicture[]) => list.map((each) => (each.id === id ? change(each) : each));
  return { salesCoverPicture: changed(pictures.salesCoverPicture), subImages: changed(pictures.subImages) };
}

/** The files whose turn it is: as many as may be under way beside those that are. */
export function nextUploads(pictures: FormPictures): readonly Extract<Upload, { status: 'waiting' }>[] {
  const all = allPictures(pictures);
  const free = UPLOADS_AT_A_TIME - all.filter(({ status }) => status === 'uploading').length;
  return all.filter((picture) => picture.status === 'waiting').slice(0, Math.max(0, free));
}

/** After a waiting file was sent off. */
export function start(pictures: FormPictures, id: string): FormPictures {
  return withChanged(pictures, id, (picture) =>
    picture.status === 'waiting' ? { ...picture, status: 'uploading', progress: 0 } : picture,
  );
}

/** After more of a file was sent. Late reports, and reports of less than before, change nothing. */
export function progress(pictures: FormPictures, id: string, part: number): FormPictures {
  return withChanged(pictures, id, (picture) =>
    picture.status === 'uploading' && part > picture.progress ? { ...picture, progress: Math.min(1, part) } : picture,
  );
}

/** After a file has reached the server, which made this picture of it. */
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

/** A failed upload gets in line again. */
export function retry(pictures: FormPictures, id: string): FormPictures {
  return withChanged(pictures, id, (picture) =>
    picture.status === 'failed' ? { id, name: picture.name, status: 'waiting', file: picture.file } : picture,
  );
}

/**
 * Takes a picture out. Where it had taken the place of the product's own cover, that one comes back, so that nobody is
 * left with less than they had.
 */
export function remove(pictures: FormPictures, id: string, ownCover: NamedPicture | undefined): FormPictures {
  const without = (list: readonly FormPicture[]) => list.filter((picture) => picture.id !== id);
  const [cover] = pictures.salesCoverPicture;
  const left = { salesCoverPicture: without(pictures.salesCoverPicture), subImages: without(pictures.subImages) };
  if (cover?.id !== id || ownCover === undefined) return left;
  const isElsewhere = finishedOf(allPictures(pictures)).some(({ picture }) => picture.src === ownCover.picture.src);
  return isElsewhere ? left : { ...left, salesCoverPicture: [{ id: 'own-cover', status: 'done', ...ownCover }] };
}

/** A sub image at another place; a place beyond the ends is the end. */
export function move(pictures: FormPictures, id: string, to: number): FormPictures {
  const moved = pictures.subImages.find((picture) => picture.id === id);
  if (moved === undefined) return pictures;
  const others = pictures.subImages.filter((picture) => picture !== moved);
  return { ...pictures, subImages: others.toSpliced(Math.max(0, to), 0, moved) };
}

/** A sub image as the cover; the cover so far takes its place. */
export function makeCover(pictures: FormPictures, id: string): FormPictures {
  const chosen = pictures.subImages.find((picture) => picture.id === id);
  if (chosen === undefined) return pictures;
  return {
    salesCoverPicture: [chosen],
    subImages: pictures.subImages.flatMap((picture) => (picture === chosen ? pictures.salesCoverPicture : [picture])),
  };
}
