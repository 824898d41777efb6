import type { ListContext, PagedAnswer, RowAction } from '../list/index.ts';

/** A row that somebody has read or not: a message, a notification. */
type Readable = { isRead: boolean };

export type ReadAction = 'read' | 'unread';

/** A page of such rows, and how many of all are unread. */
export type ReadableAnswer<Row extends Readable> = PagedAnswer<Row> & { unread: number };

/** What of a list's context is counted. */
export type ReadableContext<Row extends Readable> = Pick<
  ListContext<Row, string, string, ReadableAnswer<Row>>,
  'answer' | 'rows'
>;

/** Marking rows as read and as unread, each of which takes the other back. @param failed see `RowAction.failed` */
export function readActions<Row extends Readable>(failed: string): Record<ReadAction, RowAction<Row, ReadAction>> {
  return {
    read: {
      show: (row) => ({ ...row, isRead: true }),
      appliesTo: (row) => !row.isRead,
      inverse: () => 'unread',
      failed,
    },
    unread: {
      show: (row) => ({ ...row, isRead: false }),
      appliesTo: (row) => row.isRead,
      inverse: () => 'read',
      failed,
    },
  };
}

/** How many of these rows are unread. */
export function countUnread(rows: readonly Readable[]): number {
  return rows.filter(({ isRead }) => !isRead).length;
}

/**
 * How many of all rows are unread: the server's number, adjusted by what was marked on this page since; null before the first
 * answer.
 */
export function unreadTotal<Row extends Readable>({ answer, rows }: ReadableContext<Row>): number | null {
  return answer && Math.max(0, answer.unread - countUnread(answer.rows) + countUnread(rows));
}
