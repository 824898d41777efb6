import { saveInput } from './productFields.ts';
import { initialContext, pictureIdOf, productFormSetup } from './productFormSetup.ts';

/**
 * Adds or edits a product. Pictures upload as soon as they are chosen, two at a time, while the admin continues; a
 * submit waits for them. After each pause the machine emits the fields and the uploaded pictures as a draft, so that a
 * reload or an expired session loses nothing.
 *
 * The list of pictures is plain data in the context rather than an actor per picture, because order, rules and draft
 * need all of them together; each upload is a spawned port, so that it can be aborted.
 */
export const productFormMachine = productFormSetup.createMachine({
  id: 'productForm',
  context: ({ input }) => initialContext(input),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isExisting', target: 'loading' }, { target: 'open' }] },
    loading: {
      tags: 'pending',
      invoke: {
        id: 'getAdminProduct',
        src: 'getAdminProduct',
        input: ({ context }) => ({ productId: context.productId ?? '' }),
        onDone: { target: 'open', actions: { type: 'takeProduct', params: ({ event }) => ({ answer: event.output }) } },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'notFound' },
          {
            target: 'failed',
            actions: { type: 'showLoadFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    notFound: {},
    failed: { on: { 'retry.requested': 'loading' } },
    open: {
      type: 'parallel',
      on: {
        'field.changed': { actions: [{ type: 'changeField', params: ({ event }) => event }, 'touchDraft'] },
        'files.chosen': {
          actions: [{ type: 'takeFiles', params: ({ event }) => event }, 'startUploads', 'touchDraft'],
        },
        'picture.retried': {
          actions: [
            { type: 'retryUpload', params: ({ event }) => event },
            'dropPictureComplaints',
            'startUploads',
            'touchDraft',
          ],
        },
        'picture.removed': {
          actions: [
            { type: 'removePicture', params: ({ event }) => event },
            'dropPictureComplaints',
            'startUploads',
            'touchDraft',
          ],
        },
        'picture.moved': { actions: [{ type: 'movePicture', params: ({ event }) => event }, 'touchDraft'] },
        'picture.madeCover': {
          actions: [{ type: 'makeCover', params: ({ event }) => event }, 'dropPictureComplaints', 'touchDraft'],
        },
        'upload.progressed': { actions: { type: 'showProgress', params: ({ event }) => event } },
        'xstate.done.actor.*': {
          actions: [
            { type: 'finishUpload', params: ({ event }) => ({ id: pictureIdOf(event.actorId), answer: event.output }) },
            'startUploads',
            'touchDraft',
          ],
        },
        'xstate.error.actor.*': {
          actions: [
            { type: 'failUpload', params: ({ event }) => ({ id: pictureIdOf(event.actorId), error: event.error }) },
            'startUploads',
            'touchDraft',
            { type: 'keepDraftIfSignedOut', params: ({ event }) => ({ error: event.error }) },
          ],
        },
        'draft.discarded': {
          target: 'open',
          reenter: true,
          actions: ['stopUploads', 'startOver', 'announceDraftCleared'],
        },
      },
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'form.submitted': {
                  target: 'validating',
                  actions: { type: 'takeValues', params: ({ event }) => ({ values: event.values }) },
                },
              },
            },
            validating: {
              always: [
                { guard: 'hasProblems', target: 'editing', actions: ['showProblems', 'touchDraft'] },
                { guard: 'isUploading', target: 'uploading', actions: 'touchDraft' },
                {
                  guard: 'isUnchanged',
                  target: '#productForm.saved',
                  actions: ['announceDraftCleared', 'announceUnchanged'],
                },
                { target: '#productForm.saving', actions: 'keepDraft' },
              ],
            },
            // The form stays open to changes, so it is validated again before it is saved.
            uploading: {
              tags: 'pending',
              always: { guard: 'isUploadOver', target: 'validating' },
              on: { 'submit.cancelled': 'editing' },
            },
          },
        },
        draft: {
          initial: 'kept',
          states: {
            kept: { on: { 'draft.touched': 'changed' } },
            changed: {
              after: { draftPause: { target: 'kept', actions: 'keepDraft' } },
              on: {
                'draft.touched': { target: 'changed', reenter: true },
                'draft.keepRequested': { target: 'kept', actions: 'keepDraft' },
              },
            },
          },
        },
      },
    },
    saving: {
      tags: 'pending',
      invoke: {
        id: 'saveProduct',
        src: 'saveProduct',
        input: ({ context }) => saveInput(context),
        onDone: {
          target: 'saved',
          actions: [
            'announceDraftCleared',
            { type: 'announceSaved', params: ({ event }) => ({ answer: event.output }) },
          ],
        },
        onError: {
          target: 'open',
          actions: { type: 'showSaveFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    // Not final, because the admin may still type while the screen closes.
    saved: {},
  },
});
