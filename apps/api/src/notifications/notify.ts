import type { NotificationKind, Picture } from '@abs/contract';
import { foldWords } from '../catalogue/fold.ts';
import type { Tx } from '../db/database.ts';
import { notifications } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** What admins are told. */
export type Notice = {
  kind: NotificationKind;
  /** A line for a person. */
  title: string;
  detail: string;
  /** The order, product or message that it is about. */
  subjectId: string;
  cover?: Picture;
};

/** Tells the admins, in the transaction in which it happened. */
export async function notify(tx: Tx, { now }: Pick<Services, 'now'>, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  await tx
    .insert(notifications)
    .values(notices.map((notice) => ({ ...notice, searchText: noticeSearchText(notice), createdAt: now() })));
}

/** What `notifications.search_text` holds. */
export const noticeSearchText = ({ title, detail }: Pick<Notice, 'title' | 'detail'>): string =>
  foldWords(title, detail);
