import { type CallResponse, messageOf, type PictureFile } from '@abs/contract';
import { assign, type DoneActorEvent, type ErrorActorEvent, emit, enqueueActions, raise, setup } from 'xstate';
import { afterFailure, withField, withSubmitted } from '../form/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';
import { hasStatus, isNotFound } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';
import {
  allPictures,
  fail,
  finish,
  isUnderWay,
  judgeFiles,
  makeCover,
  move,
  nextUploads,
  progress,
  remove,
  retry,
  start,
  withFiles,
} from './formPictures.ts';
import type { PictureField, ProductValues } from './formTypes.ts';
import { draftOf, restored } from './productDraft.ts';
import { byField, firstProblem, isUnchanged, ownPictures, problemsOf } from './productFields.ts';
import type {
  ProductFormContext,
  ProductFormEmitted,
  ProductFormEvent,
  ProductFormInput,
  SaveProductAnswer,
  SaveProductInput,
  UploadPictureAnswer,
  UploadPictureInput,
} from './productFormTypes.ts';

type UploadId = `upload:${string}`;
type UploadDone = DoneActorEvent<UploadPictureAnswer, UploadId>;
type UploadFailed = ErrorActorEvent<unknown, UploadId>;

const uploadId = (id: string): UploadId => `upload:${id}`;
/** The id of the picture that a spawned port uploads. */
export const pictureIdOf = (id: UploadId): string => id.slice('upload:'.length);

/** The initial context. The draft of an existing product is restored once the product has loaded. */
export function initialContext(input: ProductFormInput): ProductFormContext {
  const basis = {
    productId: input.mode === 'edit' ? input.productId : null,
    product: null,
    filesTaken: 0,
    keptDraft: input.draft,
  };
  return { ...basis, ...restored(input.mode === 'edit' ? { ...basis, keptDraft: null } : basis) };
}

/** Types, ports, actions, guards and delays of the product form. */
export const productFormSetup = setup({
  types: {
    context: {} as ProductFormContext,
    events: {} as ProductFormEvent | UploadDone | UploadFailed,
    emitted: {} as ProductFormEmitted,
    input: {} as ProductFormInput,
    tags: {} as 'pending',
    children: {} as { getAdminProduct: 'getAdminProduct'; saveProduct: 'saveProduct' },
  },
  actors: {
    getAdminProduct: port<CallResponse<'getAdminProduct'>, { productId: string }>('getAdminProduct'),
    uploadPicture: port<UploadPictureAnswer, UploadPictureInput>('uploadPicture'),
    saveProduct: port<SaveProductAnswer, SaveProductInput>('saveProduct'),
  },
  actions: {
    takeProduct: assign(({ context }, { answer }: { answer: CallResponse<'getAdminProduct'> }) => {
      const loaded = { ...context, product: answer.product };
      return { product: loaded.product, ...restored(loaded), message: null };
    }),
    showLoadFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, messages.productLoadFailed),
    })),
    changeField: assign(({ context }, params: { field: keyof ProductValues; value: string }) =>
      withField(context, params.field, params.value),
    ),
    takeValues: assign(({ context }, params: { values?: Partial<ProductValues> }) =>
      withSubmitted(context, params.values),
    ),
    showProblems: assign({ errors: ({ context }) => problemsOf(context) }),
    showSaveFailure: assign(({ context }, { error }: { error: unknown }) => {
      const generic =
        context.productId === null ? adminMessages.productCreateFailed : adminMessages.productUpdateFailed;
      const { errors, message } = afterFailure<Record<string, unknown>>(error, generic);
      return { errors: byField(errors), message };
    }),
    takeFiles: enqueueActions(
      ({ context, enqueue }, { field, files }: { field: PictureField; files: readonly PictureFile[] }) => {
        const { taken, refused } = judgeFiles(field, context.pictures, files);
        if (field === 'salesCoverPicture' && taken.length > 0) {
          for (const { id } of context.pictures.salesCoverPicture) enqueue.stopChild(uploadId(id));
        }
        enqueue.assign({
          pictures: withFiles(context.pictures, field, taken, context.filesTaken),
          filesTaken: context.filesTaken + taken.length,
          refused: { ...context.refused, [field]: refused },
          errors: { ...context.errors, [field]: undefined },
          unfinished: taken.length > 0 ? [] : context.unfinished,
          message: null,
        });
      },
    ),
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
    // The expired session closes the screen before the next pause, so keep the draft now.
    keepDraftIfSignedOut: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      if (hasStatus(error, 401)) enqueue.raise({ type: 'draft.keepRequested' });
    }),
    retryUpload: assign(({ context }, { id }: { id: string }) => ({ pictures: retry(context.pictures, id) })),
    removePicture: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const [ownCover] = ownPictures(context.product).salesCoverPicture;
      enqueue.stopChild(uploadId(id));
      enqueue.assign({ pictures: remove(context.pictures, id, ownCover) });
    }),
    movePicture: assign(({ context }, { id, to }: { id: string; to: number }) => ({
      pictures: move(context.pictures, id, to),
    })),
    makeCover: assign(({ context }, { id }: { id: string }) => ({ pictures: makeCover(context.pictures, id) })),
    dropPictureComplaints: assign({
      errors: ({ context }) => ({ ...context.errors, salesCoverPicture: undefined, subImages: undefined }),
    }),
    stopUploads: enqueueActions(({ context, enqueue }) => {
      for (const { id } of allPictures(context.pictures)) enqueue.stopChild(uploadId(id));
    }),
    startOver: assign(({ context }) => ({ keptDraft: null, ...restored({ ...context, keptDraft: null }) })),
    touchDraft: raise({ type: 'draft.touched' }),
    keepDraft: emit(({ context }) => {
      const draft = draftOf(context);
      return draft === null ? { type: 'draft.cleared' as const } : { type: 'draft.changed' as const, draft };
    }),
    announceDraftCleared: emit({ type: 'draft.cleared' }),
    announceSaved: emit((_, { answer }: { answer: SaveProductAnswer }) => ({
      type: 'product.saved' as const,
      product: answer.product,
      message: answer.message,
    })),
    announceUnchanged: emit(({ context: { product } }) => {
      if (product === null) throw new Error('Unchanged without a product');
      return { type: 'product.saved' as const, product, message: adminMessages.productUnchanged };
    }),
  },
  guards: {
    isExisting: ({ context }) => context.productId !== null,
    isMissing: (_, params: { error: unknown }) => isNotFound(params.error),
    hasProblems: ({ context }) => firstProblem(problemsOf(context)) !== undefined,
    isUploading: ({ context }) => allPictures(context.pictures).some(isUnderWay),
    /** All uploads finished, or one failed. */
    isUploadOver: ({ context }) => {
      const all = allPictures(context.pictures);
      return all.some(({ status }) => status === 'failed') || !all.some(isUnderWay);
    },
    isUnchanged: ({ context }) => isUnchanged(context),
  },
  // Long enough to avoid a draft for every letter.
  delays: { draftPause: 500 },
});
