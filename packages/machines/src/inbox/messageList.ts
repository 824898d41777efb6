import type { CallResponse, ContactMessage, ReadFilter } from '@abs/contract';
import {
  type ActionListContext,
  type ActionListEmitted,
  type ActionListEvent,
  createActionListMachine,
  type ListInput,
  type ListQuery,
} from '../list/index.ts';
import { adminMessages } from '../shared/adminMessages.ts';
import { type ReadAction, type ReadableAnswer, readActions, unreadTotal } from '../shared/readMarks.ts';

/** They come newest first, always. */
export type MessageSort = 'newest';

export type MessagesQuery = ListQuery<MessageSort, ReadFilter>;
export type MessageListInput = ListInput<MessageSort, ReadFilter>;
export type MessageListEvent = ActionListEvent<MessageSort, ReadFilter, ReadAction>;
export type MessageListEmitted = ActionListEmitted<ContactMessage, MessageSort, ReadFilter, ReadAction>;
type MessageListContext = ActionListContext<
  ContactMessage,
  MessageSort,
  ReadFilter,
  ReadAction,
  ReadableAnswer<ContactMessage>
>;

/** What visitors wrote: a list whose actions mark its rows. */
export const messageListMachine = createActionListMachine<
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
