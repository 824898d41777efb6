import type { AuditEntry } from '@abs/contract';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { ArrowRightIcon, ChevronDownIcon } from '../../components/Icon/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Heading } from '../../components/Text/index.ts';
import { TimeAgo } from '../../components/TimeAgo/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { isolated } from '../../lib/isolated.ts';
import type { PageState } from '../../lib/loadState.ts';
import * as styles from './AdminProfileScreen.css.ts';
import { auditChanges, auditSentence } from './auditText.ts';

/** A page of changes: loading, failed, or loaded. The pagination stays while another page loads. */
export type RecentChangesState = PageState<{ entries: readonly AuditEntry[] }>;

export interface RecentChangesProps {
  changes: RecentChangesState;
  /** The id of the signed-in admin, whose changes are attributed to 'You'. */
  userId: string | undefined;
  hrefForPage: (page: number) => string;
  onRetry?: () => void;
  retrying: boolean;
  now: number | null;
}

/** The changes in the shop, newest first. */
export function RecentChanges({ changes, userId, hrefForPage, onRetry, retrying, now }: RecentChangesProps) {
  const { page, totalPages } = { page: 1, totalPages: 0, ...changes };
  return (
    <section
      id="recent-changes"
      data-slot="recent-changes"
      data-state={changes.status}
      aria-labelledby="recent-changes-title"
      aria-busy={changes.status === 'loading' || undefined}
      className={styles.section}
    >
      <Heading level={2} size="title" id="recent-changes-title">
        Recent changes
      </Heading>
      {changes.status === 'loading' && <ChangesSkeleton />}
      {changes.status === 'error' && (
        <ErrorState dense message={changes.message} onRetry={onRetry} retrying={retrying} />
      )}
      {changes.status === 'ready' && changes.entries.length === 0 && (
        <EmptyState dense level={3} title="No changes yet">
          What you add, change or clear appears here.
        </EmptyState>
      )}
      {changes.status === 'ready' && changes.entries.length > 0 && (
        <ol aria-labelledby="recent-changes-title">
          {changes.entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <ChangeEntry entry={entry} isOwn={entry.by.userId === userId} now={now} />
            </li>
          ))}
        </ol>
      )}
      {totalPages > 1 && (
        <div className={styles.pages}>
          <Pagination page={page} totalPages={totalPages} hrefFor={hrefForPage} label="Pages of changes" />
        </div>
      )}
    </section>
  );
}

function ChangeEntry({ entry, isOwn, now }: { entry: AuditEntry; isOwn: boolean; now: number | null }) {
  const sentence = auditSentence(entry);
  const changes = auditChanges(entry);
  return (
    <div data-slot="change">
      <p className={styles.sentence}>{sentence}</p>
      <p className={styles.by}>
        <span dir="auto">{isOwn ? 'You' : entry.by.name}</span>
        <TimeAgo iso={entry.at} now={now} />
      </p>
      {changes.length > 0 && (
        <details>
          <summary className={styles.more}>
            What changed<VisuallyHidden>{isolated`: ${sentence}`}</VisuallyHidden>
            <ChevronDownIcon size={16} className={styles.chevron} />
          </summary>
          <dl className={styles.changes}>
            {changes.map(({ field, label, before, after }) => (
              <div key={field} className={styles.change}>
                <dt className={styles.term}>{label}</dt>
                <dd className={styles.values}>
                  {before !== null && (
                    <>
                      <span dir="auto" className={styles.was}>
                        {before}
                      </span>
                      <ArrowRightIcon size={16} label="became" className={styles.arrow} />
                    </>
                  )}
                  <span dir="auto">{after}</span>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

const rows = ['a', 'b', 'c', 'd'];

function ChangesSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">Loading recent changes</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} aria-hidden="true" className={styles.entry}>
          <Skeleton shape="text" width="60%" />
          <Skeleton shape="text" width="30%" />
        </div>
      ))}
    </div>
  );
}
