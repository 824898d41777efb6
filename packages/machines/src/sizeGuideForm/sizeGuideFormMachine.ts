import {
  type AdminSizeGuide,
  type AdminStyle,
  type CallResponse,
  messageOf,
  type SizeGuideDraft,
  type SizeGuideForm,
  sizeGuideForm,
} from '@abs/contract';
import { assign } from 'xstate';
import { cleaned, failed, failureOf, formContext, formSetup, formStates, succeeded } from '../form/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';
import { isNotFound } from '../shared/failure.ts';
import { port } from '../shared/port.ts';

/** `sizeGuideId` is null for a new guide, which is for the style of `styleId`, if set. */
export type SizeGuideFormInput = { sizeGuideId: string | null; styleId: string | null };

export type SizeGuideFormEvent = { type: 'refresh.requested' };

/** The data that the form starts with. */
export type SizeGuideSubject = { sizeGuide: AdminSizeGuide | null; style: AdminStyle | null };

export type SaveSizeGuideInput = { sizeGuide: AdminSizeGuide | null; values: SizeGuideForm };
type SaveAnswer = CallResponse<'createSizeGuide'>;

const noValues: SizeGuideDraft = {
  ...{ scope: 'category', styleId: null, name: '', category: 'hoodie' },
  ...{ sizes: [], howTo: {}, bodyHeight: '', advice: '' },
};

/** Adds or changes a size guide. The screen holds the typed values. */
export const sizeGuideFormMachine = formSetup({
  rules: sizeGuideForm,
  types: {} as {
    values: SizeGuideDraft;
    answer: SaveAnswer;
    input: SizeGuideFormInput;
    /** `sizeGuide` and `style` as they were loaded. */
    extra: SizeGuideFormInput & SizeGuideSubject;
    events: SizeGuideFormEvent;
  },
  actors: {
    loadSubject: port<SizeGuideSubject, SizeGuideFormInput>('loadSubject'),
    saveSizeGuide: port<SaveAnswer, SaveSizeGuideInput>('saveSizeGuide'),
  },
  failed: adminMessages.sizeGuideSaveFailed,
})
  .extend({
    actions: {
      takeSubject: assign((_, subject: SizeGuideSubject) => ({ ...subject, message: null })),
      showLoadFailure: assign((_, { error }: { error: unknown }) => ({
        message: messageOf(error, adminMessages.sizeGuideLoadFailed),
      })),
    },
    guards: {
      isNotFound: (_, { error }: { error: unknown }) => isNotFound(error),
      isBlank: ({ context }) => context.sizeGuideId === null && context.styleId === null,
    },
  })
  .createMachine({
    id: 'sizeGuideForm',
    context: ({ input }) => ({ ...formContext(noValues), ...input, sizeGuide: null, style: null }),
    initial: 'starting',
    states: {
      starting: { always: [{ guard: 'isBlank', target: 'editing' }, { target: 'loading' }] },
      loading: {
        tags: 'pending',
        invoke: {
          id: 'loadSubject',
          src: 'loadSubject',
          input: ({ context: { sizeGuideId, styleId } }) => ({ sizeGuideId, styleId }),
          onDone: { target: 'editing', actions: { type: 'takeSubject', params: ({ event }) => event.output } },
          onError: [
            { guard: { type: 'isNotFound', params: failureOf }, target: 'notFound' },
            { target: 'failed', actions: { type: 'showLoadFailure', params: failureOf } },
          ],
        },
      },
      ...formStates,
      submitting: {
        tags: 'pending',
        invoke: {
          id: 'saveSizeGuide',
          src: 'saveSizeGuide',
          input: ({ context }) => ({
            sizeGuide: context.sizeGuide,
            values: cleaned(sizeGuideForm, context.values),
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
