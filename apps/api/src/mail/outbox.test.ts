import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { mails } from '../db/schema.ts';
import { createApp } from '../http/app.ts';
import type { OutgoingMail } from '../services.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { createOutbox, type Transport } from './outbox.ts';

let shop: TestApp;
let sent: OutgoingMail[];
let isDown: boolean;
const server: Transport = {
  keepsInOutbox: false,
  send: async (mail) => {
    if (isDown) throw new Error('The mail server is down');
    sent.push(mail);
  },
};

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.read((tx) => tx.delete(mails));
  sent = [];
  isDown = false;
});

const letter = { to: 'ada@abs.test', subject: 'Hello', text: 'A text', html: '<p>A text</p>' };
const enqueue = () => shop.db.transaction((tx) => shop.services.mailer.enqueue(tx, letter));
const rows = () => shop.db.read((tx) => tx.select().from(mails));

test('delivers once, and wipes what a mail server has taken over', async () => {
  await enqueue();
  const outbox = createOutbox(shop.services, server);
  await outbox.deliver();
  await outbox.deliver();
  expect(sent).toEqual([letter]);
  expect(await rows()).toMatchObject([{ recipient: 'ada@abs.test', subject: '', text: '', html: '', attempts: 1 }]);
});

test('a mail whose transaction rolled back was never written', async () => {
  const failing = shop.db.transaction(async (tx) => {
    await shop.services.mailer.enqueue(tx, letter);
    throw new Error('the order could not be placed');
  });
  await expect(failing).rejects.toThrow('the order could not be placed');
  await createOutbox(shop.services, server).deliver();
  expect(sent).toEqual([]);
});

test('tries again with growing pauses while the mail server is down', async () => {
  await enqueue();
  isDown = true;
  const outbox = createOutbox(shop.services, server);
  const tried: number[] = [];
  for (let second = 0; second < 100; second++) {
    await outbox.deliver();
    const [row] = await rows();
    if (row && row.attempts > tried.length) tried.push(second);
    shop.clock.advance(1000);
  }
  expect(tried).toEqual([0, 5, 15, 35, 75]);

  isDown = false;
  shop.clock.advance(3_600_000);
  await outbox.deliver();
  expect(sent).toEqual([letter]);
});

test('two processes share the work', async () => {
  for (let n = 0; n < 30; n++) await enqueue();
  await Promise.all([createOutbox(shop.services, server).deliver(), createOutbox(shop.services, server).deliver()]);
  expect(sent).toHaveLength(30);
});

describe('the development mailbox', () => {
  test('shows mails newest first, as JSON and as a page with the code in big letters', async () => {
    const { email } = await shop.signUpAndVerify();
    await shop.call('POST', '/forgot-password', { body: { email } });
    const { body } = await shop.call('GET', `/dev/mail/messages?to=${email}`);
    expect(body).toHaveLength(2);
    expect(body[0]).toEqual({
      to: email,
      subject: expect.stringMatching(/^\d{4} is your ABS password reset code$/),
      text: expect.stringMatching(/^\d{4}$/m),
      html: expect.stringContaining('<!doctype html>'),
      sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });

    const page = await shop.call('GET', '/dev/mail');
    expect(page.text).toContain(`<p class="code">${body[0].text.match(/^\d{4}$/m)[0]}</p>`);
    expect(page.text).toContain('<meta http-equiv="refresh"');
  });

  test('escapes what people have written', async () => {
    await shop.db.transaction((tx) =>
      shop.services.mailer.enqueue(tx, { ...letter, subject: '<script>alert(1)</script>', text: '<img src=x>' }),
    );
    const { text } = await shop.call('GET', '/dev/mail?to=ada@abs.test');
    expect(text).not.toMatch(/<script>|<img/);
  });

  test('does not exist beside a mail server, nor in a real shop', async () => {
    const real = { PAYMENTS: 'sandbox' };
    for (const settings of [
      { SMTP_URL: 'smtp://mail.example' },
      { NODE_ENV: 'production', ...real },
      { PUBLIC_URL: 'https://shop.example', ...real },
    ]) {
      const app = createApp({ ...shop.services, config: readConfig(settings) });
      for (const address of ['/dev/mail', '/dev/mail/messages']) {
        expect((await app.fetch(new Request(`http://localhost${address}`))).status).toBe(404);
      }
    }
  });
});
