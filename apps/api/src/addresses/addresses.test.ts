import type { SavedAddress } from '@abs/contract/entities';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct, addShopper, checkOut, step } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const PHONE = '08031234567';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

type Body = { deliveryAddress: string; phoneNumber?: string; isDefault?: boolean };

async function aCustomer() {
  const { token } = await shop.signUpAndVerify();
  const send = async (method: string, path: string, body?: Body) => {
    const answer = await shop.call(method, path, { token, ...(body && { body: { phoneNumber: PHONE, ...body } }) });
    return { ...answer, addresses: answer.body.addresses as SavedAddress[] };
  };
  const list = async () => (await send('GET', '/user/addresses')).addresses;
  return {
    list,
    add: (body: Body) => send('POST', '/user/addresses', body),
    change: (id: string, body: Body) => send('PUT', `/user/addresses/${id}`, body),
    remove: (id: string) => send('DELETE', `/user/addresses/${id}`),
    idOf: async (line: string) => (await list()).find(({ deliveryAddress }) => deliveryAddress === line)?.id ?? 'none',
  };
}

/** The lines of addresses, the default with a star. */
const lines = (addresses: readonly SavedAddress[]) =>
  addresses.map(({ deliveryAddress, isDefault }) => (isDefault ? `${deliveryAddress} *` : deliveryAddress));

test('the first address is the default, and the others keep their order', { tags: ['10.1.36'] }, async () => {
  const ada = await aCustomer();
  expect(await ada.list()).toEqual([]);
  for (const deliveryAddress of ['1 Marina', '2 Marina', '3 Marina']) await ada.add({ deliveryAddress });
  expect(lines(await ada.list())).toEqual(['1 Marina *', '2 Marina', '3 Marina']);
});

test('another address becomes the default, and the previous one follows when it is removed', {
  tags: ['10.1.36'],
}, async () => {
  const ada = await aCustomer();
  await ada.add({ deliveryAddress: '1 Marina' });
  shop.clock.advance(1000);
  await ada.add({ deliveryAddress: '2 Marina', isDefault: true });
  shop.clock.advance(1000);
  await ada.add({ deliveryAddress: '3 Marina' });
  const third = await ada.change(await ada.idOf('3 Marina'), { deliveryAddress: '3 Marina', isDefault: true });
  expect([third.status, lines(third.addresses)]).toEqual([200, ['3 Marina *', '2 Marina', '1 Marina']]);
  const left = await ada.remove(await ada.idOf('3 Marina'));
  expect([left.status, lines(left.addresses)]).toEqual([200, ['2 Marina *', '1 Marina']]);
  expect(lines((await ada.remove(await ada.idOf('2 Marina'))).addresses)).toEqual(['1 Marina *']);
});

test('a change keeps the id, and false does not take the default away', async () => {
  const ada = await aCustomer();
  const [first] = (await ada.add({ deliveryAddress: '1 Marina' })).addresses;
  const { addresses } = await ada.change(first?.id ?? '', { deliveryAddress: ' 5 Marina ', isDefault: false });
  expect(addresses).toEqual([{ id: first?.id, deliveryAddress: '5 Marina', phoneNumber: PHONE, isDefault: true }]);
});

test('the same address is saved once, also by two requests at a time', { tags: ['10.1.36'] }, async () => {
  const ada = await aCustomer();
  await ada.add({ deliveryAddress: '1 Marina' });
  const answers = await Promise.all([1, 2, 3].map(() => ada.add({ deliveryAddress: '2 Marina', isDefault: true })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(lines(await ada.list())).toEqual(['2 Marina *', '1 Marina']);
  await ada.add({ deliveryAddress: '2 Marina', phoneNumber: '08099999999' });
  expect(await ada.list()).toHaveLength(3);
});

test('an address that equals another one after its change replaces it, also as the default', async () => {
  const ada = await aCustomer();
  await ada.add({ deliveryAddress: '1 Marina' });
  await ada.add({ deliveryAddress: '2 Marina' });
  await ada.add({ deliveryAddress: '3 Marina' });
  const { addresses } = await ada.change(await ada.idOf('3 Marina'), { deliveryAddress: '1 Marina' });
  expect(lines(addresses)).toEqual(['1 Marina *', '2 Marina']);
});

test('an eleventh address is refused, and none of the ten is lost', { tags: ['10.1.36'] }, async () => {
  const ada = await aCustomer();
  const numbers = Array.from({ length: 12 }, (_, index) => index);
  const answers = await Promise.all(numbers.map((number) => ada.add({ deliveryAddress: `${number} Marina` })));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409, 409]);
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({
    code: 'too_many_addresses',
    message: 'You have 10 saved addresses. Remove one to save another.',
  });
  const saved = await ada.list();
  expect(saved).toHaveLength(10);
  expect((await ada.add({ deliveryAddress: saved[4]?.deliveryAddress ?? '' })).status).toBe(201);
  expect(await ada.list()).toHaveLength(10);
});

