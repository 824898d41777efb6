import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mails, orders, payments, users } from '../db/schema.ts';
import { fillSearchTexts } from '../jobs/fillSearchTexts.ts';
import { addAdmin, addProduct, checkOut, order, pay, type Shopper, step, webhook } from '../testing/shop.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
let admin: Shopper;
beforeEach(async () => {
  shop = await createTestApp();
  admin = await addAdmin(shop);
});
afterEach(() => shop.close());

const deleteAccount = ({ token }: { token: string }, currentPassword: unknown = PASSWORD, ip = '127.0.0.1') =>
  shop.call('POST', '/user/delete', { token, body: { currentPassword }, ip });
const statusOf = async ({ token }: { token: string }) => (await shop.call('GET', '/user/profile', { token })).status;

async function addCustomer(email?: string) {
  const credentials = await shop.signUpAndVerify(email);
  return { ...credentials, id: credentials.userId };
}
const setStatus = (id: string, status: string) =>
  shop.call('POST', `/admin/orders/${id}/status`, { token: admin.token, body: { status } });
async function buy(customer: Shopper, productId: string) {
  const placed = await order(shop, customer, productId);
  const { reference } = (await pay(shop, customer, placed.id)).body.data.data;
  shop.fakePayments.settle(reference, 'success');
  await shop.call('GET', `/payments/verify/${reference}`, { token: customer.token });
  return { ...placed, reference: reference as string };
}

/** Every row of the database as one text, without the counters of limits, which expire within a month. */
async function everything(): Promise<string> {
  return shop.db.autocommit(async (tx) => {
    const rowsOf = async (query: ReturnType<typeof sql>) => {
      const result = (await tx.execute(query)) as unknown as { rows: Record<string, string>[] };
      return result.rows;
    };
    const tables = await rowsOf(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const rows = await rowsOf(sql`select to_jsonb(t)::text as text from ${sql.identifier(name ?? '')} as t`);
      texts.push(...rows.map(({ text }) => `${name}: ${text}`));
    }
    return texts.join('\n');
  });
}

test('deletes what identifies the customer from every table, and keeps the figures', {
  tags: ['10.1.30'],
}, async () => {
  const email = 'folashade@abs.test';
  const customer = await addCustomer(email);
  const names = { firstName: 'Fọláṣadé', lastName: 'Ògúnbánjọ', gender: 'Female' };
  await shop.call('POST', `/complete-profile-registration/${customer.id}`, { token: customer.token, body: names });
  const { token } = customer;
  const hoodie = await addProduct(shop);
  const soldOut = await addProduct(shop, { quantity: 0 });
  const sent = await buy(customer, hoodie.id);
  await setStatus(sent.id, 'cleared');
  const cancelled = await order(shop, customer, hoodie.id);
  await shop.call('DELETE', `/orders/${cancelled.id}`, { token });
  await step(shop, customer, hoodie.id, 2);
  await shop.call('PUT', `/wishlist/items/${hoodie.id}`, { token });
  await shop.call('POST', '/wishlist/share', { token, body: {} });
  const address = { deliveryAddress: '3 Broad Street, Lagos', phoneNumber: '08039876543' };
  await shop.call('POST', '/user/addresses', { token, body: address });
  await shop.call('POST', '/user/restock-requests', { token, body: { productId: soldOut.id } });
  await shop.call('POST', '/newsletter', { body: { email } });
  await shop.call('POST', '/contact', { body: { name: 'Fọláṣadé', email, message: 'My scar is on the left.' } });
  const [message] = (await shop.call('GET', '/admin/messages', { token: admin.token })).body.messages;
  await shop.call('POST', `/admin/messages/${message.id}/reply`, { token: admin.token, body: { text: 'Noted.' } });
  await shop.call('POST', '/login', { body: { email, password: 'wrong' } });
  await shop.call('POST', '/forgot-password', { body: { email } });
  for (const status of ['blocked', 'active']) {
    await shop.call('POST', `/admin/users/${customer.id}/status`, { token: admin.token, body: { status } });
  }
  const again = await shop.loginAs(email);
  await shop.call('POST', '/user/email', {
    token: again.token,
    body: { email: 'fola@new.test', currentPassword: PASSWORD },
  });
  const personal = [
    email,
    'fola@new.test',
    'Fọláṣadé',
    'Ògúnbánjọ',
    'folasade',
    'ogunbanjo',
    'Bode Thomas',
    '3 Broad Street',
    '08031234567',
    'My scar',
  ];
  const before = await everything();
  for (const text of personal) expect(before).toContain(text);
  const stats = async () => (await shop.call('GET', '/overview/stats', { token: admin.token })).body;
  const sales = async () => (await shop.call('GET', '/overview/sales', { token: admin.token })).body;
  const [statsBefore, salesBefore] = [await stats(), await sales()];

  const answer = await deleteAccount(again);
  expect([answer.status, answer.body]).toEqual([200, { message: 'Your account has been deleted.' }]);
  await fillSearchTexts(shop.services);
  const [farewell, ...others] = await shop.mailsTo(email);
  expect([farewell?.subject, others]).toEqual(['Your ABS account is deleted', []]);
  // The new address may be another person's, whose mails stay; housekeeping deletes all after 30 days.
  await shop.db.autocommit((tx) => tx.delete(mails).where(inArray(mails.recipient, [email, 'fola@new.test'])));
  const after = await everything();
  for (const text of personal) expect(after).not.toContain(text);

  expect(await sales()).toEqual(salesBefore);
  expect((await stats()).totalSales).toEqual(statsBefore.totalSales);
  const listed = (await shop.call('GET', '/admin/orders', { token: admin.token })).body.orders;
  const deleted = { userId: customer.id, name: 'Deleted customer', email: '' };
  expect(listed).toMatchObject([
    { number: cancelled.number, customer: deleted, deliveryAddress: 'Deleted', phoneNumber: '' },
    { number: sent.number, customer: deleted, totalPrice: sent.totalPrice, paymentStatus: 'paid' },
  ]);
  for (const found of [`?search=${sent.number}`, '?search=ikoyi+hoodie&status=cleared']) {
    const { body } = await shop.call('GET', `/admin/orders${found}`, { token: admin.token });
    expect(body.orders.map(({ number }: { number: string }) => number)).toEqual([sent.number]);
  }
  expect((await shop.call('GET', `/admin/orders/${sent.id}`, { token: admin.token })).status).toBe(200);
  const customers = (await shop.call('GET', '/admin/users', { token: admin.token })).body;
  expect([customers.users, customers.pagination.total]).toEqual([[], 0]);
});

