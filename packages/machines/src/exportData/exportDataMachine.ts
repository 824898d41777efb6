import { type CallResponse, messageOf } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { port } from '../shared/port.ts';
import * as settingsMessages from '../shared/settingsMessages.ts';

type Answer = CallResponse<'exportData'>;

export type ExportDataEvent = { type: 'export.requested' };

/** The text of the file, which the machine does not keep. */
export type ExportDataEmitted = { type: 'export.succeeded'; file: Answer };

type ExportDataContext = {
  /** Why the last download failed. */
  message: string | null;
};

/** Downloads everything that the shop stores about the logged-in user, as often as requested. */
export const exportDataMachine = setup({
  types: {
    context: {} as ExportDataContext,
    events: {} as ExportDataEvent,
    emitted: {} as ExportDataEmitted,
    tags: {} as 'pending',
    children: {} as { exportData: 'exportData' },
  },
  actors: { exportData: port<Answer, undefined>('exportData') },
  actions: {
    emitSucceeded: emit((_, { file }: { file: Answer }) => ({ type: 'export.succeeded' as const, file })),
    showFailure: assign((_, { error }: { error: unknown }) => ({
      message: messageOf(error, settingsMessages.exportDataFailed),
    })),
    clearFailure: assign({ message: null }),
  },
}).createMachine({
  id: 'exportData',
  context: { message: null },
  initial: 'idle',
  states: {
    idle: { on: { 'export.requested': 'exporting' } },
    exporting: {
      tags: 'pending',
      entry: 'clearFailure',
      invoke: {
        id: 'exportData',
        src: 'exportData',
        onDone: {
          target: 'exported',
          actions: { type: 'emitSucceeded', params: ({ event }) => ({ file: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    exported: { on: { 'export.requested': 'exporting' } },
    failed: { on: { 'export.requested': 'exporting' } },
  },
});
