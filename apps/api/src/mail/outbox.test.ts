import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Tx } from '../db/database.ts';
import { mails } from '../db/schema.ts';
import { createApp } from '../server/app.ts';
import type { OutgoingMail } from '../services.ts';
import { addAdmin } from '../testing/shop.ts';
import { type SmtpDouble, startSmtpDouble } from '../testing/smtpDouble.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { createOutbox, PLACES, type Transport } from './outbox.ts';
import { createTransport } from './transport.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A logger that records its errors. */
function recordedLog() {
  const lines: { level: number }[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  return { logger: pino(stream), errors: () => lines.filter(({ level }) => level >= 50) };
}

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
  await shop.db.autocommit((tx) => tx.delete(mails));
  sent = [];
  isDown = false;
});

const letter = { to: 'ada@abs.test', subject: 'Hello', text: 'A text', html: '<p>A text</p>' };
const enqueue = () => shop.db.transaction((tx) => shop.services.mailer.enqueue(tx, letter));
const rows = () => shop.db.autocommit((tx) => tx.select().from(mails));

test('delivers once, and wipes the text of a delivered mail', async () => {
  await enqueue();
  const outbox = createOutbox(shop.services, server);
  await outbox.deliver();
  await outbox.deliver();
  expect(sent).toEqual([letter]);
  expect(await rows()).toMatchObject([{ recipient: 'ada@abs.test', subject: '', text: '', html: '', attempts: 1 }]);
});

