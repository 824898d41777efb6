import type { OperatorWarning } from '@abs/contract';
import { pageOf } from '@abs/contract';
import { and, count, desc, eq, gte, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { mails, notifications } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { notify } from '../notifications/notify.ts';
import type { Services } from '../services.ts';

type MailRow = typeof mails.$inferSelect;

/** After this many failures, about two minutes, the mail server has a lasting problem. */
const TROUBLE_ATTEMPTS = 5;

/** Any number that no other advisory lock of this database uses. */
const REPORT_LOCK = 728_002;

/** Notifies the admins of a mail that was given up; one unread notification is enough for all mails. */
export async function reportUndelivered(tx: Tx, services: Services, mail: MailRow): Promise<void> {
  // Several mails may be given up concurrently, each in its own transaction.
  await tx.execute(sql`select pg_advisory_xact_lock(${REPORT_LOCK})`);
  const [unread] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.kind, 'mailUndelivered'), isNull(notifications.readAt)))
    .limit(1);
  if (unread) return;
  await notify(tx, services, [
    {
      kind: 'mailUndelivered',
      title: `A mail to ${mail.recipient} was not delivered`,
      detail: `“${mail.subject}” was tried for five days`,
      subjectId: mail.id,
    },
  ]);
}

/** Mails that were given up, newest first. */
export const getUndeliveredMails: Handler<'getUndeliveredMails'> = ({ query }, { services }) =>
  services.db.autocommit(async (tx) => {
    const hasText = sql`position(lower(${query.search}) in lower(${mails.recipient} || ' ' || ${mails.subject})) > 0`;
    const where = and(isNotNull(mails.failedAt), query.search === '' ? undefined : hasText);
    const [counted] = await tx.select({ total: count() }).from(mails).where(where);
    const total = counted?.total ?? 0;
    const { page, totalPages, offset } = pageOf(total, query.limit, query.page);
    const rows = await tx
      .select()
      .from(mails)
      .where(where)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(query.limit)
      .offset(offset);
    return {
      mails: rows.map(({ id, recipient, subject, createdAt, attempts, lastError }) => ({
        id,
        to: recipient,
        subject,
        createdAt: createdAt.toISOString(),
        attempts,
        reason: lastError ?? '',
      })),
      pagination: { page, limit: query.limit, total, totalPages },
    };
  });

/** Warns while mails keep failing, long before they are given up. */
export async function failingMails(tx: Tx): Promise<OperatorWarning | null> {
  const isFailing = and(isNull(mails.sentAt), isNull(mails.failedAt), gte(mails.attempts, TROUBLE_ATTEMPTS));
  const [found] = await tx
    .select({ waiting: count(), since: min(mails.createdAt) })
    .from(mails)
    .where(isFailing);
  if (!found?.since) return null;
  const [newest] = await tx
    .select({ lastError: mails.lastError })
    .from(mails)
    .where(isFailing)
    .orderBy(desc(mails.nextAttemptAt))
    .limit(1);
  const mailsWait = found.waiting === 1 ? '1 mail waits' : `${found.waiting} mails wait`;
  return {
    code: 'failingMails',
    message: `Mails cannot be delivered: ${mailsWait}, the oldest since ${found.since.toISOString().slice(0, 16).replace('T', ' ')} UTC. The mail server: ${newest?.lastError ?? 'no answer'}`,
  };
}
