import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessages } from '../db/schema.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const send = (body: unknown, ip = '10.0.0.1') => app.call('POST', '/contact', { body, ip });
const good = { name: ' Ada Obi ', email: 'ada@abs.test', message: 'Do you ship to Jos?' };

describe('a message to the shop', () => {
  it('is kept as written', { tags: ['7.1.22'] }, async () => {
    expect((await send(good)).status).toBe(201);
    const stored = await app.services.db.autocommit((tx) => tx.select().from(contactMessages));
    expect(stored).toEqual([expect.objectContaining({ name: 'Ada Obi', email: good.email, message: good.message })]);
  });

  it.each([
    [{ ...good, name: '  ' }, { name: 'Please enter your name' }],
    [{ ...good, email: 'ada' }, { email: 'Email is invalid' }],
    [{ ...good, message: '' }, { message: 'Please enter your message' }],
    [{ ...good, message: 'x'.repeat(4001) }, { message: 'Please shorten your message to 4000 characters' }],
  ])('is refused when something is missing: %#', { tags: ['5.1.19'] }, async (body, fields) => {
    const answer = await send(body);
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
  });

  it('is refused after 100 messages from one IP address', async () => {
    const answers = await Promise.all(Array.from({ length: 105 }, () => send(good, '10.0.0.2')));
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(5);
  });
});
