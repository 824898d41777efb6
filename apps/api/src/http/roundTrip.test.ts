import { randomUUID } from 'node:crypto';
import type { CallName } from '@abs/contract';
import { type Call, type CallBody, calls } from '@abs/contract/calls';
import type { SavedAddress } from '@abs/contract/entities';
import { fieldsOf, unwrapped } from '@abs/contract/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createContractCaller } from '../testing/contractCalls.ts';
import { addAdmin, addCollection, addProduct, addShopper, order, type Shopper, step } from '../testing/shop.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';

/**
 * Writes every field of every body with a value of its own, and checks that the same value is read afterwards. Names a
 * field that was added to the contract but forgotten between a call and its table.
 */
let shop: TestApp;
let make: ReturnType<typeof createContractCaller>['make'];
let admin: Shopper;
let ada: Shopper;
beforeAll(async () => {
  shop = await createTestApp();
  make = createContractCaller(shop).make;
  admin = await addAdmin(shop);
  ada = await addShopper(shop);
});
afterAll(() => shop.close());

type WritingCall = { [Name in CallName]: CallBody<Name> extends undefined ? never : Name }[CallName];
type Fields = Record<string, unknown>;

type Write<Name extends CallName> = {
  /** Values that must refer to something that exists. */
  given?: () => Promise<{ params?: Record<string, string>; token?: string; body?: Fields }>;
  /** Reads the written values, under the names of the body's fields. */
  read: (written: { params: Record<string, string>; body: Fields; answer: Fields }) => Promise<Fields>;
  /** Fields that cannot be read, and why. */
  unread?: { [Field in keyof CallBody<Name>]?: string };
};

const asAdmin = async () => ({ token: admin.token });
const asAda = async () => ({ token: ada.token });
const someProduct = async () => ({ params: { id: (await addProduct(shop)).id }, token: admin.token });
const someStyle = async () => ({ body: { styleId: (await addProduct(shop)).styleId, sku: randomUUID() } });
/** A product as shoppers see it, with the fields that only admins see. */
const readProduct = async ({ params }: { params: Record<string, string> }) => ({
  ...(await make('getAdminProduct', { params, token: admin.token })).product,
  ...(await make('getProduct', { params })).product,
});
const somePeriodAndStyles = async () => ({
  startsAt: '2027-01-02T03:04:05.000Z',
  endsAt: '2027-02-03T04:05:06.000Z',
  isVisible: false,
  styleIds: [(await addProduct(shop)).styleId],
});
const readCollection = async (id: string) => {
  const { items, picture, ...rest } = (await make('getAdminCollection', { params: { id }, token: admin.token }))
    .collection;
  return { ...rest, picture: picture?.src, styleIds: items.map(({ styleId }: { styleId: string }) => styleId) };
};
const readAddress = async ({ deliveryAddress }: { deliveryAddress?: unknown }) => {
  const addresses = (await make('getAddresses', { token: ada.token })).addresses as SavedAddress[];
  return addresses.find((address) => address.deliveryAddress === deliveryAddress) as SavedAddress;
};
const someMessage = async () => {
  const body = { name: 'Bisi', email: 'bisi@abs.test', message: 'Do you ship to Jos?' };
  await make('sendContactMessage', { body });
  const [newest] = (await make('getMessages', { token: admin.token })).messages;
  return { params: { id: newest.id as string }, token: admin.token };
};
const readMessage = async ({ params }: { params: Record<string, string> }) =>
  (await make('getMessage', { params, token: admin.token })).contactMessage;

