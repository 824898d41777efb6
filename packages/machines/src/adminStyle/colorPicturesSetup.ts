import { type CallResponse, limits, messageOf, type Picture, type PictureFile } from '@abs/contract';
import { assign, type DoneActorEvent, type ErrorActorEvent, emit, enqueueActions, setup } from 'xstate';
import {
  allPictures,
  asFinished,
  fail,
  finish,
  finishedOf,
  isUnderWay,
  judgeFiles,
  move,
  nextUploads,
  progress,
  remove,
  retry,
  start,
  withFiles,
} from '../productForm/formPictures.ts';
import type { FormPictures, RefusedFile } from '../productForm/formTypes.ts';
import type { UploadPictureAnswer, UploadPictureInput } from '../productForm/productFormTypes.ts';
import * as adminMessages from '../shared/adminMessages.ts';
import { fieldErrorsOf } from '../shared/failure.ts';
import { port } from '../shared/port.ts';

export type ColorPicturesInput = {
  styleId: string;
  color: string;
  /** The pictures of the color so far, the cover first. */
  pictures: readonly Picture[];
};

export type ColorPicturesEvent =
  | { type: 'files.chosen'; files: readonly PictureFile[] }
  | { type: 'picture.retried'; id: string }
  | { type: 'picture.removed'; id: string }
  /** Moves a picture to another position, counted from 0; the first is the cover. */
  | { type: 'picture.moved'; id: string; to: number }
  | { type: 'upload.progressed'; id: string; progress: number }
  | { type: 'pictures.submitted' }
  /** Stops waiting for the uploads, without saving. */
  | { type: 'submit.cancelled' };

type Answer = CallResponse<'saveStylePictures'>;
export type SavePicturesInput = { styleId: string; color: string; pictures: readonly string[] };

type ColorPicturesContext = Omit<ColorPicturesInput, 'pictures'> & {
  /** The pictures as they were saved last. */
  saved: readonly Picture[];
  /** All of them are in `subImages`. */
  pictures: FormPictures;
  /** Number of accepted files so far, used for their ids. */
  filesTaken: number;
  /** Files of the last choice that were refused. */
  refused: readonly RefusedFile[];
  /** Why the pictures cannot be saved, or why saving failed. */
  message: string | null;
};

type UploadId = `upload:${string}`;
const uploadId = (id: string): UploadId => `upload:${id}`;
/** The id of the picture that a spawned port uploads. */
export const pictureIdOf = (id: UploadId): string => id.slice('upload:'.length);

/** Names saved pictures by their position. */
const listed = (saved: readonly Picture[]): FormPictures => ({
  salesCoverPicture: [],
  subImages: asFinished(
    'subImages',
    saved.map((picture, index) => ({ name: `Picture ${index + 1}`, picture })),
  ),
});

export const initialContext = ({ pictures: saved, ...input }: ColorPicturesInput): ColorPicturesContext => ({
  ...{ ...input, saved, pictures: listed(saved) },
  ...{ filesTaken: 0, refused: [], message: null },
});

/** URLs of the uploaded pictures, the cover first. */
export const addressesOf = ({ pictures }: Pick<ColorPicturesContext, 'pictures'>): string[] =>
  finishedOf(pictures.subImages).map(({ picture }) => picture.src);

/** Why the pictures cannot be saved; null if they can. */
function problemOf({ pictures }: ColorPicturesContext): string | null {
  const all = allPictures(pictures);
  if (all.length === 0) return adminMessages.noPicture;
  return all.some(({ status }) => status === 'failed') ? adminMessages.picturesNotUploaded : null;
}

