import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newsletterSubscribers } from '../db/schema.ts';
import { sweep } from '../jobs/housekeeping.ts';
import { createOutbox } from '../mail/outbox.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { subscribersCsv } from './subscribersCsv.ts';

const DAY = 24 * 3_600_000;
const ADA = 'ada@abs.test';
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ config: { publicUrl: 'https://shop.example' } });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.db.autocommit((tx) => tx.delete(newsletterSubscribers));
  shop.clock.advance(100 * DAY);
});

const subscribe = (email = ADA) => shop.call('POST', '/newsletter', { body: { email } });
const stored = () => shop.db.autocommit((tx) => tx.select().from(newsletterSubscribers));
const confirmedAddresses = async () => (await stored()).filter((row) => row.confirmedAt).map(({ email }) => email);

/** The mails to an address since the last call, each with the path of the link to confirm and of the one to unsubscribe. */
let seen = 0;
async function newMails(to = ADA) {
  const all = await shop.mailsTo(to);
  const mails = all.slice(seen).map(({ subject, text, unsubscribeUrl = '' }) => ({
    subject,
    text,
    confirm: pathIn(/https:\S+\/newsletter\/confirm\S+/.exec(text)?.[0] ?? ''),
    unsubscribe: pathIn(unsubscribeUrl),
  }));
  seen = all.length;
  return mails;
}
const pathIn = (url: string) => url.replace('https://shop.example', '');

async function onlyMail() {
  const mails = await newMails();
  expect(mails).toHaveLength(1);
  return mails[0] as (typeof mails)[number];
}

const open = (path: string) => shop.call('GET', path);
const press = (path: string) =>
  shop.call('POST', path, { body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } });

async function subscribeAndConfirm() {
  await subscribe();
  await press((await onlyMail()).confirm);
  return onlyMail();
}

