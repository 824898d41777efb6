import type { SecurityEvent } from '@abs/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityEvents } from '../db/schema.ts';
import { addAdmin, addShopper } from '../testing/shop.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { hashPassword } from './passwordHash.ts';
import { deleteOldSecurityEvents, recordSecurityEvent } from './securityEvents.ts';

const HOUR = 3_600_000;
let shop: TestApp;
const hash = hashPassword(PASSWORD);
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const addCustomer = async () => addShopper(shop, { passwordHash: await hash });
const logIn = (email: string, password: string, ip: string) =>
  shop.call('POST', '/login', { body: { email, password }, ip });
/** The events that an admin finds. Uses a new session each time, because the clock moves on. */
async function eventsOf(search: string): Promise<SecurityEvent[]> {
  const { token } = await addAdmin(shop);
  const answer = await shop.call('GET', `/admin/security-events?search=${encodeURIComponent(search)}`, { token });
  expect(answer.status).toBe(200);
  return answer.body.events;
}
const kindsOf = async (search: string) =>
  (await eventsOf(search)).map(({ kind, address, count }) => [kind, address, count]).sort();

test('records sign-ins, failures and waits with account and address, and merges equal events within an hour', async () => {
  // Starts at the beginning of an hour, so that all events are in the same hour.
  shop.clock.advance(HOUR - (shop.clock.now().getTime() % HOUR));
  const { id, email } = await addCustomer();
  await logIn(email, PASSWORD, '203.0.113.1');
  for (let n = 0; n < 10; n++) await logIn(email, 'wrong', '203.0.113.2');
  expect((await logIn(email, 'wrong', '203.0.113.2')).status).toBe(429);
  expect(await kindsOf(email)).toEqual([
    ['signIn', '203.0.113.1', 1],
    ['signInDelayed', '203.0.113.2', 1],
    ['signInFailed', '203.0.113.2', 10],
  ]);
  expect((await eventsOf(email))[0]?.user).toEqual({ userId: id, name: email, userType: 'Customer' });
  expect(await kindsOf('203.0.113.1')).toEqual([['signIn', '203.0.113.1', 1]]);

  shop.clock.advance(HOUR);
  await logIn(email, 'wrong', '203.0.113.2');
  expect((await kindsOf(email)).filter(([kind]) => kind === 'signInFailed')).toHaveLength(2);
});

test('records a failed login for an unknown e-mail', async () => {
  await logIn(' Nobody@ABS.test ', 'wrong', '2001:db8:0:5::9');
  expect(await eventsOf('nobody@abs.test')).toMatchObject([
    { kind: 'signInFailed', email: 'nobody@abs.test', user: null, address: '2001:db8:0:5::/64', count: 1 },
  ]);
  expect(await kindsOf('2001:db8:0:5::1234')).toHaveLength(1);
});

test('records wrong codes, resets and logging out everywhere', async () => {
  const { email, token } = await addCustomer();
  await shop.call('POST', '/logout-everywhere', { token, ip: '203.0.113.3' });
  await shop.call('POST', '/forgot-password', { body: { email } });
  const otp = await shop.codeTo(email);
  const reset = (code: string) =>
    shop.call('POST', '/reset-password', {
      body: { email, otp: code, password: 'quite-another-passphrase' },
      ip: '203.0.113.4',
    });
  await reset(otp === '0000' ? '0001' : '0000');
  expect((await reset(otp)).status).toBe(200);
  expect(await kindsOf(email)).toEqual([
    ['codeFailed', '203.0.113.4', 1],
    ['loggedOutEverywhere', '203.0.113.3', 1],
    ['passwordReset', '203.0.113.4', 1],
  ]);
});

test('hides the sign-ins of customers unless the admin searches', async () => {
  const { email } = await addCustomer();
  const boss = await addShopper(shop, { passwordHash: await hash, userType: 'Admin' });
  await logIn(email, PASSWORD, '203.0.113.5');
  await logIn(boss.email, PASSWORD, '203.0.113.6');
  const listed = await eventsOf('');
  expect(listed.some((event) => event.kind === 'signIn' && event.email === email)).toBe(false);
  expect(listed[0]).toMatchObject({ kind: 'signIn', email: boss.email, address: '203.0.113.6' });
});

test('records an export in the audit log with the admin, the filter and the IP address', async () => {
  const { id, token } = await addAdmin(shop);
  const exported = await shop.call('GET', '/admin/transactions.csv?search=ada', { token, ip: '203.0.113.7' });
  expect(exported.status).toBe(200);
  const { body } = await shop.call('GET', `/admin/audit?by=${id}`, { token });
  expect(body.entries).toMatchObject([
    {
      by: { userId: id },
      action: 'exportTransactions',
      subject: { kind: 'transactions' },
      after: { status: 'all', search: 'ada', address: '203.0.113.7' },
    },
  ]);
});

test('deletes old events, and the oldest failures and unknown e-mails beyond their limits', async () => {
  const { id, email } = await addCustomer();
  await shop.db.autocommit((tx) => tx.delete(securityEvents));
  const record = (kind: SecurityEvent['kind'], n: number, known = true) => {
    const event = { kind, userId: known ? id : null, email: known ? email : `${n}@abs.test`, ip: `10.0.0.${n}` };
    return shop.db.autocommit((tx) => recordSecurityEvent(tx, event, shop.clock.now()));
  };
  const left = async () => {
    await shop.db.autocommit((tx) => deleteOldSecurityEvents(tx, shop.clock.now(), { failures: 6, ofUnknown: 3 }));
    const rows = await shop.db.autocommit((tx) => tx.select().from(securityEvents));
    return rows.map(({ kind, address }) => `${kind} ${address}`).sort();
  };
  for (let n = 0; n < 5; n++) await record('signInFailed', n, false);
  for (let n = 5; n < 9; n++) await record('signInFailed', n);
  await record('signIn', 9);
  expect(await left()).toEqual(['signIn 10.0.0.9', ...[3, 4, 5, 6, 7, 8].map((n) => `signInFailed 10.0.0.${n}`)]);
  shop.clock.advance(91 * 24 * HOUR);
  await record('signIn', 1);
  expect(await left()).toEqual(['signIn 10.0.0.1']);
});
