import type { ReadFilter } from '@abs/contract';
import { useEffect, useRef } from 'react';
import { ArrowLeftIcon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { useNow } from '../../lib/useNow.ts';
import * as styles from './AdminMessagesScreen.css.ts';
import { Conversation, type ConversationState } from './Conversation.tsx';
import { Inbox, type InboxState } from './Inbox.tsx';
import type { ReplyState } from './ReplyForm.tsx';

export interface AdminMessagesScreenProps {
  /** A page of the messages that were asked for. */
  inbox: InboxState;
  /** How many messages nobody has read yet, of all there are; null while that is not known. */
  unread: number | null;
  /** What stands in the search box. */
  search: string;
  onSearch: (search: string) => void;
  filter: ReadFilter;
  onFilterChange: (filter: ReadFilter) => void;
  /** The message that is open, null for none. @default null */
  chosenId?: string | null;
  /** What is known of the message that is open. */
  conversation: ConversationState;
  /** The address of the inbox with a message open. */
  hrefForMessage: (id: string) => string;
  /** The address of the inbox with none open. */
  inboxHref: string;
  /** The address of a page of the inbox. */
  hrefForPage: (page: number) => string;
  reply: ReplyState;
  /** Called with the new text after each change. */
  onReplyChange: (text: string) => void;
  /** Called with the entered values, before validation. */
  onReplySend: (text: string) => void;
  /** A message shall count as read, or not. */
  onMark: (id: string, read: boolean) => void;
  /** The open message is being marked. @default false */
  marking?: boolean;
  /** Loads the list again after an error. */
  onRetryInbox?: () => void;
  /** @default false */
  retryingInbox?: boolean;
  /** Loads the message again after an error. */
  onRetryMessage: () => void;
  /** @default false */
  retryingMessage?: boolean;
  /** Milliseconds since the epoch, to hold the times still; the clock when absent. */
  now?: number;
}

const filters = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const;

function unreadLine(unread: number | null): string {
  if (unread === null) return 'Messages from the contact page';
  if (unread === 0) return 'No unread messages';
  return unread === 1 ? '1 unread message' : `${unread} unread messages`;
}

/** What visitors wrote, and the answers: two panes where there is room, else one at a time. */
export function AdminMessagesScreen({
  inbox,
  unread,
  search,
  onSearch,
  filter,
  onFilterChange,
  chosenId = null,
  conversation,
  hrefForMessage,
  inboxHref,
  hrefForPage,
  reply,
  onReplyChange,
  onReplySend,
  onMark,
  marking = false,
  onRetryInbox,
  retryingInbox = false,
  onRetryMessage,
  retryingMessage = false,
  now: fixedNow,
}: AdminMessagesScreenProps) {
  const now = useNow(fixedNow);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLElement>(null);
  useOpenedFocus(chosenId, conversation.status, heading, list);
  return (
    <div data-slot="admin-messages" className={styles.inbox}>
      <div data-state={chosenId === null ? 'closed' : 'open'} className={styles.panes}>
        <section ref={list} aria-label="Inbox" className={styles.list}>
          <div className={styles.head}>
            <Heading level={1} size="heading" tabIndex={-1} className={styles.title}>
              Messages
            </Heading>
            <Text tone="muted" role="status">
              {unreadLine(unread)}
            </Text>
          </div>
          <div className={styles.search}>
            <SearchField label="Search messages" value={search} onSearch={onSearch} />
          </div>
          <Tabs label="Which messages" tabs={filters} value={filter} onChange={onFilterChange} activation="manual">
            <Inbox
              inbox={inbox}
              search={search}
              onSearch={onSearch}
              filter={filter}
              chosenId={chosenId}
              hrefForMessage={hrefForMessage}
              hrefForPage={hrefForPage}
              onRetry={onRetryInbox}
              retrying={retryingInbox}
              now={now}
            />
          </Tabs>
        </section>
        <section aria-label="Conversation" className={styles.conversation}>
          {chosenId !== null && (
            <Link to={inboxHref} preventScrollReset className={styles.back}>
              <ArrowLeftIcon size={20} />
              All messages
            </Link>
          )}
          <Conversation
            conversation={conversation}
            reply={reply}
            onReplyChange={onReplyChange}
            onReplySend={onReplySend}
            onMark={onMark}
            marking={marking}
            onRetry={onRetryMessage}
            retrying={retryingMessage}
            now={now}
            headingRef={heading}
          />
        </section>
      </div>
    </div>
  );
}

/**
 * Moves the focus to a message that is opened, and back to its row when it is closed. What was open when the page came
 * leaves the focus alone.
 */
function useOpenedFocus(
  chosenId: string | null,
  status: ConversationState['status'],
  heading: { current: HTMLElement | null },
  list: { current: HTMLElement | null },
) {
  const focusedId = useRef(chosenId);
  useEffect(() => {
    const before = focusedId.current;
    if (chosenId === before) return;
    if (chosenId === null) {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
      (rows.find((row) => row.dataset.message === before) ?? list.current?.querySelector('h1'))?.focus();
    } else if (status === 'ready') {
      heading.current?.focus();
    } else return;
    focusedId.current = chosenId;
  }, [chosenId, status, heading, list]);
}
