import { ChatIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './ChatBubble.css.ts';

export interface ChatBubbleProps {
  /** The URL of the chat, such as https://wa.me/2348012345678. */
  to: string;
}

/** A link to a chat with the shop: in the corner on wide screens, at the end of the page on narrow ones. */
export function ChatBubble({ to }: ChatBubbleProps) {
  return (
    <Link data-slot="chat-bubble" to={to} target="_blank" rel="noopener" className={styles.bubble}>
      <ChatIcon className={styles.icon} />
      <span>Hello, how may we help you?</span>
    </Link>
  );
}