describe('an address', () => {
  test.each([
    ['of 500 letters', { deliveryAddress: 'a'.repeat(500) }, 'deliveryAddress'],
    ['of spaces', { deliveryAddress: '   ' }, 'deliveryAddress'],
    ['with a phone number of letters', { deliveryAddress: '1 Marina', phoneNumber: 'call me' }, 'phoneNumber'],
  ])('%s is refused at its field, and nothing is stored', { tags: ['10.1.36'] }, async (_, body, field) => {
    const ada = await aCustomer();
    const [saved] = (await ada.add({ deliveryAddress: '1 Marina' })).addresses;
    for (const answer of [await ada.add(body), await ada.change(saved?.id ?? '', body)]) {
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    }
    expect(await ada.list()).toEqual([saved]);
  });

  test('of another customer does not exist', { tags: ['10.1.36'] }, async () => {
    const [ada, bola] = [await aCustomer(), await aCustomer()];
    const [own] = (await bola.add({ deliveryAddress: '1 Marina' })).addresses;
    for (const id of [own?.id ?? '', 'made-up', '00000000-0000-4000-8000-000000000000']) {
      expect((await ada.change(id, { deliveryAddress: '2 Marina' })).status).toBe(404);
      expect((await ada.remove(id)).status).toBe(200);
    }
    expect(await bola.list()).toEqual([own]);
    expect(await ada.list()).toEqual([]);
  });
});

describe('an order', () => {
  /** A shopper with `place`, which orders one piece, and with the cart and the saved addresses. */
  async function aShopper() {
    const ada = await addShopper(shop);
    const { id } = await addProduct(shop, { quantity: 50 });
    const send = async (method: string, path: string, body?: Body) =>
      (await shop.call(method, path, { token: ada.token, ...(body && { body: { phoneNumber: PHONE, ...body } }) }))
        .body;
    return {
      fill: () => step(shop, ada, id, 1),
      place: async (deliveryAddress: string, more: object = {}, key?: string) => {
        await step(shop, ada, id, 1);
        return checkOut(shop, ada, key, { deliveryAddress, phoneNumber: PHONE, saveAddress: true, ...more });
      },
      checkOut: (body: object, key?: string) => checkOut(shop, ada, key, { phoneNumber: PHONE, ...body }),
      cart: () => send('GET', '/cart'),
      add: (body: Body) => send('POST', '/user/addresses', body),
      saved: async () => lines((await send('GET', '/user/addresses')).addresses),
    };
  }

  test('saves its address once if the customer wants that', { tags: ['10.1.37'] }, async () => {
    const ada = await aShopper();
    expect((await ada.place('9 Marina', { saveAddress: false })).status).toBe(201);
    expect((await ada.place('9 Marina', { saveAddress: undefined })).status).toBe(201);
    expect(await ada.saved()).toEqual([]);
    for (const line of [' 1 Marina ', '1 Marina', '2 Marina']) expect((await ada.place(line)).status).toBe(201);
    expect(await ada.saved()).toEqual(['1 Marina *', '2 Marina']);
  });

  test('is placed when there are ten addresses, and saves no eleventh', { tags: ['10.1.37'] }, async () => {
    const ada = await aShopper();
    for (let number = 0; number < 10; number += 1) await ada.add({ deliveryAddress: `${number} Marina` });
    expect((await ada.place('10 Marina')).status).toBe(201);
    expect(await ada.saved()).not.toContain('10 Marina');
    expect(await ada.saved()).toHaveLength(10);
  });

  test('that is refused saves no address, and one that is sent twice saves it once', {
    tags: ['10.1.37'],
  }, async () => {
    const ada = await aShopper();
    await ada.fill();
    const body = { deliveryAddress: '1 Marina', saveAddress: true };
    expect((await ada.checkOut({ ...body, expectedTotal: 1 })).status).toBe(409);
    expect((await ada.checkOut({ ...body, saveAddress: 'yes' })).status).toBe(400);
    expect(await ada.saved()).toEqual([]);
    const answers = await Promise.all([1, 2].map(() => ada.checkOut(body, 'the-same-key')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await ada.saved()).toEqual(['1 Marina *']);
  });

  test('begins with the default address rather than the last one', { tags: ['10.1.37'] }, async () => {
    const ada = await aShopper();
    expect(await ada.cart()).toMatchObject({ deliveryAddress: null, phoneNumber: null, addresses: [] });
    await ada.place('9 Marina', { saveAddress: false });
    expect(await ada.cart()).toMatchObject({ deliveryAddress: '9 Marina', phoneNumber: PHONE, addresses: [] });
    await ada.add({ deliveryAddress: '1 Marina', phoneNumber: '08098765432' });
    shop.clock.advance(1000);
    await ada.add({ deliveryAddress: '2 Marina', isDefault: true });
    await ada.place('9 Marina', { saveAddress: false });
    const cart = await ada.cart();
    expect(cart).toMatchObject({ deliveryAddress: '2 Marina', phoneNumber: PHONE });
    expect(lines(cart.addresses)).toEqual(['2 Marina *', '1 Marina']);
  });
});