test('ends every session, and the email address can sign up again as a new customer', async () => {
  const customer = await addCustomer('again@abs.test');
  const second = await shop.loginAs(customer.email);
  expect((await deleteAccount(customer)).status).toBe(200);
  expect([await statusOf(customer), await statusOf(second)]).toEqual([401, 401]);
  const login = await shop.call('POST', '/login', { body: { email: customer.email, password: PASSWORD } });
  expect(login.body.code).toBe('invalid_credentials');
  const newcomer = await addCustomer('again@abs.test');
  expect(newcomer.id).not.toBe(customer.id);
  expect((await shop.call('GET', '/get-orders', { token: newcomer.token })).body).toEqual([]);
});

test('a deleted account has no login and no password reset', async () => {
  const customer = await addCustomer();
  await deleteAccount(customer);
  const email = `${customer.id}@deleted.invalid`;
  for (const password of ['none', PASSWORD, '']) {
    const { status } = await shop.call('POST', '/login', { body: { email, password } });
    expect([400, 401]).toContain(status);
  }
  await shop.call('POST', '/forgot-password', { body: { email } });
  expect(await shop.mailsTo(email)).toEqual([]);
});

type Case = [reason: string, sentence: string, prepare: (customer: Shopper, productId: string) => Promise<unknown>];
const cases: Case[] = [
  ['unpaid', 'is waiting for payment', (customer, productId) => order(shop, customer, productId)],
  ['paid and not sent', 'has not been sent yet', buy],
  [
    'due for refund',
    'owe you a refund',
    async (customer, productId) => setStatus((await buy(customer, productId)).id, 'canceled'),
  ],
  [
    'disputed',
    'Your bank is still checking',
    async (customer, productId) => {
      const { id } = await buy(customer, productId);
      await setStatus(id, 'cleared');
      await shop.db.autocommit((tx) => tx.update(orders).set({ isDisputed: true }).where(eq(orders.id, id)));
    },
  ],
  [
    'cancelled while its payment is open',
    'may still arrive',
    async (customer, productId) => {
      const placed = await order(shop, customer, productId);
      const soon = new Date(shop.clock.now().getTime() + 60_000);
      await pay(shop, customer, placed.id);
      await shop.db.autocommit(async (tx) => {
        await tx.update(orders).set({ status: 'CANCELLED', cancelledAt: soon }).where(eq(orders.id, placed.id));
        await tx.update(payments).set({ status: 'pending', nextCheckAt: soon }).where(eq(payments.orderId, placed.id));
      });
    },
  ],
  [
    'sent while a second payment is open',
    'may still arrive',
    async (customer, productId) => {
      const { id, reference } = await buy(customer, productId);
      await setStatus(id, 'cleared');
      const soon = new Date(shop.clock.now().getTime() + 60_000);
      await shop.db.autocommit(async (tx) => {
        const [first] = await tx.select().from(payments).where(eq(payments.reference, reference));
        if (!first) throw new Error('The order has no payment');
        const { displayKobo: _generated, ...row } = first;
        const second = { id: randomUUID(), reference: 'second', status: 'pending' as const, nextCheckAt: soon };
        await tx.insert(payments).values({ ...row, ...second });
      });
    },
  ],
];

