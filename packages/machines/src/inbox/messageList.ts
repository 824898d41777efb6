import type { CallResponse, ContactMessage, ReadFilter } from '@abs/contract';
import {
  createPagedTableMachine,
  type TableContext,
  type TableEmitted,
  type TableEvent,
  type TableInput,
  type TableQuery,
} from '../pagedTable/index.ts';
import { adminMessages } from '../shared/adminMessages.ts';
import { type ReadAction, type ReadableAnswer, readActions, unreadTotal } from '../shared/readMarks.ts';

/** They come newest first, always. */
export type MessageSort = 'newest';

export type MessagesQuery = TableQuery<MessageSort, ReadFilter>;
export type MessageListInput = TableInput<MessageSort, ReadFilter>;
export type MessageListEvent = TableEvent<MessageSort, ReadFilter, ReadAction>;
export type MessageListEmitted = TableEmitted<ContactMessage, MessageSort, ReadFilter, ReadAction>;
type MessageListContext = TableContext<ContactMessage, MessageSort, ReadFilter, ReadAction>;

/** What visitors wrote: a table whose actions mark its rows. */
export const messageListMachine = createPagedTableMachine<ContactMessage, MessageSort, ReadFilter, ReadAction>({
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
