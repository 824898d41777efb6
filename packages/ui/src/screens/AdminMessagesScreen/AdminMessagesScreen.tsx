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
  /** A page of messages that match the search and the filter. */
  inbox: InboxState;
  /** The number of all unread messages; null while unknown. */
  unread: number | null;
  /** The text of the search field. */
  search: string;
  onSearch: (search: string) => void;
  filter: ReadFilter;
  onFilterChange: (filter: ReadFilter) => void;
  /** The id of the open message, or null. @default null */
  chosenId?: string | null;
  /** The open message. */
  conversation: ConversationState;
  /** Returns the URL of the inbox with a message open. */
  hrefForMessage: (id: string) => string;
  /** The URL of the inbox with no message open. */
  inboxHref: string;
  /** Returns the URL of a page of the inbox. */
  hrefForPage: (page: number) => string;
  reply: ReplyState;
  /** Called with the new text after each change. */
  onReplyChange: (text: string) => void;
  /** Called with the entered values, before validation. */
  onReplySend: (text: string) => void;
  /** Called to mark a message as read or unread. */
  onMark: (id: string, read: boolean) => void;
  /** The open message is being marked. @default false */
  pending?: boolean;
  /** Loads the list again after an error. */
  onInboxRetry?: () => void;
  /** The list is being loaded again. @default false */
  retryingInbox?: boolean;
  /** Loads the message again after an error. */
  onMessageRetry: () => void;
  /** The message is being loaded again. @default false */
  retryingMessage?: boolean;
  /** The current time in milliseconds since the epoch, to freeze times in stories and tests. Defaults to the clock. */
  now?: number;
}

const filters = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const;

function unreadText(unread: number | null): string {
  if (unread === null) return 'Messages from the contact page';
  if (unread === 0) return 'No unread messages';
  return unread === 1 ? '1 unread message' : `${unread} unread messages`;
}

/** Visitors' messages and the replies to them: two panes, or one at a time where space is short. */
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
  pending = false,
  onInboxRetry,
  retryingInbox = false,
  onMessageRetry,
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
          <InboxHead unread={unread} search={search} onSearch={onSearch} />
          <Tabs label="Filter messages" tabs={filters} value={filter} onChange={onFilterChange} activation="manual">
            <Inbox
              inbox={inbox}
              search={search}
              onSearch={onSearch}
              filter={filter}
              chosenId={chosenId}
              hrefForMessage={hrefForMessage}
              hrefForPage={hrefForPage}
              onRetry={onInboxRetry}
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
            pending={pending}
            onRetry={onMessageRetry}
            retrying={retryingMessage}
            now={now}
            headingRef={heading}
          />
        </section>
      </div>
    </div>
  );
}

function InboxHead({ unread, search, onSearch }: Pick<AdminMessagesScreenProps, 'unread' | 'search' | 'onSearch'>) {
  return (
    <>
      <div className={styles.head}>
        <Heading level={1} size="heading" tabIndex={-1} className={styles.title}>
          Message
        </Heading>
        <Text tone="muted" role="status">
          {unreadText(unread)}
        </Text>
      </div>
      <div className={styles.search}>
        <SearchField label="Search messages" value={search} onSearch={onSearch} />
      </div>
    </>
  );
}

/**
 * Moves focus to a message when it opens, and back to its row when it closes. A message that is open on page load does
 * not take focus.
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
