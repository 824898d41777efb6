import { callLimits, limits } from '@abs/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderLines, orders, securityEvents, users } from '../db/schema.ts';
import { addAdmin, addProduct, addShopper, order, pay, step } from '../testing/shop.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { turnOnTwoFactor } from '../testing/twoFactor.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const download = ({ token }: { token: string }) => shop.call('GET', '/user/data', { token });

/** The JSON in the file. */
function dataIn(file: string) {
  const elements = [...file.matchAll(/<script type="application\/json" id="data">(.*?)<\/script>/gs)];
  expect([elements.length, file.match(/<script/g)?.length]).toEqual([1, 1]);
  return JSON.parse(elements[0]?.[1] ?? '');
}
/** What a person reads in the file, without markup. */
const readable = (file: string): string =>
  file
    .replace(/<(style|script).*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('has everything that the shop stores about the user, for people and as JSON', { tags: ['10.1.28'] }, async () => {
  const ada = await shop.signUpAndVerify('ada@abs.test');
  const shopper = { ...ada, id: ada.userId };
  const hoodie = await addProduct(shop, { sku: 'IKO-NAV-M' });
  const tee = await addProduct(shop, { name: 'Makoko Tee', size: '', color: 'Sand' });
  const soldOut = await addProduct(shop, { name: 'Eko Jacket', quantity: 0 });
  const placed = await order(shop, shopper, hoodie.id, 2);
  const { reference } = (await pay(shop, shopper, placed.id)).body.data.data;
  shop.fakePayments.settle(reference, 'success');
  await shop.call('GET', `/payments/verify/${reference}`, { token: ada.token });
  const unpaid = await order(shop, shopper, tee.id, 1);
  await step(shop, shopper, tee.id, 3);
  await shop.call('PUT', `/wishlist/items/${hoodie.id}`, { token: ada.token });
  const address = { deliveryAddress: '3 Broad Street, Lagos', phoneNumber: '08039876543' };
  await shop.call('POST', '/user/addresses', { token: ada.token, body: address });
  await shop.call('POST', '/user/restock-requests', { token: ada.token, body: { productId: soldOut.id } });
  await shop.call('POST', '/newsletter', { body: { email: ada.email } });
  await shop.call('POST', '/contact', { body: { name: 'Ada', email: ada.email, message: 'Do you ship to Jos?' } });
  const admin = await addAdmin(shop);
  const [message] = (await shop.call('GET', '/admin/messages', { token: admin.token })).body.messages;
  await shop.call('POST', `/admin/messages/${message.id}/reply`, {
    token: admin.token,
    body: { text: 'Yes, we do.' },
  });

  const answer = await download(ada);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="abs-data-\d{4}-\d\d-\d\d\.html"$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');

  const product = { name: 'Ikoyi Hoodie', size: 'M', color: 'Navy', sku: 'IKO-NAV-M' };
  expect(dataIn(answer.text)).toMatchObject({
    account: { userId: ada.userId, email: ada.email, firstName: 'Ada', lastName: 'Obi', gender: 'Female' },
    orders: [
      { number: unpaid.number, status: 'PENDING', payments: [], orderItems: [{ product: { name: 'Makoko Tee' } }] },
      {
        number: placed.number,
        status: 'SUCCESS',
        deliveryAddress: '14 Bode Thomas Street, Surulere',
        phoneNumber: '08031234567',
        orderItems: [{ quantity: 2, price: 14_000, product }],
        payments: [{ reference, amount: placed.totalPrice, currency: 'NGN', status: 'paid' }],
      },
    ],
    cart: [{ quantity: 3, product: { name: 'Makoko Tee' } }],
    addresses: [{ deliveryAddress: '3 Broad Street, Lagos', phoneNumber: '08039876543', isDefault: true }],
    wishlist: { items: [{ product: { name: 'Ikoyi Hoodie' } }], isShared: false },
    restockRequests: [{ product: { name: 'Eko Jacket' }, email: ada.email }],
    newsletter: { confirmedAt: null },
    messages: [{ name: 'Ada', message: 'Do you ship to Jos?', replies: [{ text: 'Yes, we do.' }] }],
    sessions: [{ device: null, isCurrent: true }],
    knownAddresses: [{ address: '127.0.0.1' }],
    securityEvents: expect.arrayContaining([expect.objectContaining({ kind: 'dataExported', count: 1 })]),
  });

  const text = readable(answer.text);
  for (const shown of [
    'Ada',
    ada.email,
    placed.number,
    unpaid.number,
    '2 × Ikoyi Hoodie, Navy, size M , ₦14,000 each',
    reference,
    '3 × Makoko Tee, Sand',
    'Eko Jacket',
    '3 Broad Street, Lagos , 08039876543 (default)',
    'Do you ship to Jos?',
    'Yes, we do.',
    'Unknown device (this device)',
    'Data downloaded, from 127.0.0.1',
  ]) {
    expect(text).toContain(shown);
  }
});

test('has a new address that is not confirmed, and the state of two-factor authentication', async () => {
  const admin = await shop.signUpAdmin();
  const before = await download(admin);
  expect(dataIn(before.text).account).toMatchObject({ pendingEmail: null, twoFactor: null });
  expect(readable(before.text)).not.toMatch(/New email|Two-factor/);

  const { secret, recoveryCodes } = await turnOnTwoFactor(shop, admin);
  const body = { email: 'new-address@abs.test', currentPassword: PASSWORD };
  await shop.call('POST', '/user/email', { token: admin.token, body });
  const { text } = await download(admin);
  const twoFactor = { enabledAt: expect.any(String), recoveryCodesLeft: limits.RECOVERY_CODES };
  expect(dataIn(text).account).toMatchObject({ pendingEmail: body.email, twoFactor });
  expect(readable(text)).toContain(`New email, not yet confirmed ${body.email}`);
  expect(readable(text)).toMatch(/Two-factor authentication On since .*, 10 recovery codes left/);
  for (const code of [secret, ...recoveryCodes]) expect(text).not.toContain(code);
});

test('has no passwords, tokens or hashes of them', async () => {
  const bisi = await shop.signUpAndVerify();
  const soldOut = await addProduct(shop, { quantity: 0 });
  await shop.call('POST', '/user/restock-requests', { token: bisi.token, body: { productId: soldOut.id } });
  const login = await shop.call('POST', '/login', { body: { email: bisi.email, password: 'a-fine-long-passphrase' } });
  const { token: share } = (await shop.call('POST', '/wishlist/share', { token: bisi.token, body: {} })).body;
  const { text } = await download(bisi);
  const [row] = await shop.db.autocommit((tx) => tx.select().from(users).where(eq(users.id, bisi.userId)));
  for (const secret of [row?.passwordHash, bisi.token, login.body.deviceToken, share]) {
    expect(secret).toBeTruthy();
    expect(text).not.toContain(secret);
  }
  // SHA-256 as hex.
  expect(text).not.toMatch(/[0-9a-f]{64}/);
});

test('has nothing of other people', async () => {
  const hoodie = await addProduct(shop);
  const [one, other] = [await addShopper(shop), await addShopper(shop, { firstName: 'Chidi', lastName: 'Eze' })];
  const theirs = await order(shop, other, hoodie.id);
  await step(shop, other, hoodie.id, 1);
  await shop.call('PUT', `/wishlist/items/${hoodie.id}`, { token: other.token });
  await shop.call('POST', '/contact', { body: { name: 'Chidi', email: other.email, message: 'A private word.' } });
  const { text } = await download(one);
  for (const secret of [other.email, other.id, theirs.number, 'Chidi', 'A private word.', hoodie.id]) {
    expect(text).not.toContain(secret);
  }
  const own = dataIn(text);
  expect([own.orders, own.cart, own.wishlist.items, own.messages]).toEqual([[], [], [], []]);
  for (const sentence of ['You have no orders.', 'Your cart is empty.', 'You are not subscribed.', 'You sent none.']) {
    expect(readable(text)).toContain(sentence);
  }
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '&lt;b&gt; "quoted" \u2028 \\u003c', '‮ شكرا'])(
  'typed text such as %j stays text on the page and in the JSON',
  async (typed) => {
    const mallory = await addShopper(shop, { firstName: typed, lastName: typed, deliveryAddress: typed });
    await shop.call('POST', '/contact', { body: { name: 'Mallory', email: mallory.email, message: typed } });
    const { text } = await download(mallory);
    const { account, messages } = dataIn(text);
    expect([account.firstName, account.deliveryAddress, messages[0].message]).toEqual([typed, typed, typed]);
    expect(text.replace(/<script type="application\/json".*/s, '')).not.toContain('<script');
  },
);

test('has all of 10,000 orders, in pieces that fit into memory', async () => {
  const buyer = await addShopper(shop);
  const { id: productId } = await addProduct(shop);
  await shop.db.autocommit(async (tx) => {
    await tx.execute(sql`
      insert into ${orders} (user_id, subtotal_kobo, delivery_fee_kobo, total_kobo, delivery_address, phone_number, created_at, expires_at)
      select ${buyer.id}::uuid, 1400000, 0, 1400000, 'Lagos', '08031234567', now() - n * interval '1 minute', now()
      from generate_series(1, 10000) as n`);
    await tx.execute(sql`
      insert into ${orderLines} (order_id, product_id, position, quantity, price_kobo, name, size, color, cover)
      select id, ${productId}::uuid, 0, 1, 1400000, 'Ikoyi Hoodie', 'M', 'Navy', '{"src":"/media/front.avif"}'
      from ${orders} where user_id = ${buyer.id}::uuid`);
  });
  const response = await shop.app.fetch(
    new Request('http://localhost/api/v1/user/data', { headers: { authorization: `Bearer ${buyer.token}` } }),
  );
  let longest = 0;
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    longest = Math.max(longest, piece.length);
    text += decoder.decode(piece, { stream: true });
  }
  const numbers = dataIn(text).orders.map(({ number }: { number: string }) => number);
  expect(new Set(numbers).size).toBe(10_000);
  expect(text.match(/<article>/g)).toHaveLength(10_000);
  expect(longest).toBeLessThan(300_000);
});

test('is limited for each user, and each download is a security event', { tags: ['10.1.29'] }, async () => {
  const [eager, other] = [await addShopper(shop), await addShopper(shop)];
  const { max } = callLimits.dataExportsByUser;
  for (let n = 0; n < max; n++) expect((await download(eager)).status).toBe(200);
  const refused = await download(eager);
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  expect((await download(other)).status).toBe(200);
  const events = await shop.db.autocommit((tx) =>
    tx
      .select({ kind: securityEvents.kind, count: securityEvents.count })
      .from(securityEvents)
      .where(eq(securityEvents.userId, eager.id)),
  );
  expect(events).toEqual([{ kind: 'dataExported', count: max }]);
});
