import { ChatIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './ChatBubble.css.ts';

export interface ChatBubbleProps {
  /** The chat in a messaging app, such as https://wa.me/2348012345678. */
  to: string;
}

/** The way to a person, always in the corner. */
export function ChatBubble({ to }: ChatBubbleProps) {
  return (
    <Link data-slot="chat-bubble" to={to} target="_blank" rel="noopener" className={styles.bubble}>
      <ChatIcon />
      <span className={styles.words}>Hello, how may we help you?</span>
    </Link>
  );
}
