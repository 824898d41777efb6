import {
  type AdminCollectionDetail,
  type CallResponse,
  type CollectionForm,
  collectionForm,
  lagosTimeOf,
  messageOf,
  type Picture,
  type PictureFile,
  pictureFileProblem,
} from '@abs/contract';
import { assign } from 'xstate';
import { cleaned, failed, failureOf, formContext, formSetup, formStates, succeeded } from '../form/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';
import { isNotFound } from '../shared/failure.ts';
import { port } from '../shared/port.ts';

/** The values of the controls: times as typed in Lagos time, '' for none. */
export type CollectionValues = Omit<CollectionForm, 'picture' | 'startsAt' | 'endsAt'> & {
  startsAt: string;
  endsAt: string;
  picture: string | null;
};

/** `collectionId` is null for a new collection. */
export type CollectionFormInput = { collectionId: string | null };

export type CollectionFormEvent =
  | { type: 'refresh.requested' }
  | { type: 'file.chosen'; file: PictureFile }
  | { type: 'picture.removed' };

export type SaveCollectionInput = { collection: AdminCollectionDetail | null; values: CollectionForm };
type SaveAnswer = CallResponse<'createCollection'>;

type CollectionFormState = CollectionFormInput & {
  /** As it was loaded. */
  collection: AdminCollectionDetail | null;
  picture: Picture | null;
  /** The file being uploaded. */
  file: PictureFile | null;
  /** Why the last picture was refused or could not be uploaded. */
  pictureMessage: string | null;
};

const noValues: CollectionValues = {
  ...{ title: '', text: '', slug: '', picture: null, startsAt: '', endsAt: '', isVisible: true },
  styleIds: [],
};

const valuesOf = ({ title, text, slug, picture, ...rest }: AdminCollectionDetail): CollectionValues => ({
  ...{ title, text, slug, picture: picture?.src ?? null },
  startsAt: lagosTimeOf(rest.startsAt),
  endsAt: lagosTimeOf(rest.endsAt),
  isVisible: rest.isVisible,
  styleIds: rest.items.map(({ styleId }) => styleId),
});

/** Adds or changes a category or collection. The screen holds the typed values, the machine the picture. */
export const collectionFormMachine = formSetup({
  rules: collectionForm,
  types: {} as {
    values: CollectionValues;
    answer: SaveAnswer;
    input: CollectionFormInput;
    extra: CollectionFormState;
    events: CollectionFormEvent;
  },
  actors: {
    getAdminCollection: port<CallResponse<'getAdminCollection'>, { id: string }>('getAdminCollection'),
    uploadPicture: port<CallResponse<'uploadPicture'>, { file: PictureFile }>('uploadPicture'),
    saveCollection: port<SaveAnswer, SaveCollectionInput>('saveCollection'),
  },
  failed: adminMessages.collectionSaveFailed,
  fieldOf: { slug_taken: 'slug' },
})
  .extend({
    actions: {
      takeCollection: assign((_, { collection }: CallResponse<'getAdminCollection'>) => ({
        ...formContext(valuesOf(collection)),
        collection,
        picture: collection.picture ?? null,
      })),
      showLoadFailure: assign((_, { error }: { error: unknown }) => ({
        message: messageOf(error, adminMessages.collectionLoadFailed),
      })),
      takeFile: assign((_, { file }: { file: PictureFile }) => ({ file, pictureMessage: null })),
      refuseFile: assign((_, { file }: { file: PictureFile }) => ({ pictureMessage: pictureFileProblem(file) })),
      takePicture: assign((_, { picture: { id: _id, ...picture } }: CallResponse<'uploadPicture'>) => ({
        picture,
        file: null,
      })),
      removePicture: assign({ picture: null, pictureMessage: null }),
      showUploadFailure: assign((_, { error }: { error: unknown }) => ({
        file: null,
        pictureMessage: messageOf(error, adminMessages.uploadFailed),
      })),
      addPicture: assign(({ context }) => ({
        values: { ...context.values, picture: context.picture?.src ?? null },
      })),
    },
    guards: {
      isNotFound: (_, { error }: { error: unknown }) => isNotFound(error),
      isNew: ({ context }) => context.collectionId === null,
      isPicture: (_, { file }: { file: PictureFile }) => pictureFileProblem(file) === null,
    },
  })
  .createMachine({
    id: 'collectionForm',
    context: ({ input }) => ({
      ...formContext(noValues),
      ...input,
      collection: null,
      picture: null,
      file: null,
      pictureMessage: null,
    }),
    initial: 'starting',
    states: {
      starting: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'loading' }] },
      loading: {
        tags: 'pending',
        invoke: {
          id: 'getAdminCollection',
          src: 'getAdminCollection',
          input: ({ context }) => ({ id: context.collectionId ?? '' }),
          onDone: {
            target: 'editing',
            actions: { type: 'takeCollection', params: ({ event }) => event.output },
          },
          onError: [
            { guard: { type: 'isNotFound', params: failureOf }, target: 'notFound' },
            { target: 'failed', actions: { type: 'showLoadFailure', params: failureOf } },
          ],
        },
      },
      editing: {
        on: {
          ...formStates.editing.on,
          'file.chosen': [
            {
              guard: { type: 'isPicture', params: ({ event }) => ({ file: event.file }) },
              target: 'uploading',
              actions: { type: 'takeFile', params: ({ event }) => ({ file: event.file }) },
            },
            { actions: { type: 'refuseFile', params: ({ event }) => ({ file: event.file }) } },
          ],
          'picture.removed': { actions: 'removePicture' },
        },
      },
      uploading: {
        tags: 'pending',
        invoke: {
          id: 'uploadPicture',
          src: 'uploadPicture',
          input: ({ context }) => ({ file: context.file as PictureFile }),
          onDone: { target: 'editing', actions: { type: 'takePicture', params: ({ event }) => event.output } },
          onError: { target: 'editing', actions: { type: 'showUploadFailure', params: failureOf } },
        },
      },
      validating: { ...formStates.validating, entry: 'addPicture' },
      submitting: {
        tags: 'pending',
        invoke: {
          id: 'saveCollection',
          src: 'saveCollection',
          input: ({ context }) => ({
            collection: context.collection,
            values: cleaned(collectionForm, context.values),
          }),
          onDone: succeeded('saved'),
          onError: failed,
        },
      },
      saved: { type: 'final' },
      notFound: {},
      failed: { on: { 'refresh.requested': 'loading' } },
    },
  });
