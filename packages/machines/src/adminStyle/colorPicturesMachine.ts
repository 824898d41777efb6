import { addressesOf, colorPicturesSetup, initialContext, pictureIdOf } from './colorPicturesSetup.ts';

/**
 * The pictures of one color of a style, which all its sizes share. Files upload as soon as they are chosen, two at a time; a
 * submit waits for them.
 */
export const colorPicturesMachine = colorPicturesSetup.createMachine({
  id: 'colorPictures',
  context: ({ input }) => initialContext(input),
  initial: 'open',
  states: {
    open: {
      initial: 'editing',
      on: {
        'files.chosen': { actions: [{ type: 'takeFiles', params: ({ event }) => event }, 'startUploads'] },
        'picture.retried': { actions: [{ type: 'retryUpload', params: ({ event }) => event }, 'startUploads'] },
        'picture.removed': { actions: [{ type: 'removePicture', params: ({ event }) => event }, 'startUploads'] },
        'picture.moved': { actions: { type: 'movePicture', params: ({ event }) => event } },
        'upload.progressed': { actions: { type: 'showProgress', params: ({ event }) => event } },
        'xstate.done.actor.*': {
          actions: [
            { type: 'finishUpload', params: ({ event }) => ({ id: pictureIdOf(event.actorId), answer: event.output }) },
            'startUploads',
          ],
        },
        'xstate.error.actor.*': {
          actions: [
            { type: 'failUpload', params: ({ event }) => ({ id: pictureIdOf(event.actorId), error: event.error }) },
            'startUploads',
          ],
        },
      },
      states: {
        editing: { on: { 'pictures.submitted': { target: 'checking', actions: 'clearMessage' } } },
        checking: {
          always: [
            { guard: 'hasProblem', target: 'editing', actions: 'showProblem' },
            { guard: 'isUploading', target: 'uploading' },
            { target: '#colorPictures.saving' },
          ],
        },
        // The picker stays open to changes, so the pictures are checked once more before they are saved.
        uploading: {
          tags: 'pending',
          always: { guard: 'isUploadOver', target: 'checking' },
          on: { 'submit.cancelled': 'editing' },
        },
      },
    },
    saving: {
      tags: 'pending',
      invoke: {
        id: 'saveStylePictures',
        src: 'saveStylePictures',
        input: ({ context }) => ({
          styleId: context.styleId,
          color: context.color,
          pictures: addressesOf(context),
        }),
        onDone: {
          target: 'open',
          actions: [
            { type: 'takeSaved', params: ({ event }) => ({ answer: event.output }) },
            { type: 'announceSaved', params: ({ event }) => ({ message: event.output.message }) },
          ],
        },
        onError: {
          target: 'open',
          actions: [{ type: 'showFailure', params: ({ event }) => ({ error: event.error }) }, 'announceFailed'],
        },
      },
    },
  },
});
