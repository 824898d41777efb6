import { ChatIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './ChatBubble.css.ts';

export interface ChatBubbleProps {
  /** The URL of the chat, such as https://wa.me/2348012345678. */
  to: string;
}

/** A link to a chat with the shop: an icon in the margin of wide screens, at the end of the page elsewhere. */
export function ChatBubble({ to }: ChatBubbleProps) {
  return (
    <aside aria-label="Chat" className={styles.place}>
      <Link data-slot="chat-bubble" to={to} target="_blank" rel="noopener" className={styles.bubble}>
        <ChatIcon className={styles.icon} />
        <span className={styles.text}>Hello, how may we help you?</span>
      </Link>
    </aside>
  );
}
