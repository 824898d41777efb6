export type { AdminMessagesScreenProps } from './AdminMessagesScreen.tsx';
export { AdminMessagesScreen } from './AdminMessagesScreen.tsx';
export type { ConversationState } from './Conversation.tsx';
export type { InboxState } from './Inbox.tsx';
export type { ReplyState } from './ReplyForm.tsx';
