import type { ContactMessage, ReadFilter } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { ReplyIcon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { TimeAgo } from '../../components/TimeAgo/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { isolated } from '../../lib/isolated.ts';
import type { PageState } from '../../lib/loadState.ts';
import * as styles from './AdminMessagesScreen.css.ts';

/** A page of messages: loading, failed, or loaded. The pagination stays while another page loads. */
export type InboxState = PageState<{ messages: readonly ContactMessage[] }>;

export interface InboxProps {
  inbox: InboxState;
  search: string;
  onSearch: (search: string) => void;
  filter: ReadFilter;
  chosenId: string | null;
  hrefForMessage: (id: string) => string;
  hrefForPage: (page: number) => string;
  onRetry?: () => void;
  retrying: boolean;
  now: number | null;
}

/** A page of messages that match the search and the filter. */
export function Inbox({
  inbox,
  search,
  onSearch,
  filter,
  chosenId,
  hrefForMessage,
  hrefForPage,
  onRetry,
  retrying,
  now,
}: InboxProps) {
  const { page, totalPages } = { page: 1, totalPages: 0, ...inbox };
  return (
    <div data-slot="inbox-list" data-state={inbox.status} aria-busy={inbox.status === 'loading' || undefined}>
      {inbox.status === 'loading' && <InboxSkeleton />}
      {inbox.status === 'error' && <ErrorState dense message={inbox.message} onRetry={onRetry} retrying={retrying} />}
      {inbox.status === 'ready' && inbox.messages.length === 0 && (
        <NoMessages search={search.trim()} filter={filter} onClear={() => onSearch('')} />
      )}
      {inbox.status === 'ready' && inbox.messages.length > 0 && (
        <ul aria-label="Messages" className={styles.rows}>
          {inbox.messages.map((message) => (
            <li key={message.id} className={styles.item}>
              <MessageRow
                message={message}
                chosen={message.id === chosenId}
                to={hrefForMessage(message.id)}
                now={now}
              />
            </li>
          ))}
        </ul>
      )}
      {totalPages > 1 && (
        <div className={styles.pages}>
          <Pagination page={page} totalPages={totalPages} hrefFor={hrefForPage} label="Pages of messages" />
        </div>
      )}
    </div>
  );
}

interface MessageRowProps {
  message: ContactMessage;
  chosen: boolean;
  to: string;
  now: number | null;
}

function MessageRow({ message: { id, name, text, createdAt, isRead, replies }, chosen, to, now }: MessageRowProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      data-slot="message-row"
      data-message={id}
      data-state={isRead ? 'read' : 'unread'}
      aria-current={chosen ? 'true' : undefined}
      className={styles.row}
    >
      <span aria-hidden="true" className={styles.dot} />
      <span>
        {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
        <span className={styles.rowHead}>
          <span dir="auto" className={styles.name}>
            {name}
          </span>
          <TimeAgo iso={createdAt} now={now} className={styles.time} />
        </span>
        <span dir="auto" className={styles.snippet}>
          {text}
        </span>
        {replies.length > 0 && (
          <span className={styles.replied}>
            <ReplyIcon size={16} />
            Replied
          </span>
        )}
      </span>
    </Link>
  );
}

function NoMessages({ search, filter, onClear }: { search: string; filter: ReadFilter; onClear: () => void }) {
  if (search) {
    return (
      <EmptyState
        dense
        title={isolated`No messages match “${search}”`}
        action={
          <Button size="compact" variant="secondary" onClick={onClear}>
            Clear search
          </Button>
        }
      >
        Search by name, email address or message text.
      </EmptyState>
    );
  }
  if (filter === 'unread') {
    return (
      <EmptyState dense title="No unread messages">
        You’ve read everything.
      </EmptyState>
    );
  }
  return (
    <EmptyState dense title="No messages yet">
      Messages from the contact page appear here.
    </EmptyState>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

function InboxSkeleton() {
  return (
    <div className={styles.rows}>
      <VisuallyHidden role="status">Loading messages</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} aria-hidden="true" className={styles.item}>
          <div className={styles.row}>
            <span className={styles.dot} />
            <div>
              <Skeleton shape="text" width="45%" />
              <Skeleton shape="text" />
              <Skeleton shape="text" width="70%" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
