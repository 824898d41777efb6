import type { CallResponse, ContactMessage, ReadFilter } from '@abs/contract';
import {
  type ActionTableContext,
  type ActionTableEmitted,
  type ActionTableEvent,
  createActionTableMachine,
  type ListQuery,
  type TableInput,
} from '../list/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';
import { type ReadAction, type ReadableAnswer, readActions, unreadTotal } from '../shared/readMarks.ts';

/** They come newest first, always. */
export type MessageSort = 'newest';

export type MessagesQuery = ListQuery<MessageSort, ReadFilter>;
export type MessageListInput = TableInput<MessageSort, ReadFilter>;
export type MessageListEvent = ActionTableEvent<MessageSort, ReadFilter, ReadAction>;
export type MessageListEmitted = ActionTableEmitted<ContactMessage, MessageSort, ReadFilter, ReadAction>;
type MessageListContext = ActionTableContext<
  ContactMessage,
  MessageSort,
  ReadFilter,
  ReadAction,
  ReadableAnswer<ContactMessage>
>;

/** What visitors wrote: a list whose actions mark its rows. */
export const messageListMachine = createActionTableMachine<
  ContactMessage,
  MessageSort,
  ReadFilter,
  ReadAction,
  ReadableAnswer<ContactMessage>
>({
  id: 'messageList',
  idOf: ({ id }) => id,
  loadFailed: adminMessages.inboxLoadFailed,
  actions: readActions<ContactMessage>(adminMessages.messageMarkFailed),
});

/** What the list's port `fetchPage` answers. */
export function messagesPage(answer: CallResponse<'getMessages'>): ReadableAnswer<ContactMessage> {
  return { rows: answer.messages, pagination: answer.pagination, unread: answer.unread };
}

/** How many messages are unread, as far as it can be known; null before the first answer. */
export function unreadMessages(context: Pick<MessageListContext, 'answer' | 'rows'>): number | null {
  return unreadTotal(context);
}
