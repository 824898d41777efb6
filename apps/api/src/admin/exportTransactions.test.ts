import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, payments, products } from '../db/schema.ts';
import { paymentSearchText } from '../orders/orderText.ts';
import { addAdmin, addProduct, addShopper, order, pay, type Shopper, step } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { csvRecord } from './csv.ts';

let shop: TestApp;
let admin: Shopper;
const ROWS = 2_345;

/** More than two batches, with many rows of the same time. */
beforeAll(async () => {
  shop = await createTestApp({ log: pino({ level: 'silent' }) });
  admin = await addAdmin(shop);
  const evil = {
    firstName: '=HYPERLINK("https://evil.example","pay")',
    lastName: 'Obi, "Ada"',
    email: '+ada@abs.test',
  };
  const payer = await addShopper(shop, evil);
  const bola = await addShopper(shop, { firstName: 'Bọ́lá', lastName: 'Àjàyí' });
  await shop.db.transaction(async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        number: 'ABS-30001',
        userId: payer.id,
        subtotalKobo: 1_250_050,
        deliveryFeeKobo: 0,
        totalKobo: 1_250_050,
        deliveryAddress: 'Lagos',
        phoneNumber: '08012345678',
        expiresAt: shop.clock.now(),
      })
      .returning();
    if (!order) throw new Error('not inserted');
    await tx.insert(payments).values(
      Array.from({ length: ROWS }, (_, index) => ({
        reference: `abs-${String(index).padStart(5, '0')}`,
        orderId: order.id,
        userId: index === 0 ? payer.id : bola.id,
        amountKobo: 1_250_050,
        status: index % 5 === 0 ? ('paid' as const) : ('failed' as const),
        createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 7) * 60_000),
        searchText: paymentSearchText(
          order.number,
          index === 0 ? evil : { firstName: 'Bọ́lá', lastName: 'Àjàyí', email: bola.email },
        ),
      })),
    );
  });
});
afterAll(() => shop.close());

const download = (query = '') => shop.call('GET', `/admin/transactions.csv${query}`, { token: admin.token });

test('exports each transaction once, newest first, complete and in UTF-8', { tags: ['10.4.12'] }, async () => {
  const answer = await download();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="abs-transactions-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [header, ...lines] = answer.text.split('\r\n').slice(0, -1);
  expect(answer.text.endsWith('\r\n')).toBe(true);
  expect(header).toBe('Date (Lagos),Name,Email,Invoice ID,Reference,Amount (NGN),Status,Note,Items');
  expect(lines).toHaveLength(ROWS);
  const references = lines.map((line) => /abs-\d{5}/.exec(line)?.[0]);
  expect(new Set(references).size).toBe(ROWS);
  const dates = lines.map((line) => line.slice(0, 19));
  expect(dates).toEqual([...dates].sort().reverse());
  expect(lines[0]).toMatch(/^2026-01-01 06:34:00,Bọ́lá Àjàyí,[\da-f]+@abs\.test,ABS-30001,abs-\d+,12500\.50,/);
});