/** Types, ports, actions and guards of `colorPicturesMachine`. */
export const colorPicturesSetup = setup({
  types: {
    context: {} as ColorPicturesContext,
    events: {} as
      | ColorPicturesEvent
      | DoneActorEvent<UploadPictureAnswer, UploadId>
      | ErrorActorEvent<unknown, UploadId>,
    emitted: {} as { type: 'pictures.saved'; message: string } | { type: 'save.failed'; message: string },
    input: {} as ColorPicturesInput,
    tags: {} as 'pending',
    children: {} as { saveStylePictures: 'saveStylePictures' },
  },
  actors: {
    uploadPicture: port<UploadPictureAnswer, UploadPictureInput>('uploadPicture'),
    saveStylePictures: port<Answer, SavePicturesInput>('saveStylePictures'),
  },
  actions: {
    takeFiles: assign(({ context }, { files }: { files: readonly PictureFile[] }) => {
      const most = { count: limits.PICTURES_MAX, message: `At most ${limits.PICTURES_MAX} pictures` };
      const { taken, refused } = judgeFiles('subImages', context.pictures, files, most);
      return {
        pictures: withFiles(context.pictures, 'subImages', taken, context.filesTaken),
        filesTaken: context.filesTaken + taken.length,
        refused,
        message: null,
      };
    }),
    startUploads: enqueueActions(({ context, enqueue, self }) => {
      const next = nextUploads(context.pictures);
      for (const { id, file } of next) {
        const onProgress = (part: number) => self.send({ type: 'upload.progressed', id, progress: part });
        enqueue.spawnChild('uploadPicture', { id: uploadId(id), input: { file, onProgress } });
      }
      enqueue.assign({ pictures: next.reduce((pictures, { id }) => start(pictures, id), context.pictures) });
    }),
    showProgress: assign(({ context }, params: { id: string; progress: number }) => ({
      pictures: progress(context.pictures, params.id, params.progress),
    })),
    finishUpload: enqueueActions(
      ({ context, enqueue }, { id, answer }: { id: string; answer: UploadPictureAnswer }) => {
        enqueue.stopChild(uploadId(id));
        enqueue.assign({ pictures: finish(context.pictures, id, answer.picture) });
      },
    ),
    failUpload: enqueueActions(({ context, enqueue }, { id, error }: { id: string; error: unknown }) => {
      enqueue.stopChild(uploadId(id));
      enqueue.assign({ pictures: fail(context.pictures, id, messageOf(error, adminMessages.uploadFailed)) });
    }),
    retryUpload: assign(({ context }, { id }: { id: string }) => ({
      pictures: retry(context.pictures, id),
      message: null,
    })),
    removePicture: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.stopChild(uploadId(id));
      enqueue.assign({ pictures: remove(context.pictures, id, undefined), message: null });
    }),
    movePicture: assign(({ context }, { id, to }: { id: string; to: number }) => ({
      pictures: move(context.pictures, id, to),
    })),
    showProblem: assign(({ context }) => ({ message: problemOf(context) })),
    clearMessage: assign({ message: null }),
    takeSaved: assign(({ context }, { answer }: { answer: Answer }) => {
      const isOwn = ({ color }: { color: string }) => color.toLowerCase() === context.color.toLowerCase();
      const saved = answer.style.colors?.find(isOwn)?.pictures ?? context.saved;
      return { saved, pictures: listed(saved), refused: [], message: null };
    }),
    // Only the error of the first refused picture, because the picker has one place for a message.
    showFailure: assign((_, { error }: { error: unknown }) => ({
      message: Object.values(fieldErrorsOf(error))[0] ?? messageOf(error, adminMessages.picturesSaveFailed),
    })),
    announceSaved: emit((_, { message }: { message: string }) => ({ type: 'pictures.saved' as const, message })),
    announceFailed: emit(({ context }) => ({
      type: 'save.failed' as const,
      message: context.message ?? adminMessages.picturesSaveFailed,
    })),
  },
  guards: {
    hasProblem: ({ context }) => problemOf(context) !== null,
    isUploading: ({ context }) => allPictures(context.pictures).some(isUnderWay),
    /** All uploads finished, or the pictures have a problem, such as a failed upload. */
    isUploadOver: ({ context }) => problemOf(context) !== null || !allPictures(context.pictures).some(isUnderWay),
  },
});
