import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, contactMessages, mails } from '../db/schema.ts';
import { createOutbox } from '../mail/outbox.ts';
import type { OutgoingMail } from '../services.ts';
import { addAdmin, type Shopper } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
let admin: Shopper;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await addAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.autocommit((tx) => tx.delete(contactMessages)));

const as = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  shop.call(method, `/admin/messages${path}`, { token: admin.token, body, headers });
const write = async (name: string, message: string, email = 'ada@abs.test') => {
  await shop.call('POST', '/contact', { body: { name, email, message } });
  return (await as('GET', `?search=${encodeURIComponent(name)}`)).body.messages[0].id as string;
};

test('messages of visitors are listed newest first, unread, and found by name, e-mail and text', {
  tags: ['2.16.8'],
}, async () => {
  await write('Ada Obi', 'Do you ship to Jos?');
  await write('Ṣeun Alabi', 'The hoodie is too small.', 'seun@mail.test');
  const { body } = await as('GET', '');
  expect(body.messages).toMatchObject([
    { name: 'Ṣeun Alabi', email: 'seun@mail.test', text: 'The hoodie is too small.', isRead: false, replies: [] },
    { name: 'Ada Obi' },
  ]);
  expect([body.unread, body.pagination.total]).toEqual([2, 2]);
  for (const [search, name] of [
    ['seun', 'Ṣeun Alabi'],
    ['jos', 'Ada Obi'],
    ['ada@abs.test', 'Ada Obi'],
    ['small hoodie', 'Ṣeun Alabi'],
  ]) {
    const found = (await as('GET', `?search=${search}`)).body.messages;
    expect(found.map((message: { name: string }) => message.name)).toEqual([name]);
  }
});

test('marking a message as read or unread changes the lists and counts, and is recorded', {
  tags: ['2.16.9'],
}, async () => {
  const id = await write('Ada Obi', 'Do you ship to Jos?');
  await write('Bola', 'Hello');
  const unread = async () => (await as('GET', '?filter=unread')).body;
  expect((await as('POST', `/${id}/read`, { read: true })).body.contactMessage.isRead).toBe(true);
  await as('POST', `/${id}/read`, { read: true });
  expect(await unread()).toMatchObject({ unread: 1, pagination: { total: 1 }, messages: [{ name: 'Bola' }] });
  expect((await shop.call('GET', '/admin/counts', { token: admin.token })).body.unreadMessages).toBe(1);
  await as('POST', `/${id}/read`, { read: false });
  expect((await unread()).unread).toBe(2);
  const rows = await shop.db.autocommit((tx) =>
    tx.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.createdAt),
  );
  expect(rows).toMatchObject([
    {
      action: 'setMessageRead',
      subjectKind: 'message',
      subjectName: 'Ada Obi',
      before: { isRead: false },
      after: { isRead: true },
    },
    { before: { isRead: true }, after: { isRead: false } },
  ]);
});

describe('a reply', () => {
  const replyTo = (id: string, text: string, key?: string) =>
    as('POST', `/${id}/reply`, { text }, key ? { 'idempotency-key': key } : {});
  const mailTo = (to: string) => shop.db.autocommit((tx) => tx.select().from(mails).where(eq(mails.recipient, to)));

  test('is mailed with the question below it, and kept with the message, which counts as read', {
    tags: ['2.16.10'],
  }, async () => {
    const id = await write('Ada <b>Obi</b>', 'Do you ship to Jos?\n\nI need it by Friday.', 'jos@mail.test');
    const answer = await replyTo(id, ' Yes, we do.\nIt takes two days. ');
    expect(answer.status).toBe(201);
    expect(answer.body.contactMessage).toMatchObject({
      isRead: true,
      replies: [{ text: 'Yes, we do.\nIt takes two days.', by: 'Folake Adeyemi' }],
    });
    expect((await as('GET', `/${id}`)).body.contactMessage).toEqual(answer.body.contactMessage);
    const [mail] = await mailTo('jos@mail.test');
    expect(mail).toMatchObject({ subject: 'Re: your message to ABS', replyTo: admin.email });
    expect(mail?.text).toMatch(
      /Yes, we do\.\n\nIt takes two days\.\n\nFolake Adeyemi, ABS\n\nYou wrote on \d+ \w+ \d{4}:\n\n> Do you ship to Jos\?\n\n> I need it by Friday\./,
    );
    expect(mail?.html).not.toContain('<b>Obi');
    const sent: OutgoingMail[] = [];
    const send = async (one: OutgoingMail) => void sent.push(one);
    await createOutbox(shop.services, { keepsInOutbox: true, send }).deliver();
    expect(sent.filter(({ to }) => to === 'jos@mail.test')).toMatchObject([{ writtenBy: admin.email }]);
    const [row] = await shop.db.autocommit((tx) => tx.select().from(auditLog).where(eq(auditLog.subjectId, id)));
    expect(row).toMatchObject({
      action: 'replyToMessage',
      before: { isRead: false },
      after: { isRead: true, reply: 'Yes, we do.\nIt takes two days.' },
    });
  });

  test('is sent once for repeated requests with one key', async () => {
    const id = await write('Ada Obi', 'Hello?', 'once@mail.test');
    const answers = await Promise.all(Array.from({ length: 4 }, () => replyTo(id, 'Yes.', 'key-1')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await mailTo('once@mail.test')).toHaveLength(1);
    const other = await write('Bola', 'Hello?');
    for (const answer of [await replyTo(id, 'No.', 'key-1'), await replyTo(other, 'Yes.', 'key-1')]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'idempotency_conflict']);
    }
    expect((await replyTo(id, 'And more.', 'key-2')).body.contactMessage.replies).toHaveLength(2);
  });

  test('needs a text, and a message that exists', async () => {
    const id = await write('Ada Obi', 'Hello?');
    expect((await replyTo(id, '  ')).body.fields).toEqual({ text: 'Please enter your reply' });
    expect((await replyTo('00000000-0000-4000-8000-000000000000', 'Yes.')).body.code).toBe('not_found');
    expect((await replyTo('nonsense', 'Yes.')).body.code).toBe('not_found');
    expect((await as('GET', '/nonsense')).status).toBe(404);
  });
});