test('starts with a byte order mark, which spreadsheet programs need', { tags: ['10.4.12'] }, async () => {
  const headers = { authorization: `Bearer ${admin.token}` };
  const answer = await shop.app.fetch(new Request('http://localhost/api/v1/admin/transactions.csv', { headers }));
  expect([...new Uint8Array(await answer.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('text that strangers type never becomes a formula or another column', { tags: ['10.4.12'] }, async () => {
  const { text } = await download('?search=hyperlink');
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain(
    `,"'=HYPERLINK(""https://evil.example"",""pay"") Obi, ""Ada""",'+ada@abs.test,ABS-30001,abs-00000,12500.50,Receive,,\r\n`,
  );
  for (const start of ['=', '+', '-', '@', '\t', '\r']) {
    expect(csvRecord([`${start}cmd`]).replaceAll('"', '')).toBe(`'${start}cmd\r\n`);
  }
  expect(csvRecord(['a', 'b"c', 'd,e', 'f\ng', '', 'h=i'])).toBe('a,"b""c","d,e","f\ng",,h=i\r\n');
});

/** The cells of a record in a careless program, which ignores quotes and drops those around a cell. */
const carelessCells = (record: string, separator: string) =>
  record.split(/\r\n|[\r\n]/).flatMap((line) => line.split(separator).map((cell) => cell.replaceAll('"', '')));

test.each([',', ';', '\t', '|'])('no cell begins a formula if the separator is %j', (separator) => {
  const hidden = ['', ' ', '\u200b', '\ufeff', '\u2060', '\u00ad', '\u3164', '\ufe0f', '\u0000', '"', ' "\u200d '];
  const signs = ['=', '＝', '﹦', '+', '＋', '-', '－', '−', '@', '＠'];
  for (const before of ['', 'Ada;', 'Ada,', 'Ada\t', 'Ada|', 'Ada\n', 'Ada\r', 'Ada\r\n', 'Ada";']) {
    for (const invisible of hidden) {
      for (const sign of signs) {
        const record = csvRecord(['Ada', `${before}${invisible}${sign}1+1`, 'Lagos']);
        const bare = carelessCells(record, separator).map((cell) => cell.replace(/[\s\p{C}\p{M}\u3164]/gu, ''));
        expect(bare.filter((cell) => signs.some((other) => cell.startsWith(other)))).toEqual([]);
      }
    }
  }
});

test('keeps text that is no formula as typed', () => {
  for (const name of ['Ọláwálé Adéyẹmí-Obi', 'ada+shop@abs.test', 'Tee - blue', 'O’Brien', '2026-01-01', 'a=b']) {
    expect(csvRecord([name])).toBe(`${name}\r\n`);
  }
});

test('has the same filters as the list, and only the header if nothing matches', async () => {
  const count = async (query: string) => (await download(query)).text.split('\r\n').length - 2;
  expect(await count('?status=Receive')).toBe(Math.ceil(ROWS / 5));
  expect(await count('?status=Failed&search=bola')).toBe(ROWS - Math.ceil(ROWS / 5));
  expect(await count('?status=Transfer')).toBe(0);
  expect((await download('?status=Lost')).status).toBe(400);
  expect((await download('?search=nobody')).text.split('\r\n')).toHaveLength(2);
});

test('lists the ordered items with size, color and SKU, as the list in the back office', {
  tags: ['10.4.16'],
}, async () => {
  const ada = await addShopper(shop, { firstName: 'Ngozi' });
  const hoodie = await addProduct(shop, { sku: 'IKO-NAV-M' });
  const tee = await addProduct(shop, { name: 'Makoko, Tee', size: '', color: 'Sand' });
  await step(shop, ada, tee.id, 1);
  const placed = await order(shop, ada, hoodie.id, 2);
  await shop.db.autocommit((tx) => tx.update(products).set({ sku: null, color: 'Moss' }));
  await pay(shop, ada, placed.id);
  const { text } = await download(`?search=${placed.number}`);
  const items = '1 × Makoko, Tee, Sand; 2 × Ikoyi Hoodie, Navy, size M (SKU IKO-NAV-M)';
  expect(text).toContain(`,"${items}"\r\n`);
  const { body } = await shop.call('GET', `/admin/transactions?search=${placed.number}`, { token: admin.token });
  expect(body.transactions).toMatchObject([{ invoiceId: placed.number, items }]);
});

test('is generated while it is sent, and stops when the client stops reading', async () => {
  const read = shop.services.db.autocommit;
  let reads = 0;
  shop.services.db.autocommit = (work) => {
    reads++;
    return read(work);
  };
  try {
    const request = new Request('http://localhost/api/v1/admin/transactions.csv', {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const response = await shop.app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    const before = reads;
    // Another batch would have started before this read.
    await read((tx) => tx.select({ id: products.id }).from(products));
    expect(reads).toBe(before);
    expect(reads).toBeLessThan(4);
  } finally {
    shop.services.db.autocommit = read;
  }
});

test('aborts the response when a later batch fails, instead of ending it', { tags: ['10.4.12'] }, async () => {
  const read = shop.services.db.autocommit;
  let batches = 0;
  shop.services.db.autocommit = (work) => {
    // The first call checks the session.
    if (++batches > 2) return Promise.reject(new Error(`the database is away ${randomUUID()}`));
    return read(work);
  };
  try {
    await expect(download()).rejects.toThrow('the database is away');
  } finally {
    shop.services.db.autocommit = read;
  }
});
