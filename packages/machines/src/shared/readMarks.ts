import type { TableAction, TableAnswer, TableContext } from '../pagedTable/index.ts';

/** A row that somebody has read or not: a message, a notification. */
type Readable = { isRead: boolean };

export type ReadAction = 'read' | 'unread';

/** A page of such rows, and how many of all are unread. */
export type ReadableAnswer<Row extends Readable> = TableAnswer<Row> & { unread: number };

/** What of a table's context is counted; `answer` is what a port answered that answers a `ReadableAnswer`. */
export type ReadableContext<Row extends Readable> = Pick<TableContext<Row, string, string, string>, 'answer' | 'rows'>;

/** Marking rows as read and as unread, each of which takes the other back. @param failed see `TableAction.failed` */
export function readActions<Row extends Readable>(failed: string): Record<ReadAction, TableAction<Row, ReadAction>> {
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
export function unreadTotal<Row extends Readable>(context: ReadableContext<Row>): number | null {
  const answer = context.answer as ReadableAnswer<Row> | null;
  return answer && Math.max(0, answer.unread - countUnread(answer.rows) + countUnread(context.rows));
}
