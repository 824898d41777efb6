import type { ListContext, PagedAnswer, RowAction } from '../list/index.ts';

/** A row that is read or unread: a message, a notification. */
type Readable = { isRead: boolean };

export type ReadAction = 'read' | 'unread';

/** A page of such rows, and the number of unread rows of all pages. */
export type ReadableAnswer<Row extends Readable> = PagedAnswer<Row> & { unread: number };

/** The part of a list's context that the unread count needs. */
export type ReadableContext<Row extends Readable> = Pick<
  ListContext<Row, string, string, ReadableAnswer<Row>>,
  'answer' | 'rows'
>;

/** Actions that mark rows as read and as unread; each undoes the other. @param failed see `RowAction.failed` */
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
 * The number of unread rows of all pages: the server's number, adjusted by later marks on this page; null before the
 * first answer.
 */
export function unreadTotal<Row extends Readable>({ answer, rows }: ReadableContext<Row>): number | null {
  return answer && Math.max(0, answer.unread - countUnread(answer.rows) + countUnread(rows));
}
