import type { ContactMessage, ReadFilter } from '@abs/contract';
import { asc, eq, inArray, isNull } from 'drizzle-orm';
import { findUser } from '../accounts/queries.ts';
import { ApiError } from '../apiError.ts';
import { type Counter, readCounter } from '../db/counters.ts';
import type { Tx } from '../db/database.ts';
import { contactMessages, messageReplies, users } from '../db/schema.ts';
import type { Handlers, SessionUser } from '../http/handler.ts';
import { claimOf, once } from '../idempotency.ts';
import { isUuid } from '../ids.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { recordChange } from './audit.ts';
import { inOrderOf, pageOfIds } from './list.ts';
import { replyMail } from './mails.ts';
import { toContactMessage } from './mapper.ts';

type MessageRow = typeof contactMessages.$inferSelect;

const counterOf: Record<ReadFilter, Counter> = { all: 'contact_messages', unread: 'contact_messages:unread' };

/** The inbox: messages of visitors and replies of admins. A message that one admin has read is read for all. */
export const messageHandlers = {
  getMessages: ({ query }, { services }) =>
    services.db.autocommit(async (tx) => {
      const { filter, ...rest } = query;
      const { ids, pagination } = await pageOfIds(tx, {
        table: contactMessages,
        id: contactMessages.id,
        sort: { key: contactMessages.createdAt, direction: 'desc' },
        where: filter === 'unread' ? isNull(contactMessages.readAt) : undefined,
        counters: [counterOf[filter]],
        searchText: contactMessages.searchText,
        ...rest,
      });
      const messages = await loadMessages(tx, ids);
      return { messages, pagination, unread: await readCounter(tx, counterOf.unread) };
    }),

  getMessage: async ({ params }, { services }) => ({
    contactMessage: await services.db.autocommit((tx) => loadMessage(tx, params.id)),
  }),

  setMessageRead: async ({ params, body }, { services, user }) => {
    const contactMessage = await services.db.transaction(async (tx) => {
      await markRead(tx, services, user, await lockMessage(tx, params.id), body.read);
      return loadMessage(tx, params.id);
    });
    return { message: `Marked as ${body.read ? 'read' : 'unread'}.`, contactMessage };
  },

  replyToMessage: ({ params, body }, { services, user, idempotencyKey }) => {
    const claim = claimOf('replyToMessage', user.id, idempotencyKey, { ...params, ...body });
    return services.db.transaction((tx) =>
      once(tx, claim, services.now(), async () => ({
        message: 'Your reply is on its way.',
        contactMessage: await reply(tx, services, user, params.id, body.text),
      })),
    );
  },
} satisfies Partial<Handlers>;

async function lockMessage(tx: Tx, id: string): Promise<MessageRow> {
  const [row] = isUuid(id)
    ? await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('no key update')
    : [];
  if (!row) throw notFound();
  return row;
}

async function markRead(tx: Tx, services: Services, admin: SessionUser, row: MessageRow, isRead: boolean) {
  const wasRead = row.readAt !== null;
  if (wasRead === isRead) return;
  await tx
    .update(contactMessages)
    .set({ readAt: isRead ? services.now() : null })
    .where(eq(contactMessages.id, row.id));
  await recordChange(tx, services, admin, {
    action: 'setMessageRead',
    subject: { kind: 'message', id: row.id, name: row.name },
    before: { isRead: wasRead },
    after: { isRead },
  });
}

/** Stores the reply and puts its mail into the outbox. A message with a reply counts as read. */
async function reply(
  tx: Tx,
  services: Services,
  admin: SessionUser,
  id: string,
  text: string,
): Promise<ContactMessage> {
  const row = await lockMessage(tx, id);
  const now = services.now();
  await tx.insert(messageReplies).values({ messageId: row.id, byUserId: admin.id, text, createdAt: now });
  await tx
    .update(contactMessages)
    .set({ readAt: row.readAt ?? now })
    .where(eq(contactMessages.id, row.id));
  const author = await findUser(tx, admin.id);
  if (!author) throw new Error(`Admin ${admin.id} does not exist`);
  await services.mailer.enqueue(tx, replyMail(row, text, author));
  await recordChange(tx, services, admin, {
    action: 'replyToMessage',
    subject: { kind: 'message', id: row.id, name: row.name },
    before: { isRead: row.readAt !== null },
    after: { isRead: true, reply: text },
  });
  return loadMessage(tx, id);
}

const notFound = () => new ApiError(...refusals.notFound('Message'));

async function loadMessage(tx: Tx, id: string): Promise<ContactMessage> {
  const [message] = isUuid(id) ? await loadMessages(tx, [id]) : [];
  if (!message) throw notFound();
  return message;
}

/** Loads messages with their replies in the order of the ids, with two queries for any number of them. */
async function loadMessages(tx: Tx, ids: readonly string[]): Promise<ContactMessage[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(contactMessages)
    .where(inArray(contactMessages.id, [...ids]));
  const replies = await tx
    .select({ reply: messageReplies, by: users })
    .from(messageReplies)
    .innerJoin(users, eq(users.id, messageReplies.byUserId))
    .where(inArray(messageReplies.messageId, [...ids]))
    .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id));
  const repliesTo = Map.groupBy(replies, ({ reply }) => reply.messageId);
  return inOrderOf(ids, rows).map((row) => toContactMessage(row, repliesTo.get(row.id) ?? []));
}