test('limits a mailbox to five requests an hour, regardless of the tags of its addresses', async () => {
  const tags = ['', '+1', '+2', '+a+b', '+3', '+4', '+5'];
  const statuses = [];
  for (const tag of tags) statuses.push((await subscribe(`grace${tag}@abs.test`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await subscribe('grace-1@abs.test')).status).toBe(200);
  expect(await stored()).toHaveLength(6);
});

test('an address is subscribed once its owner presses the button behind the mailed link', {
  tags: ['7.1.22', '10.5.13'],
}, async () => {
  for (const written of [' Ada@ABS.test ', ADA])
    expect((await subscribe(written)).body).toMatchObject({ message: 'Thank you for subscribing!' });
  expect(await stored()).toHaveLength(1);
  const mail = await onlyMail();
  expect(mail.subject).toBe('Confirm your subscription to the ABS newsletter');

  // Mail scanners open links, so opening the page must not subscribe.
  const page = await open(mail.confirm);
  expect(page.text).toContain('<form method="post">');
  expect(page.text).toContain(ADA);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(await confirmedAddresses()).toEqual([]);

  expect((await press(mail.confirm)).text).toContain('You’re subscribed');
  expect(await confirmedAddresses()).toEqual([ADA]);
  expect((await onlyMail()).subject).toBe('You’re subscribed to the ABS newsletter');

  for (const again of [await open(mail.confirm), await press(mail.confirm)])
    expect(again.text).toContain('You’re subscribed');
  expect(await newMails()).toEqual([]);
});

test('the answer is the same for every address, and an address gets one mail a day', {
  tags: ['10.5.13'],
}, async () => {
  const first = await subscribe();
  const { confirm } = await onlyMail();
  expect(await subscribe()).toMatchObject({ status: first.status, text: first.text });
  shop.clock.advance(DAY / 2);
  await subscribe();
  expect(await newMails()).toEqual([]);
  shop.clock.advance(DAY / 2);
  await subscribe();
  expect(await newMails()).toHaveLength(1);

  await press(confirm);
  await newMails();
  shop.clock.advance(2 * DAY);
  expect(await subscribe()).toMatchObject({ status: first.status, text: first.text });
  expect(await newMails()).toEqual([]);
});

test('an unconfirmed entry is deleted after 30 days, and its link no longer works', {
  tags: ['10.5.13'],
}, async () => {
  await subscribe();
  const { confirm } = await onlyMail();
  shop.clock.advance(29 * DAY);
  await sweep(shop.services);
  expect(await stored()).toHaveLength(1);
  shop.clock.advance(DAY);
  expect((await press(confirm)).status).toBe(400);
  await Promise.all([sweep(shop.services), sweep(shop.services)]);
  expect(await stored()).toEqual([]);

  for (const answer of [await open(confirm), await press(confirm)]) {
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('This link has expired');
  }
});

test('another request before the end restarts the 30 days; a confirmed entry is kept', async () => {
  await subscribe();
  shop.clock.advance(29 * DAY);
  await subscribe();
  shop.clock.advance(29 * DAY);
  const [first] = await newMails();
  await press(first?.confirm ?? '');
  await newMails();
  shop.clock.advance(400 * DAY);
  await sweep(shop.services);
  expect(await confirmedAddresses()).toEqual([ADA]);
});

describe('unsubscribing', () => {
  test('needs one request from the mail client, without a cookie or a login, and deletes the address', {
    tags: ['10.5.14'],
  }, async () => {
    const { unsubscribe, text } = await subscribeAndConfirm();
    expect(text).toContain(unsubscribe);
    const oneClick = await shop.call('POST', unsubscribe, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(oneClick.status).toBe(200);
    expect(await stored()).toEqual([]);
    expect((await press(unsubscribe)).text).toContain('You’re unsubscribed');
  });

  test('works with the button on the page, however old the mail is, and after subscribing again', {
    tags: ['10.5.14'],
  }, async () => {
    const { unsubscribe } = await subscribeAndConfirm();
    await press(unsubscribe);
    // Unsubscribing deleted the entry, so this is not a second mail of the day.
    await subscribeAndConfirm();
    shop.clock.advance(3000 * DAY);
    const page = await open(unsubscribe);
    expect(page.text).toContain('<form method="post">');
    expect(page.text).toContain(ADA);
    expect(await confirmedAddresses()).toEqual([ADA]);
    expect((await press(unsubscribe)).text).toContain('You’re unsubscribed');
    expect(await stored()).toEqual([]);
  });

  test('deletes an entry that is not confirmed yet', async () => {
    await subscribe();
    const { confirm, unsubscribe } = await onlyMail();
    await press(unsubscribe);
    expect((await press(confirm)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('refuses an incomplete link and a link for another purpose', async () => {
    const { unsubscribe } = await subscribeAndConfirm();
    await subscribe('bola@abs.test');
    const [mail] = await shop.mailsTo('bola@abs.test');
    const confirm = /token=(\S+)/.exec(mail?.text ?? '')?.[1];
    for (const path of [
      unsubscribe.slice(0, -1),
      `${unsubscribe.slice(0, -2)}${unsubscribe.endsWith('AA') ? 'BB' : 'AA'}`,
      unsubscribe.replace(/token=.*/, ''),
      unsubscribe.replace(/token=.*/, 'token=%00%zz'),
      unsubscribe.replace(/token=.*/, `token=${confirm}`),
      unsubscribe.replace('unsubscribe', 'confirm'),
    ]) {
      expect([path, (await press(path)).status]).toEqual([path, 400]);
      expect([path, (await open(path)).status]).toEqual([path, 400]);
    }
    expect(await stored()).toHaveLength(2);
  });
});

test('mails carry the unsubscribe link in their header; it is deleted with the text once they are sent', async () => {
  await subscribe();
  await newMails();
  const sent: (string | undefined)[] = [];
  const send = async ({ unsubscribeUrl }: { unsubscribeUrl?: string }) => void sent.push(unsubscribeUrl);
  await createOutbox(shop.services, { keepsInOutbox: false, send }).deliver();
  expect(sent.at(-1)).toMatch(/^https:\/\/shop\.example\/newsletter\/unsubscribe\?token=[\w-]+$/);
  expect((await shop.mailsTo(ADA)).at(-1)).toEqual({ to: ADA, subject: '', text: '', html: '' });
});

test('the list for a newsletter has confirmed addresses only, each with its link to unsubscribe', async () => {
  await subscribeAndConfirm();
  await subscribe('bola@abs.test');
  const csv = await shop.db.transaction((tx) => subscribersCsv(tx, shop.services));
  const [head, row = '', ...others] = csv.trimEnd().split('\r\n');
  expect([head, others]).toEqual(['\uFEFFemail,confirmed (Lagos),unsubscribe', []]);
  expect(row).toMatch(/^ada@abs\.test,\d{4}-\d\d-\d\d [\d:]{8},https:/);
  await press(pathIn(row.split(',')[2] ?? ''));
  expect(await confirmedAddresses()).toEqual([]);
});
