import type { ContactMessage } from '@abs/contract';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { MessageListEmitted, MessageListInput, messageListMachine } from './messageList.ts';
import type { ReplyEmitted, replyMachine } from './replyMachine.ts';

export type InboxInput = {
  list: MessageListInput;
  /** The message in the URL. */
  selectedId?: string | null;
  /** Makes a new idempotency key: random, never the same twice. */
  createKey: () => string;
};

type ForwardedListEvent = Extract<
  MessageListEmitted,
  { type: 'action.started' | 'action.done' | 'action.undone' | 'action.failed' }
>;

export type InboxEvent =
  /** The admin opens a message, or the URL names one. Has no effect if that message is already open. */
  | { type: 'message.selected'; id: string }
  | { type: 'message.closed' }
  /** Marks the open message. Other messages are marked through the list. */
  | { type: 'mark.requested'; read: boolean }
  /** Loads the selected message again. */
  | { type: 'retry.requested' }
  /** The list's own snapshot. */
  | { type: 'xstate.snapshot.list'; snapshot: SnapshotFrom<typeof messageListMachine> }
  | ForwardedListEvent
  | (ReplyEmitted & { messageId: string });

export type InboxEmitted =
  /** A message could not be marked, and shows its old mark again. */
  | { type: 'message.failed'; message: string }
  /** The text is kept, even if another message is open by now. */
  | { type: 'reply.failed'; messageId: string; message: string }
  /** The number of unread messages has changed on the server. */
  | { type: 'counts.invalidated' };

export type InboxContext = {
  createKey: InboxInput['createKey'];
  /** Pages, search, filter and marks; takes its own events. */
  list: ActorRefFrom<typeof messageListMachine>;
  /** The rows that the list shows. */
  rows: readonly ContactMessage[];
  selectedId: string | null;
  /** The open message; null while none is open or it is loading. */
  opened: ContactMessage | null;
  /** Why it could not be loaded. */
  message: string | null;
  /** The reply to each message that was opened so far, with its typed text; takes its own events. */
  replies: Readonly<Record<string, ActorRefFrom<typeof replyMachine>>>;
};
