import type { NotificationKind, Picture } from '@abs/contract';
import { and, eq, isNull, or, type SQLWrapper } from 'drizzle-orm';
import { normalizeSearchWords } from '../catalogue/searchText.ts';
import type { Tx } from '../db/database.ts';
import { notifications } from '../db/schema.ts';
import { writeTogether } from '../db/writeTogether.ts';
import type { Services } from '../services.ts';

/** A notification for admins. */
export type Notice = {
  kind: NotificationKind;
  /** A title to display. */
  title: string;
  detail: string;
  /** The order, product or message that it is about. */
  subjectId: string;
  cover?: Picture;
};

const aboutMoney: ReadonlySet<NotificationKind> = new Set(['refundDue', 'refunded', 'disputed']);

/**
 * Notifies the admins. Call it in the transaction of the event. A notice replaces an unread one of the same kind about
 * the same subject, except for notices about money, which are all kept.
 */
export async function notify(tx: Tx, services: Pick<Services, 'now'>, notices: readonly Notice[]): Promise<void> {
  await writeTogether(tx, noticeWrites(tx, services, notices));
}

/** The statements of `notify`, to run together with others. */
export function noticeWrites(tx: Tx, { now }: Pick<Services, 'now'>, notices: readonly Notice[]): SQLWrapper[] {
  if (notices.length === 0) return [];
  const replaced = notices
    .filter(({ kind }) => !aboutMoney.has(kind))
    .map(({ kind, subjectId }) => unread(kind, subjectId));
  const added = notices.map((notice) => ({ ...notice, searchText: noticeSearchText(notice), createdAt: now() }));
  const insertion = tx.insert(notifications).values(added);
  return replaced.length === 0 ? [insertion] : [tx.delete(notifications).where(or(...replaced)), insertion];
}

const unread = (kind: NotificationKind, subjectId: string) =>
  and(eq(notifications.subjectId, subjectId), eq(notifications.kind, kind), isNull(notifications.readAt));

/** Deletes an unread notice. @returns false when there was none */
export async function withdrawNotice(tx: Tx, kind: NotificationKind, subjectId: string): Promise<boolean> {
  const withdrawn = await tx.delete(notifications).where(unread(kind, subjectId)).returning({ id: notifications.id });
  return withdrawn.length > 0;
}

/** Text for `notifications.search_text`. */
export const noticeSearchText = ({ title, detail }: Pick<Notice, 'title' | 'detail'>): string =>
  normalizeSearchWords(title, detail);
