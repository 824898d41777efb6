export { inboxMachine, openReply } from './inboxMachine.ts';
export type { InboxEmitted, InboxEvent, InboxInput } from './inboxTypes.ts';
export type { MessageListEmitted, MessageListEvent, MessagesQuery } from './messageList.ts';
export { messageListMachine, messagesPage, unreadMessages } from './messageList.ts';
export type { SendReplyInput } from './replyMachine.ts';
export { replyMachine } from './replyMachine.ts';
