import { type CallResponse, type ContactMessage, messageOf } from '@abs/contract';
import { type ActorRefFrom, assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import * as adminMessages from '../shared/adminMessages.ts';
import { isNotFound } from '../shared/failure.ts';
import { forwardEmitted } from '../shared/forwardEmitted.ts';
import { port } from '../shared/port.ts';
import type { InboxContext, InboxEmitted, InboxEvent, InboxInput } from './inboxTypes.ts';
import { messageListMachine } from './messageList.ts';
import { replyMachine } from './replyMachine.ts';

const LIST_EVENTS = ['action.started', 'action.done', 'action.undone', 'action.failed'] as const;
const REPLY_EVENTS = ['form.succeeded', 'form.failed'] as const;

function openedIn({ opened }: InboxContext): ContactMessage {
  if (opened === null) throw new Error('No message is open');
  return opened;
}

/**
 * The open message after the list has loaded. An unchanged row has nothing new. A row with fewer replies was requested
 * before the last reply was sent, because replies are never removed.
 */
function knownNow(
  opened: ContactMessage,
  before: readonly ContactMessage[],
  now: readonly ContactMessage[],
): ContactMessage {
  const isOpened = ({ id }: ContactMessage) => id === opened.id;
  const row = now.find(isOpened);
  if (row === undefined || row === before.find(isOpened)) return opened;
  return row.replies.length < opened.replies.length ? { ...row, replies: opened.replies } : row;
}

/**
 * The inbox: the list of messages, the open message, and the replies. The list is a child with its own events (pages,
 * search, filter, marks). All marks go through it, so that the list and the open message agree. Each opened message has
 * a reply as a child, which keeps the typed text and continues to send while another message is open.
 */
export const inboxMachine = setup({
  types: {
    context: {} as InboxContext,
    events: {} as InboxEvent,
    emitted: {} as InboxEmitted,
    input: {} as InboxInput,
    tags: {} as 'pending',
    children: {} as { list: 'list'; getMessage: 'getMessage'; listEvents: 'listEvents' },
  },
  actors: {
    list: messageListMachine,
    reply: replyMachine,
    getMessage: port<CallResponse<'getMessage'>, { messageId: string }>('getMessage'),
    listEvents: forwardEmitted,
    replyEvents: forwardEmitted,
  },
  actions: {
    select: assign((_, { id }: { id: string }) => ({ selectedId: id, opened: null, message: null })),
    close: assign({ selectedId: null, opened: null, message: null }),
    takeRows: assign(({ context }, { rows }: { rows: readonly ContactMessage[] }) => ({
      rows,
      opened: context.opened && knownNow(context.opened, context.rows, rows),
    })),
    takeRow: assign(({ context }) => ({ opened: context.rows.find(({ id }) => id === context.selectedId) ?? null })),
    takeMessage: assign((_, { message }: { message: ContactMessage }) => ({ opened: message, message: null })),
    takeReplied: assign(({ context }, { message }: { message: ContactMessage }) =>
      context.opened?.id === message.id ? { opened: message } : {},
    ),
    showFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, adminMessages.messageLoadFailed),
    })),
    showMark: assign(({ context: { opened } }, { ids, isRead }: { ids: readonly string[]; isRead: boolean }) =>
      opened && ids.includes(opened.id) ? { opened: { ...opened, isRead } } : {},
    ),
    mark: enqueueActions(({ context, enqueue }, { read }: { read: boolean }) => {
      const opened = openedIn(context);
      // Includes the message, because the list may not have it. The list ignores a mark that is already set.
      const request = {
        type: 'action.requested',
        action: read ? 'read' : 'unread',
        ids: [opened.id],
        rows: [opened],
      } as const;
      enqueue.sendTo(context.list, request);
    }),
    refreshList: sendTo(({ context }) => context.list, { type: 'refresh.due' }),
    prepareReply: enqueueActions(({ context, enqueue }) => {
      const { id } = openedIn(context);
      if (context.replies[id]) return;
      enqueue.assign({
        replies: ({ context: { replies, createKey }, spawn }) => {
          const reply = spawn('reply', { id: `reply:${id}`, input: { messageId: id, createKey } });
          spawn('replyEvents', {
            id: `replyEvents:${id}`,
            input: { of: reply, types: REPLY_EVENTS, with: { messageId: id } },
          });
          return { ...replies, [id]: reply };
        },
      });
    }),
    announceMarkFailed: emit((_, params: { message: string }) => ({
      type: 'message.failed' as const,
      message: params.message,
    })),
    announceReplyFailed: emit((_, params: { messageId: string; message: string }) => ({
      type: 'reply.failed' as const,
      ...params,
    })),
    announceCounts: emit({ type: 'counts.invalidated' }),
  },
  guards: {
    isSelecting: ({ context }) => context.selectedId !== null,
    isOther: ({ context }, { id }: { id: string }) => id !== context.selectedId,
    isListed: ({ context }) => context.rows.some(({ id }) => id === context.selectedId),
    isMissing: (_, params: { error: unknown }) => isNotFound(params.error),
  },
}).createMachine({
  id: 'inbox',
  context: ({ input, spawn }) => ({
    createKey: input.createKey,
    list: spawn('list', { id: 'list', input: input.list, syncSnapshot: true }),
    rows: [],
    selectedId: input.selectedId ?? null,
    opened: null,
    message: null,
    replies: {},
  }),
  invoke: {
    id: 'listEvents',
    src: 'listEvents',
    input: ({ context }) => ({ of: context.list, types: LIST_EVENTS }),
  },
  initial: 'starting',
  on: {
    'message.selected': {
      guard: { type: 'isOther', params: ({ event }) => ({ id: event.id }) },
      target: '.loading',
      actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
    },
    'message.closed': { target: '.closed', actions: 'close' },
    'xstate.snapshot.list': {
      actions: { type: 'takeRows', params: ({ event }) => ({ rows: event.snapshot.context.rows }) },
    },
    'action.started': {
      actions: { type: 'showMark', params: ({ event }) => ({ ids: event.ids, isRead: event.action === 'read' }) },
    },
    'action.done': { actions: 'announceCounts' },
    'action.undone': {
      actions: [
        { type: 'showMark', params: ({ event }) => ({ ids: event.ids, isRead: event.action !== 'read' }) },
        'announceCounts',
      ],
    },
    'action.failed': {
      actions: [
        { type: 'showMark', params: ({ event }) => ({ ids: event.ids, isRead: event.action !== 'read' }) },
        { type: 'announceMarkFailed', params: ({ event }) => ({ message: event.message }) },
      ],
    },
    // From a reply.
    'form.succeeded': {
      actions: [
        { type: 'takeReplied', params: ({ event }) => ({ message: event.answer.contactMessage }) },
        'announceCounts',
        'refreshList',
      ],
    },
    'form.failed': {
      actions: {
        type: 'announceReplyFailed',
        params: ({ event }) => ({ messageId: event.messageId, message: event.message }),
      },
    },
  },
  states: {
    starting: { always: [{ guard: 'isSelecting', target: 'loading' }, { target: 'closed' }] },
    closed: {},
    loading: {
      tags: 'pending',
      // Takes the row of the list as soon as the list has it.
      always: { guard: 'isListed', target: 'open', actions: 'takeRow' },
      invoke: {
        id: 'getMessage',
        src: 'getMessage',
        input: ({ context }) => ({ messageId: context.selectedId ?? '' }),
        onDone: {
          target: 'open',
          actions: { type: 'takeMessage', params: ({ event }) => ({ message: event.output.contactMessage }) },
        },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'notFound' },
          { target: 'failed', actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    open: {
      entry: ['prepareReply', { type: 'mark', params: { read: true } }],
      on: { 'mark.requested': { actions: { type: 'mark', params: ({ event }) => ({ read: event.read }) } } },
    },
    notFound: {},
    failed: { on: { 'retry.requested': 'loading' } },
  },
});

/** The reply to the open message; undefined while none is open. */
export function openReply({ opened, replies }: InboxContext): ActorRefFrom<typeof replyMachine> | undefined {
  return opened ? replies[opened.id] : undefined;
}