/** How to read the written values of each call, or a sentence why this test does not read them. */
const writes: { [Name in WritingCall]: Write<Name> | string } = {
  login: 'It opens a session and changes nothing else.',
  verifyEmail: 'It spends a code.',
  verifyEmailAccount: 'It spends a code.',
  requestOtp: 'It mails a code.',
  forgotPassword: 'It mails a code.',
  resetPassword: 'It sets a secret.',
  changePassword: 'It sets a secret.',
  startTwoFactor: 'It makes a secret.',
  confirmTwoFactor: 'It spends a code; twoFactor.test.ts reads what it turns on.',
  renewRecoveryCodes: 'The same.',
  stepUp: 'The same.',
  endTwoFactor: 'The same.',
  requestEmailChange: 'It mails links; emailChange.test.ts reads the mails.',
  confirmEmailChange: 'It spends a link.',
  cancelEmailChange: 'It spends a link.',
  deleteAccount: 'Nothing is left to read; accountDeletion.test.ts searches all tables.',
  subscribeToNewsletter: 'No call reads the list.',
  requestRestockMail: 'It mails a link; restock.test.ts reads the mails.',
  requestOwnRestockMail: 'It leads to a mail; restock.test.ts reads the mails.',
  confirmRestockMail: 'It spends a link.',
  cancelRestockMails: 'It spends a link.',
  joinWishlist: 'It has a list of ids; wishlist.test.ts reads each.',
  shareWishlist: 'Its body is empty.',
  receivePaymentEvent: 'It is of the payment provider’s making.',
  saveStylePictures: 'It has a list of pictures; stylePictures.test.ts reads them back.',
  duplicateAdminStyle: 'It copies rows; duplicateStyle.test.ts reads each of their fields.',
  saveAdminStyle: 'It has a list of rows; styles.test.ts reads each of their fields.',
  createSizeGuide: 'It has a list of sizes; sizeGuides.test.ts reads each of their fields.',
  updateSizeGuide: 'The same.',
  orderCollections: 'It has a list of ids; collections.test.ts reads the order.',
  recordRefund: 'It names a payment; refunds.test.ts reads what becomes of it.',
  signup: {
    given: async () => ({ body: { password: PASSWORD } }),
    read: async ({ body }) => {
      const verification = { email: body.email, otp: await shop.codeTo(String(body.email)) };
      const { token } = (await make('verifyEmail', { body: verification })).user_credentials;
      return (await make('getProfile', { token })).user;
    },
    unread: { password: 'A secret.' },
  },
  completeProfile: {
    given: async () => ({ params: { id: ada.id }, token: ada.token }),
    read: async () => (await make('getProfile', { token: ada.token })).user,
  },
  addAddress: {
    given: async () => ({ token: ada.token }),
    read: async ({ body }) => readAddress(body),
    unread: { isDefault: 'The first one always is; addresses.test.ts reads which one is.' },
  },
  changeAddress: {
    given: async () => {
      const body = { deliveryAddress: `${randomUUID()} Broad Street`, phoneNumber: '08031234567' };
      await make('addAddress', { body, token: ada.token });
      return { params: { id: (await readAddress(body)).id }, token: ada.token };
    },
    read: async ({ body }) => readAddress(body),
    unread: { isDefault: 'addresses.test.ts reads which one is.' },
  },
  createProduct: {
    given: async () => ({ ...(await asAdmin()), ...(await someStyle()) }),
    read: async ({ answer }) => readProduct({ params: { id: (answer.product as { id: string }).id } }),
  },
  updateProduct: {
    given: async () => ({ ...(await someProduct()), ...(await someStyle()) }),
    read: readProduct,
    unread: { quantityWas: 'It is compared with the stock; products.test.ts sends it.' },
  },
  createCollection: {
    given: async () => ({ token: admin.token, body: await somePeriodAndStyles() }),
    read: async ({ answer }) => readCollection((answer.collection as { id: string }).id),
  },
  updateCollection: {
    given: async () => {
      const { id, version } = await addCollection(shop);
      return {
        params: { id },
        token: admin.token,
        body: { ...(await somePeriodAndStyles()), slug: randomUUID(), version },
      };
    },
    read: async ({ params }) => readCollection(params.id as string),
    unread: { version: 'It is compared with the stored one; collections.test.ts sends another.' },
  },
  addToCart: {
    given: async () => ({ ...(await asAda()), body: { productId: (await addProduct(shop)).id } }),
    read: async ({ body }) => {
      const { items } = await make('getCart', { token: ada.token });
      return items.find(({ productId }: { productId: string }) => productId === body.productId);
    },
  },
  changeCartVariant: {
    given: async () => {
      const product = await addProduct(shop);
      const other = await addProduct(shop, { styleId: product.styleId, size: 'S' });
      const { item } = (await step(shop, ada, product.id, 1)).body;
      return { params: { id: item.id }, token: ada.token, body: { productId: other.id } };
    },
    read: async ({ params }) => {
      const { items } = await make('getCart', { token: ada.token });
      return items.find(({ id }: { id: string }) => id === params.id);
    },
  },
  placeOrder: {
    given: async () => {
      await step(shop, ada, (await addProduct(shop)).id, 1);
      const { total } = await make('getCart', { token: ada.token });
      return { token: ada.token, body: { expectedTotal: total } };
    },
    read: async ({ answer, body }) => {
      const { id } = answer.order as { id: string };
      const placed = (await make('getOrder', { params: { id }, token: ada.token })).order;
      const { addresses } = await make('getAddresses', { token: ada.token });
      const isSaved = addresses.some((saved: SavedAddress) => saved.deliveryAddress === placed.deliveryAddress);
      return {
        ...placed,
        expectedTotal: body.expectedTotal && placed.totalPrice,
        saveAddress: body.saveAddress && isSaved,
      };
    },
  },
  makePayment: {
    given: async () => {
      const { id } = await order(shop, ada, (await addProduct(shop)).id);
      return { token: ada.token, body: { orderId: id } };
    },
    read: async () => {
      const [newest] = (await make('getAdminTransactions', { token: admin.token })).transactions;
      return newest;
    },
  },
  sendContactMessage: {
    read: async () => {
      const [newest] = (await make('getMessages', { token: admin.token })).messages;
      return { ...newest, message: newest.text };
    },
  },
  setUserStatus: {
    given: async () => ({ params: { id: (await addShopper(shop)).id }, token: admin.token }),
    read: async ({ params }) => {
      const { users } = await make('getAdminUsers', { query: '?limit=100', token: admin.token });
      return users.find(({ userId }: { userId: string }) => userId === params.id);
    },
  },
  setOrderStatus: {
    given: async () => {
      const { id } = await order(shop, await addShopper(shop), (await addProduct(shop)).id);
      return { params: { id }, token: admin.token };
    },
    read: async ({ params }) => {
      const { fulfilment } = (await make('getAdminOrder', { params, token: admin.token })).order;
      return { status: fulfilment };
    },
    unread: { refunded: 'It is compared with what went back; refunds.test.ts sends it.' },
  },
  setMessageRead: {
    given: someMessage,
    read: async (written) => ({ read: (await readMessage(written)).isRead }),
  },
  replyToMessage: { given: someMessage, read: async (written) => (await readMessage(written)).replies[0] },
  markNotificationsRead: {
    given: async () => {
      await order(shop, ada, (await addProduct(shop)).id);
      const { notifications } = await make('getNotifications', { query: '?filter=unread', token: admin.token });
      await make('markNotificationsRead', { body: {}, token: admin.token });
      return { token: admin.token, body: { ids: [notifications[0].id] } };
    },
    read: async () => {
      const { notifications } = await make('getNotifications', { query: '?filter=unread', token: admin.token });
      return { ids: notifications.map(({ id }: { id: string }) => id), read: notifications.length === 0 };
    },
  },
};

