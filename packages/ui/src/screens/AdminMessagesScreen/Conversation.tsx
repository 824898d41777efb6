import type { ContactMessage } from '@abs/contract';
import type { Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { ChatIcon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { TimeAgo } from '../../components/TimeAgo/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { isolated } from '../../lib/isolated.ts';
import type { LookupState } from '../../lib/loadState.ts';
import * as styles from './AdminMessagesScreen.css.ts';
import { ReplyForm, type ReplyState } from './ReplyForm.tsx';

/** The selected message: none, loading, failed, not found, or loaded. */
export type ConversationState = { status: 'none' } | LookupState<{ message: ContactMessage }>;

export interface ConversationProps {
  conversation: ConversationState;
  reply: ReplyState;
  onReplyChange: (text: string) => void;
  onReplySend: (text: string) => void;
  onMark: (id: string, read: boolean) => void;
  pending: boolean;
  onRetry: () => void;
  retrying: boolean;
  now: number | null;
  /** Ref to the heading, which receives focus when a message opens. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** A visitor's message, the replies, and the reply form. */
export function Conversation({ conversation, onRetry, retrying, ...rest }: ConversationProps) {
  switch (conversation.status) {
    case 'none':
      return (
        <div className={styles.empty}>
          <ChatIcon size={32} />
          <Text>Select a message to read and reply.</Text>
        </div>
      );
    case 'loading':
      return (
        <div aria-busy="true" className={styles.thread}>
          <VisuallyHidden role="status">Loading message</VisuallyHidden>
          <div aria-hidden="true" className={styles.sender}>
            <div className={styles.senderName}>
              <Text as="div" size="title">
                <Skeleton shape="text" width="12rem" />
              </Text>
              <Skeleton shape="text" width="9rem" />
            </div>
          </div>
          <div aria-hidden="true">
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="text" width="60%" />
          </div>
        </div>
      );
    case 'error':
      return <ErrorState dense message={conversation.message} onRetry={onRetry} retrying={retrying} />;
    case 'notFound':
      return (
        <EmptyState dense title="Message not found">
          This message doesn’t exist, or the link may be wrong.
        </EmptyState>
      );
    case 'ready':
      return <Thread key={conversation.message.id} message={conversation.message} {...rest} />;
  }
}

interface ThreadProps extends Omit<ConversationProps, 'conversation' | 'onRetry' | 'retrying'> {
  message: ContactMessage;
}

function Thread({ message, reply, onReplyChange, onReplySend, onMark, pending, now, headingRef }: ThreadProps) {
  const { id, name, email, text, createdAt, isRead, replies } = message;
  return (
    <article data-slot="conversation" aria-labelledby={`message-${id}`} className={styles.thread}>
      <div className={styles.sender}>
        <div className={styles.senderName}>
          <Heading
            ref={headingRef}
            level={2}
            size="title"
            dir="auto"
            tabIndex={-1}
            id={`message-${id}`}
            className={styles.title}
          >
            {name}
          </Heading>
          <Link to={`mailto:${email}`} className={styles.address}>
            {email}
          </Link>
        </div>
        <Button size="compact" variant="secondary" pending={pending} onClick={() => onMark(id, !isRead)}>
          {isRead ? 'Mark as unread' : 'Mark as read'}
        </Button>
      </div>
      <div className={styles.entry}>
        <p className={styles.by}>
          <TimeAgo iso={createdAt} now={now} />
        </p>
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      </div>
      {replies.length > 0 && (
        <ol aria-label="Replies" className={styles.replies}>
          {replies.map((answer) => (
            <li key={answer.id} className={styles.reply}>
              <div className={styles.entry}>
                <p className={styles.by}>
                  {isolated`${answer.by} replied`}
                  <TimeAgo iso={answer.createdAt} now={now} />
                </p>
                <p dir="auto" className={styles.text}>
                  {answer.text}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <ReplyForm reply={reply} email={email} onChange={onReplyChange} onSend={onReplySend} />
    </article>
  );
}
