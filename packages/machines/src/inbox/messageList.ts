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

/** Messages are always newest first. */
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

/** The messages of visitors: a list whose actions mark its rows. */
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

/** Converts the server's answer for the list's port `fetchPage`. */
export function messagesPage(answer: CallResponse<'getMessages'>): ReadableAnswer<ContactMessage> {
  return { rows: answer.messages, pagination: answer.pagination, unread: answer.unread };
}

/** Unread messages of all pages, adjusted by the marks on this page; null before the first answer. */
export function unreadMessages(context: Pick<MessageListContext, 'answer' | 'rows'>): number | null {
  return unreadTotal(context);
}