test('does not send a mail whose transaction was rolled back', async () => {
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

describe('with a mail server that is slow or refuses', () => {
  let smtp: SmtpDouble;
  let transports: Transport[];
  beforeEach(async () => {
    smtp = await startSmtpDouble();
    transports = [];
  });
  afterEach(async () => {
    for (const transport of transports) transport.close?.();
    await smtp.close();
  });
  /** The outbox of another process. */
  const startProcess = (renewalMs?: number) => {
    const transport = createTransport(readConfig({ SMTP_URL: smtp.url }));
    if (!transport) throw new Error('There is a mail server, so there is a transport');
    transports.push(transport);
    return createOutbox(shop.services, transport, renewalMs);
  };
  const enqueueTo = (to: string, more: Partial<OutgoingMail> = {}) =>
    shop.db.transaction((tx) => shop.services.mailer.enqueue(tx, { ...letter, to, ...more }));

  test('two processes send each mail once, however long the server takes', async () => {
    const people = Array.from({ length: 10 }, (_, n) => `person${n}@abs.test`);
    for (const person of people) await enqueueTo(person);
    const processes = [startProcess(), startProcess()];
    smtp.hold();
    for (const outbox of processes) await outbox.sendDue();
    await expect.poll(smtp.heldMails).toBe(10);
    // Longer than a mail server may be silent.
    for (let second = 0; second < 60; second += 5) {
      shop.clock.advance(5_000);
      for (const outbox of processes) await outbox.sendDue();
    }
    smtp.release();
    for (const outbox of processes) await outbox.deliver();
    expect(smtp.recipients.toSorted()).toEqual(people);
  });

  test('a running process keeps its mail, and a crashed one leaves it to another', async () => {
    await enqueueTo('ada@abs.test');
    const leaseOf = async () => (await rows())[0]?.leasedUntil?.getTime() ?? 0;
    const alive = startProcess(10);
    smtp.hold();
    await alive.sendDue();
    for (let minute = 0; minute < 5; minute++) {
      shop.clock.advance(60_000);
      await expect.poll(leaseOf).toBeGreaterThan(shop.clock.now().getTime() + 60_000);
      await startProcess().sendDue();
    }
    smtp.release();
    await alive.deliver();
    expect(smtp.recipients).toEqual(['ada@abs.test']);

    await enqueueTo('bola@abs.test');
    const died: Transport = { keepsInOutbox: false, send: () => new Promise(() => {}) };
    await createOutbox(shop.services, died).sendDue();
    shop.clock.advance(119_000);
    await startProcess().deliver();
    expect(smtp.recipients).toEqual(['ada@abs.test']);
    shop.clock.advance(2_000);
    await startProcess().deliver();
    expect(smtp.recipients).toEqual(['ada@abs.test', 'bola@abs.test']);
  });

  test('a code is sent before other mails, even while they hang', async () => {
    for (let n = 0; n < 20; n++) await enqueueTo(`news${n}@abs.test`);
    const outbox = startProcess();
    smtp.hold();
    await outbox.sendDue();
    await expect.poll(smtp.heldMails).toBe(PLACES - 1);
    await enqueueTo('code@abs.test', { expiresAt: new Date(shop.clock.now().getTime() + 600_000) });
    await outbox.sendDue();
    await expect.poll(() => smtp.lines.includes('To: code@abs.test')).toBe(true);
    smtp.release();
    await outbox.deliver();
    expect(smtp.recipients).toHaveLength(21);
    expect(smtp.recipients.indexOf('code@abs.test')).toBeLessThan(PLACES);
  });

  test('an expired code is neither sent nor kept', async () => {
    await enqueueTo('late@abs.test', { expiresAt: new Date(shop.clock.now().getTime() + 600_000) });
    shop.clock.advance(600_000);
    await startProcess().deliver();
    expect([smtp.recipients, await rows()]).toEqual([[], []]);
  });

  test('the mail of a one-time code has an expiry time', async () => {
    const { email } = await shop.signUpAndVerify();
    await rows().then((all) => expect(all.find(({ recipient }) => recipient === email)?.expiresAt).not.toBeNull());
  });

  test('a mail refused for five days is given up, logged, reported to the admins once, and listed', async () => {
    const log = recordedLog();
    await enqueueTo('closed@abs.test', { subject: 'Your order ABS-1' });
    await enqueueTo('full@abs.test');
    smtp.refuse('550 No such mailbox');
    const transport = createTransport(readConfig({ SMTP_URL: smtp.url }));
    if (!transport) throw new Error('There is a mail server, so there is a transport');
    transports.push(transport);
    const outbox = createOutbox({ ...shop.services, log: log.logger }, transport);
    // Signs in for each call, because sessions expire during the days of this test.
    const get = async (path: string) => (await shop.call('GET', path, { token: (await addAdmin(shop)).token })).body;
    const started = shop.clock.now().getTime();
    const warnings: string[] = [];
    while (shop.clock.now().getTime() - started < 4.9 * DAY) {
      await outbox.deliver();
      expect((await rows()).every(({ failedAt }) => failedAt === null)).toBe(true);
      shop.clock.advance(HOUR);
    }
    warnings.push(...(await get('/admin/counts')).warnings.map(({ message }: { message: string }) => message));
    expect(warnings).toEqual([expect.stringMatching(/^Mails cannot be delivered: 2 mails wait,.*550 No such mailbox/)]);

    shop.clock.advance(0.2 * DAY);
    await outbox.deliver();
    expect(log.errors()).toHaveLength(2);
    expect(await get('/admin/undelivered-mails')).toMatchObject({
      mails: expect.arrayContaining([
        {
          id: expect.any(String),
          to: 'closed@abs.test',
          subject: 'Your order ABS-1',
          createdAt: expect.any(String),
          attempts: expect.any(Number),
          reason: expect.stringContaining('550 No such mailbox'),
        },
      ]),
      pagination: { page: 1, limit: 10, total: 2, totalPages: 1 },
    });
    for (const [search, total] of [
      ['CLOSED@', 1],
      ['abs-1', 1],
      ['50%', 0],
    ] as const) {
      const answer = await get(`/admin/undelivered-mails?search=${encodeURIComponent(search)}`);
      expect([search, answer.pagination.total]).toEqual([search, total]);
    }
    const notices = (await get('/admin/notifications')).notifications.filter(
      ({ kind }: { kind: string }) => kind === 'mailUndelivered',
    );
    expect(notices).toMatchObject([
      { title: expect.stringMatching(/^A mail to (closed|full)@abs.test was not delivered$/) },
    ]);
    expect((await get('/admin/counts')).warnings).toEqual([]);

    smtp.refuse(null);
    shop.clock.advance(DAY);
    await outbox.deliver();
    expect(smtp.recipients).toEqual([]);
  });

  test('a mail is not sent again if the database was unavailable after sending it', async () => {
    await enqueueTo('once@abs.test');
    let failures = 0;
    const db = {
      ...shop.db,
      transaction: <T>(work: (tx: Tx) => Promise<T>) =>
        failures-- > 0 ? Promise.reject(new Error('The database is away')) : shop.db.transaction(work),
    };
    const transport: Transport = {
      keepsInOutbox: false,
      send: async (mail) => {
        sent.push(mail);
        failures = 2;
      },
    };
    const outbox = createOutbox({ ...shop.services, db }, transport);
    await outbox.deliver();
    await outbox.deliver();
    expect(sent).toHaveLength(1);
    expect((await rows())[0]?.sentAt).not.toBeNull();
  });
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

  test('escapes text that people have written', async () => {
    await shop.db.transaction((tx) =>
      shop.services.mailer.enqueue(tx, { ...letter, subject: '<script>alert(1)</script>', text: '<img src=x>' }),
    );
    const { text } = await shop.call('GET', '/dev/mail?to=ada@abs.test');
    expect(text).not.toMatch(/<script>|<img/);
  });

  test('does not exist if a mail server is configured, nor in a real shop', async () => {
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