test.each(cases)(
  'is refused while an order is %s, and nothing is lost',
  { tags: ['10.1.31'] },
  async (_, sentence, prepare) => {
    const customer = await addCustomer();
    const { id } = await addProduct(shop);
    await prepare(customer, id);
    await step(shop, customer, id, 1);
    const before = await everything();
    const { status, body } = await deleteAccount(customer);
    expect([status, body.code]).toEqual([409, 'order_under_way']);
    expect(body.message).toContain(sentence);
    expect(body.message).toMatch(/ABS-\d+/);
    expect(await everything()).toBe(before);
    expect(await statusOf(customer)).toBe(200);
  },
);

test('a wrong password counts as a failed login', async () => {
  const customer = await addCustomer();
  const guess = () => deleteAccount(customer, 'not-the-password', '198.51.100.20');
  const answers = await Promise.all(Array.from({ length: 12 }, guess));
  expect(answers.filter(({ body }) => body.code === 'wrong_password')).toHaveLength(10);
  expect(answers.filter(({ body }) => body.code === 'rate_limited')).toHaveLength(2);
  expect(await statusOf(customer)).toBe(200);
  for (const password of [undefined, '', 7, null]) {
    const { body } = await shop.call('POST', '/user/delete', {
      token: customer.token,
      body: { currentPassword: password },
    });
    expect([body.code, Object.keys(body.fields)]).toEqual(['validation', ['currentPassword']]);
  }
});

test('an order at the same moment is either placed, and keeps the account, or not placed', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 6; round++) {
    const customer = await addCustomer();
    const { id } = await addProduct(shop);
    await step(shop, customer, id, 1);
    const [placed, deleted] = await Promise.all([checkOut(shop, customer), deleteAccount(customer)]);
    outcomes.add(`${placed.status} ${deleted.status}`);
    const rows = await shop.db.autocommit((tx) => tx.select().from(orders).where(eq(orders.userId, customer.id)));
    expect(rows).toHaveLength(placed.status === 201 ? 1 : 0);
    expect([placed.status === 201, deleted.status === 200]).toContain(false);
    expect([placed.status === 201, deleted.status === 200]).toContain(true);
  }
  expect([...outcomes].every((outcome) => /^(201 409|(400|401|409) 200)$/.test(outcome))).toBe(true);
});

test('handles two concurrent deletions', async () => {
  const customer = await addCustomer();
  const answers = await Promise.all([deleteAccount(customer), deleteAccount(customer)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(answers.every(({ status }) => [200, 400, 401].includes(status))).toBe(true);
  const [row] = await shop.db.autocommit((tx) => tx.select().from(users).where(eq(users.id, customer.id)));
  expect(row?.userType).toBe('Deleted');
});

test('a payment that arrives later is due for refund, and nobody is mailed', async () => {
  const customer = await addCustomer();
  const { id: productId } = await addProduct(shop);
  const placed = await order(shop, customer, productId);
  const { reference } = (await pay(shop, customer, placed.id)).body.data.data;
  // The provider no longer knows of the payment, so it is not checked again.
  await shop.db.autocommit(async (tx) => {
    await tx.update(orders).set({ status: 'CANCELLED', cancelledAt: new Date() }).where(eq(orders.id, placed.id));
    await tx.update(payments).set({ nextCheckAt: null }).where(eq(payments.reference, reference));
  });
  expect((await deleteAccount(customer)).status).toBe(200);
  shop.fakePayments.settle(reference, 'success');
  await webhook(shop, { reference, amount: placed.totalPrice * 100 });
  const { body } = await shop.call('GET', `/admin/orders/${placed.id}`, { token: admin.token });
  expect(body.order.refundDue).toBe(placed.totalPrice);
  const subjects = await shop.db.autocommit((tx) =>
    tx.select({ to: mails.recipient, subject: mails.subject }).from(mails),
  );
  expect(subjects.filter(({ to }) => to.endsWith('.invalid'))).toEqual([]);
});

test('an admin’s account stays', async () => {
  const staff = await shop.signUpAdmin();
  const { status, body } = await deleteAccount(staff);
  expect([status, body.message]).toEqual([403, 'The account of an admin cannot be deleted in the shop.']);
});
