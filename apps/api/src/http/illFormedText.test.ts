import { API_BASE_PATH, type CallName, endpoints } from '@abs/contract';
import { calls } from '@abs/contract/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAdmin, addProduct, addShopper, delivery, type Shopper, step } from '../testing/shop.ts';
import { type CallOptions, createTestApp, type TestApp } from '../testing/testApp.ts';
import { rowsOf } from '../testing/totals.ts';

/**
 * Text that PostgreSQL cannot store: a NUL, and half of a surrogate pair. Every input refuses it with a sentence before
 * any change.
 */
const illFormed = { 'a NUL': 'Ada\0', 'half a pair': 'Ada \ud83d', 'the other half': '\ude00 Ada' };
/** The same kinds of text in a URL, and two other escapes that are not UTF-8. */
const inAddress = {
  'a NUL': 'a%00',
  'half a pair': 'a%ED%A0%BDb',
  'a cut character': '%F0%9F%98',
  'a lone byte': '%ff',
};

let shop: TestApp;
let admin: Shopper;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await addAdmin(shop);
});
afterAll(() => shop.close());

/** How many rows each table has. */
async function rowCounts(): Promise<Record<string, number>> {
  const tables = await shop.db.autocommit((tx) =>
    rowsOf<{ name: string }>(
      tx,
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    ),
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await shop.db.autocommit((tx) =>
      rowsOf<{ count: number }>(tx, `select count(*)::integer as count from "${name}"`),
    );
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

async function expectRefused(method: string, address: string, options: CallOptions = {}): Promise<void> {
  const answer = await shop.call(method, address, { token: admin.token, ...options });
  expect([address, answer.status, answer.body]).toEqual([
    address,
    400,
    expect.objectContaining({ code: 'validation', message: expect.stringMatching(/^The .*\.$/) }),
  ]);
}

// A webhook is validated by its signature, and stored unchanged.
const names = (Object.keys(endpoints) as CallName[]).filter((name) => endpoints[name].auth !== 'provider');
const withIds = (path: string, id: string) => path.replace(/\{\w+\}/g, id);
const someId = '00000000-0000-4000-8000-000000000000';

describe.each(names)('%s', (name) => {
  const { method, path } = endpoints[name];
  const address = withIds(path, someId);

  test.each(Object.entries(inAddress))('refuses %s in its URL', async (_, escaped) => {
    if (path.includes('{')) await expectRefused(method, withIds(path, escaped));
    await expectRefused(method, `${address}?search=${escaped}`);
    await expectRefused(method, `${address}?${escaped}=x`);
  });
});

describe.each(names.filter((name) => 'body' in calls[name]))('%s', (name) => {
  const { method, path } = endpoints[name];
  const fields = Object.keys((calls[name] as { body?: { shape?: object } }).body?.shape ?? {});

  test.each(Object.entries(illFormed))('refuses %s in its body', async (_, text) => {
    const before = await rowCounts();
    const bodies = [
      { [text]: 'x' },
      { name: { deep: [[{ down: text }]] } },
      ...fields.map((field) => ({ [field]: text })),
    ];
    for (const body of bodies) await expectRefused(method, withIds(path, someId), { body });
    expect(await rowCounts()).toEqual(before);
  });
});

test('accepts whole surrogate pairs, accents and a single percent sign', async () => {
  const message = { name: 'Ọláńrewájú 😀', email: 'ada@abs.test', message: 'Naïve 👩🏾‍🦱 — \u200b %' };
  expect((await shop.call('POST', '/contact', { body: message })).status).toBe(201);
  for (const search of ['%F0%9F%98%80', '%e1%ba%b9', '100%', '%zz']) {
    expect((await shop.call('GET', `/admin/messages?search=${search}`, { token: admin.token })).status).toBe(200);
  }
});

test.each(['key\u0080', 'clé', 'k e y', '\t', ''])(
  'an Idempotency-Key of %j is refused, and nothing is ordered',
  async (key) => {
    const ada = await addShopper(shop);
    await step(shop, ada, (await addProduct(shop)).id, 1);
    const before = await rowCounts();
    const headers = { 'idempotency-key': key };
    const answer = await shop.call('POST', '/orders', { token: ada.token, body: delivery, headers });
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: 'validation', message: 'Idempotency-Key must be 1 to 200 visible ASCII characters.' },
    ]);
    expect(await rowCounts()).toEqual(before);
  },
);

test('refuses a body that is not UTF-8', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"email":"a'),
    Buffer.from([0xed, 0xa0, 0xbd]),
    Buffer.from('@abs.test"}'),
  ]);
  const request = new Request(`http://localhost${API_BASE_PATH}/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bytes,
  });
  const answer = await shop.app.fetch(request);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: 'malformed_json', message: 'The body is not valid JSON.' },
  ]);
});

test.each(Object.entries(inAddress))('the mailbox and the sandbox refuse %s too', async (_, escaped) => {
  for (const address of [
    `/dev/mail?to=${escaped}`,
    `/dev/mail/messages?to=${escaped}`,
    `/sandbox/paystack/checkout/${escaped}`,
    `/sandbox/paystack/transaction/verify/${escaped}`,
  ]) {
    await expectRefused('GET', address);
  }
});

test.each(Object.values(illFormed))('the sandbox opens no transaction for %j', async (text) => {
  const opening = {
    email: 'ada@abs.test',
    amount: 100,
    reference: 'abs-1',
    callback_url: 'http://localhost/payment/callback',
    metadata: { note: text },
  };
  const headers = { authorization: `Bearer ${shop.services.paymentKey}` };
  for (const body of [opening, { ...opening, metadata: null, email: `${text}@abs.test` }]) {
    const answer = await shop.call('POST', '/sandbox/paystack/transaction/initialize', { body, headers });
    expect([answer.status, answer.body.status]).toEqual([400, false]);
  }
  const opened = await shop.db.autocommit((tx) => tx.execute(sql`select 1 from sandbox_transactions`));
  expect(opened.rows).toEqual([]);
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'the field %s is refused by its name',
  async (key) => {
    for (const body of [`{"${key}":1,"email":"ada@abs.test","password":"x"}`, `{"${key}":{"x":1}}`]) {
      const answer = await shop.call('POST', '/login', { body });
      expect([answer.status, JSON.parse(answer.text).message, answer.text]).toEqual([
        400,
        expect.stringMatching(/^(Unknown field: |Email is required)/),
        expect.stringContaining(`"${key}":"Unknown field: ${key}"`),
      ]);
    }
  },
);