/** Sample texts for the contract's rules. The first one that a rule accepts is sent. */
const samples = (name: string) => [
  `Sample ${name}`,
  `sample-${name.toLowerCase()}@abs.test`,
  '08055550001',
  '#a1b2c3',
  `https://pictures.abs.test/${name}.jpg`,
];

let lastNumber = 5;

/** A value that the rule accepts and that is not its default. */
function sampleOf(name: string, schema: z.ZodMiniType): unknown {
  const rule = unwrapped(schema);
  const initial = schema instanceof z.ZodMiniDefault ? schema.def.defaultValue : undefined;
  if (rule instanceof z.ZodMiniArray) {
    return ['one', 'two'].map((nth) => sampleOf(`${name}-${nth}`, rule.def.element as z.ZodMiniType));
  }
  const candidates: unknown[] = [...samples(name), true, false, lastNumber + 1, ...optionsOf(rule).toReversed()];
  const value = candidates.find((candidate) => candidate !== initial && z.safeParse(rule, candidate).success);
  if (value === undefined) throw new Error(`No sample for ${name}: add one to samples`);
  if (typeof value === 'number') lastNumber = value;
  return value;
}

const optionsOf = (rule: z.ZodMiniType): unknown[] => (rule instanceof z.ZodMiniEnum ? rule.options : []);

const readAgain = Object.entries(writes).filter((entry): entry is [WritingCall, Write<WritingCall>] => {
  return typeof entry[1] !== 'string';
});

test.each(readAgain)('every field that %s writes can be read again', async (name, write) => {
  const { params = {}, token, body: given = {} as Fields } = (await write.given?.()) ?? {};
  const fields = fieldsOf((calls[name] as Call).body as z.ZodMiniType).filter(
    ({ path }) => !(path in (write.unread ?? {})),
  );
  const sent = fields.map(({ path, schema: rule }) => {
    const field = path.replace('[]', '');
    return [field, field in given ? given[field] : sampleOf(field, rule)] as const;
  });
  const body: Fields = { ...given, ...Object.fromEntries(sent) };
  const answer = await make(name, { params, body, ...(token && { token }) });
  const read = await write.read({ params, body, answer });
  expect(Object.fromEntries(sent.map(([field]) => [field, read[field]]))).toEqual(Object.fromEntries(sent));
});
