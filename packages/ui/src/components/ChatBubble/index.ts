export type { ChatBubbleProps } from './ChatBubble.tsx';
export { ChatBubble } from './ChatBubble.tsx';
