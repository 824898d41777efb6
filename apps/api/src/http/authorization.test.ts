import { randomUUID } from 'node:crypto';
import { type CallName, endpoints } from '@abs/contract';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwordHash.ts';
import { collections, contactMessages, users } from '../db/schema.ts';
import { emailChangeTokenIn } from '../testing/emailChange.ts';
import { formOf, plain } from '../testing/pictures.ts';
import { restockTokenIn } from '../testing/restock.ts';
import {
  addAdmin,
  addCollection,
  addProduct,
  addShopper,
  addSizeGuide,
  delivery,
  order,
  pay,
  type Shopper,
  step,
} from '../testing/shop.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { appCodeOf, startTwoFactor, turnOnTwoFactor } from '../testing/twoFactor.ts';

/**
 * Every caller makes every call of the contract. `owner` is the customer whose order, cart or profile the call is
 * about. `blocked` still has a session, as if blocked a moment ago.
 */
const callers = ['nobody', 'owner', 'other', 'blocked', 'admin'] as const;
type Caller = (typeof callers)[number];
type Statuses = readonly [nobody: number, owner: number, other: number, blocked: number, admin: number];

const everybody = (status: number): Statuses => [status, status, status, status, status];
/** For calls about something that every user has. */
const signedIn: Statuses = [401, 200, 200, 401, 200];
/** For calls about one customer's data. It does not exist for others, not even for admins, who have their own calls. */
const ownOnly: Statuses = [401, 200, 404, 401, 404];
const adminOnly = (status = 200): Statuses => [401, 403, 403, 401, status];

const expected: Record<CallName, Statuses> = {
  signup: everybody(201),
  login: everybody(200),
  logout: signedIn,
  logoutEverywhere: signedIn,
  changePassword: signedIn,
  getSessions: signedIn,
  endSession: ownOnly,
  requestEmailChange: signedIn,
  // The token is enough, because only the recipient of the mail has it.
  confirmEmailChange: everybody(200),
  cancelEmailChange: everybody(200),
  deleteAccount: [401, 200, 200, 401, 403],
  exportData: signedIn,
  completeProfile: [401, 200, 403, 401, 403],
  verifyEmail: everybody(200),
  verifyEmailAccount: everybody(200),
  requestOtp: everybody(200),
  forgotPassword: everybody(200),
  resetPassword: everybody(200),
  getProfile: signedIn,
  getOrderHistory: signedIn,
  createProduct: adminOnly(201),
  getProducts: everybody(200),
  getProduct: everybody(200),
  searchProducts: everybody(200),
  getSizeGuide: everybody(200),
  getCollections: everybody(200),
  getCollection: everybody(200),
  addToCart: signedIn,
  getCart: signedIn,
  deleteCartProduct: ownOnly,
  changeCartVariant: ownOnly,
  deleteCartItem: ownOnly,
  getOrders: signedIn,
  // The owner's cart has something in it.
  placeOrder: [401, 201, 409, 401, 409],
  getOrder: ownOnly,
  cancelOrder: ownOnly,
  makePayment: ownOnly,
  verifyPayment: ownOnly,
  // Only the provider can sign.
  receivePaymentEvent: everybody(200),
  sendContactMessage: everybody(201),
  subscribeToNewsletter: everybody(200),
  requestRestockMail: everybody(201),
  requestOwnRestockMail: signedIn,
  // The token is enough, because only the recipient of the mail has it.
  confirmRestockMail: everybody(200),
  cancelRestockMails: everybody(200),
  getAddresses: signedIn,
  addAddress: [401, 201, 201, 401, 201],
  changeAddress: ownOnly,
  // Of an address of another user it removes nothing: see addresses.test.ts.
  removeAddress: signedIn,
  getWishlist: signedIn,
  addToWishlist: signedIn,
  removeFromWishlist: signedIn,
  joinWishlist: signedIn,
  lookUpWishlist: everybody(200),
  shareWishlist: signedIn,
  endWishlistShare: signedIn,
  // Anybody with the link may see the list.
  getSharedWishlist: everybody(200),
  getOverviewStats: adminOnly(),
  getAdminUsers: adminOnly(),
  getTwoFactor: adminOnly(),
  startTwoFactor: adminOnly(),
  confirmTwoFactor: adminOnly(),
  renewRecoveryCodes: adminOnly(),
  stepUp: adminOnly(),
  endTwoFactor: adminOnly(),
  getAdminTransactions: adminOnly(),
  exportTransactions: adminOnly(),
  getSales: adminOnly(),
  getAdminCounts: adminOnly(),
  getUndeliveredMails: adminOnly(),
  getAdminOrders: adminOnly(),
  exportOrders: adminOnly(),
  getAdminOrder: adminOnly(),
  setOrderStatus: adminOnly(),
  recordRefund: adminOnly(),
  getAdminProducts: adminOnly(),
  getAdminProduct: adminOnly(),
  updateProduct: adminOnly(),
  deleteProduct: adminOnly(),
  restoreProduct: adminOnly(),
  getAdminStyle: adminOnly(),
  saveAdminStyle: adminOnly(),
  getRestockDemand: adminOnly(),
  saveStylePictures: adminOnly(),
  duplicateAdminStyle: adminOnly(201),
  getAdminCollections: adminOnly(),
  orderCollections: adminOnly(),
  createCollection: adminOnly(201),
  getAdminCollection: adminOnly(),
  updateCollection: adminOnly(),
  deleteCollection: adminOnly(),
  restoreCollection: adminOnly(),
  getAdminSizeGuides: adminOnly(),
  createSizeGuide: adminOnly(201),
  getAdminSizeGuide: adminOnly(),
  updateSizeGuide: adminOnly(),
  deleteSizeGuide: adminOnly(),
  restoreSizeGuide: adminOnly(),
  uploadPicture: adminOnly(201),
  setUserStatus: adminOnly(),
  getMessages: adminOnly(),
  getMessage: adminOnly(),
  setMessageRead: adminOnly(),
  replyToMessage: adminOnly(201),
  getNotifications: adminOnly(),
  markNotificationsRead: adminOnly(),
  getSecurityEvents: adminOnly(),
  getAuditLog: adminOnly(),
};

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await addSizeGuide(shop);
});
afterAll(() => shop.close());

type Scene = { owner: Shopper; admin: Shopper };
type Input = {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

const passwordHash = await hashPassword(PASSWORD);

const newEmail = () => `${randomUUID()}@abs.test`;

/** An account whose sign-up code has just been mailed. */
async function signedUp(): Promise<string> {
  const email = newEmail();
  await shop.call('POST', '/signup', { body: { email, password: PASSWORD }, ip: randomUUID() });
  return email;
}

/** An account with a reset code. */
async function forgetful() {
  const { email } = await shop.signUpAndVerify();
  await shop.call('POST', '/forgot-password', { body: { email }, ip: randomUUID() });
  return { email, otp: await shop.codeTo(email) };
}

const productBody = {
  name: 'Plain Hoodie',
  description: 'A hoodie without a print.',
  price: 12_500,
  size: 'L',
  color: 'Sand',
  quantity: 9,
  salesCoverPicture: '/media/demo/plain.jpg',
  subImages: ['/media/demo/plain-2.jpg'],
};

const aProduct = async (): Promise<Input> => ({ params: { id: (await addProduct(shop)).id } });
const anOrder = async ({ owner }: Scene): Promise<Input> => ({
  params: { id: (await order(shop, owner, (await addProduct(shop)).id)).id },
});
async function aMessage(): Promise<Input> {
  const values = { name: 'Ada', email: 'ada@abs.test', message: 'Do you ship to Jos?' };
  const [row] = await shop.db.autocommit((tx) => tx.insert(contactMessages).values(values).returning());
  return { params: { id: row?.id ?? '' } };
}
async function aFilledCart({ owner }: Scene) {
  const product = await addProduct(shop);
  const { body } = await step(shop, owner, product.id, 1);
  return { product, item: body.item };
}
async function aPayment({ owner }: Scene) {
  const placed = await order(shop, owner, (await addProduct(shop)).id);
  const { body } = await pay(shop, owner, placed.id);
  return { order: placed, reference: body.data.data.reference as string };
}

/** An order that was cancelled after it was paid for. */
async function aRefundDue(scene: Scene): Promise<Input> {
  const { order: placed, reference } = await aPayment(scene);
  shop.fakePayments.settle(reference, 'success');
  await shop.call('GET', `/payments/verify/${reference}`, { token: scene.owner.token });
  const { token } = await addAdmin(shop);
  await shop.call('POST', `/admin/orders/${placed.id}/status`, { token, body: { status: 'canceled' } });
  return { params: { id: placed.id }, body: { reference } };
}

const aCollection = async () => ({ params: { id: (await addCollection(shop)).id } });
const aCollectionBody = { title: 'Rain', text: '', picture: null, startsAt: null, endsAt: null, isVisible: true };
const aSizeGuide = async () => ({ params: { id: (await addSizeGuide(shop, { category: null })).id } });
const aSizeGuideBody = { name: 'Tees', category: 'tshirt', sizes: [{ size: 'M', measurements: { chest: 55 } }] };
const aStyle = async () => ({ params: { id: (await addProduct(shop)).styleId } });
const aSoldOutProduct = async () => (await addProduct(shop, { quantity: 0 })).id;

/** The token in the mail that a restock request causes. */
async function aRestockToken(): Promise<string> {
  const email = newEmail();
  await shop.call('POST', '/restock-requests', { body: { productId: await aSoldOutProduct(), email } });
  return restockTokenIn((await shop.mailsTo(email))[0]);
}

/** The id of another session of an account. */
async function aSecondSession({ email, token }: Shopper): Promise<string> {
  await shop.loginAs(email);
  const { body } = await shop.call('GET', '/user/sessions', { token });
  return body.sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
}

/** The id of a saved address of an account. */
async function anAddress({ token }: Shopper): Promise<string> {
  const body = { deliveryAddress: '3 Broad Street, Lagos', phoneNumber: '08031234567' };
  return (await shop.call('POST', '/user/addresses', { token, body })).body.addresses[0].id;
}

/** The token in the mail to the new address of an account. */
async function anEmailChangeToken(): Promise<string> {
  const { token } = await shop.signUpAndVerify();
  const email = newEmail();
  await shop.call('POST', '/user/email', { token, body: { email, currentPassword: PASSWORD } });
  return emailChangeTokenIn((await shop.mailsTo(email))[0]);
}

/** A code of the admin. */
const aTwoFactorCode = async ({ admin }: Scene) => ({
  code: appCodeOf(shop, (await turnOnTwoFactor(shop, admin)).secret),
});

/** The password and a code of the admin. */
const aTwoFactorLogin = async (scene: Scene): Promise<Input> => ({
  body: { currentPassword: PASSWORD, ...(await aTwoFactorCode(scene)) },
});

/** Valid input of each call, apart from its caller. Calls without input are not listed. */
const scenes: Partial<Record<CallName, (scene: Scene) => Promise<Input>>> = {
  signup: async () => ({ body: { email: newEmail(), password: PASSWORD } }),
  login: async () => ({ body: { email: (await shop.signUpAndVerify()).email, password: PASSWORD } }),
  changePassword: async () => ({ body: { currentPassword: PASSWORD, password: 'quite-another-passphrase' } }),
  endSession: async ({ owner }) => ({ params: { id: await aSecondSession(owner) } }),
  addAddress: async () => ({ body: { deliveryAddress: '9 Allen Avenue, Ikeja', phoneNumber: '08031234567' } }),
  changeAddress: async ({ owner }) => ({
    params: { id: await anAddress(owner) },
    body: { deliveryAddress: '7 Marina, Lagos', phoneNumber: '08031234567' },
  }),
  removeAddress: async ({ owner }) => ({ params: { id: await anAddress(owner) } }),
  requestEmailChange: async () => ({ body: { email: newEmail(), currentPassword: PASSWORD } }),
  confirmEmailChange: async () => ({ body: { token: await anEmailChangeToken() } }),
  cancelEmailChange: async () => ({ body: { token: await anEmailChangeToken() } }),
  deleteAccount: async () => ({ body: { currentPassword: PASSWORD } }),
  completeProfile: async ({ owner }) => ({
    params: { id: owner.id },
    body: { firstName: 'Ada', lastName: 'Obi', gender: 'Female' },
  }),
  verifyEmail: async () => {
    const email = await signedUp();
    return { body: { email, otp: await shop.codeTo(email) } };
  },
  verifyEmailAccount: async () => ({ body: await forgetful() }),
  requestOtp: async () => ({ body: { email: newEmail() } }),
  forgotPassword: async () => ({ body: { email: newEmail() } }),
  resetPassword: async () => ({ body: { ...(await forgetful()), password: 'quite-another-passphrase' } }),
  createProduct: async () => ({ body: productBody }),
  getProduct: aProduct,
  searchProducts: async () => ({ query: '?query=hoodie' }),
  getSizeGuide: async () => ({ params: { category: 'hoodie' } }),
  getCollection: async () => ({ params: { slug: 'hoodie' } }),
  addToCart: async () => ({ body: { productId: (await addProduct(shop)).id, quantity: 1 } }),
  deleteCartProduct: async (scene) => ({ params: { id: (await aFilledCart(scene)).product.id } }),
  changeCartVariant: async (scene) => {
    const { product, item } = await aFilledCart(scene);
    const other = await addProduct(shop, { styleId: product.styleId, size: 'S' });
    return { params: { id: item.id }, body: { productId: other.id } };
  },
  deleteCartItem: async (scene) => ({ params: { id: (await aFilledCart(scene)).item.id } }),
  placeOrder: async (scene) => {
    await aFilledCart(scene);
    return { body: delivery };
  },
  getOrder: anOrder,
  cancelOrder: anOrder,
  makePayment: async (scene) => ({ body: { orderId: (await anOrder(scene)).params?.id } }),
  verifyPayment: async (scene) => ({ params: { reference: (await aPayment(scene)).reference } }),
  receivePaymentEvent: async (scene) => {
    const { order: placed, reference } = await aPayment(scene);
    const data = { id: 1, reference, status: 'success', amount: placed.totalPrice * 100, currency: 'NGN' };
    const body = JSON.stringify({ event: 'charge.success', data });
    return { body, headers: { 'x-paystack-signature': shop.fakePayments.sign(body) } };
  },
  sendContactMessage: async () => ({ body: { name: 'Ada', email: 'ada@abs.test', message: 'Do you ship to Jos?' } }),
  subscribeToNewsletter: async () => ({ body: { email: newEmail() } }),
  requestRestockMail: async () => ({ body: { productId: await aSoldOutProduct(), email: newEmail() } }),
  requestOwnRestockMail: async () => ({ body: { productId: await aSoldOutProduct() } }),
  confirmRestockMail: async () => ({ body: { token: await aRestockToken() } }),
  cancelRestockMails: async () => ({ body: { token: await aRestockToken() } }),
  addToWishlist: async () => ({ params: { productId: (await addProduct(shop)).id } }),
  removeFromWishlist: async () => ({ params: { productId: (await addProduct(shop)).id } }),
  joinWishlist: async () => ({ body: { productIds: [(await addProduct(shop)).id] } }),
  lookUpWishlist: async () => ({ query: `?ids=${(await addProduct(shop)).id}` }),
  shareWishlist: async () => ({ body: {} }),
  getSharedWishlist: async ({ owner }) => {
    const { body } = await shop.call('POST', '/wishlist/share', { token: owner.token, body: {} });
    return { params: { token: body.token } };
  },
  getAdminOrder: anOrder,
  setOrderStatus: async (scene) => ({ ...(await anOrder(scene)), body: { status: 'canceled' } }),
  recordRefund: aRefundDue,
  getAdminProduct: aProduct,
  updateProduct: async () => ({ ...(await aProduct()), body: { price: 9_000 } }),
  deleteProduct: aProduct,
  restoreProduct: aProduct,
  getAdminStyle: aStyle,
  saveAdminStyle: async () => ({
    ...(await aStyle()),
    body: { variants: [{ size: 'XL', color: 'Navy', price: 9_000, quantity: 3 }] },
  }),
  saveStylePictures: async () => ({
    ...(await aStyle()),
    body: { color: 'Navy', pictures: ['/media/demo/one.jpg'] },
  }),
  duplicateAdminStyle: async () => ({ ...(await aStyle()), body: {} }),
  orderCollections: async () => {
    const rows = await shop.db.autocommit((tx) =>
      tx.select({ id: collections.id }).from(collections).where(isNull(collections.deletedAt)),
    );
    return { body: { ids: rows.map(({ id }) => id) } };
  },
  createCollection: async () => ({ body: { ...aCollectionBody, slug: randomUUID(), styleIds: [] } }),
  getAdminCollection: aCollection,
  updateCollection: async () => ({ ...(await aCollection()), body: { ...aCollectionBody, version: 1 } }),
  deleteCollection: aCollection,
  restoreCollection: aCollection,
  createSizeGuide: async () => ({ body: { ...aSizeGuideBody, styleId: (await addProduct(shop)).styleId } }),
  getAdminSizeGuide: aSizeGuide,
  updateSizeGuide: async () => ({ ...(await aSizeGuide()), body: { ...aSizeGuideBody, version: 1 } }),
  deleteSizeGuide: aSizeGuide,
  restoreSizeGuide: async () => ({ params: { id: (await addSizeGuide(shop, { category: null })).id } }),
  uploadPicture: async () => ({ body: formOf({ bytes: await plain(40, 50).png().toBuffer() }) }),
  setUserStatus: async ({ owner }) => ({ params: { id: owner.id }, body: { status: 'blocked' } }),
  getMessage: aMessage,
  setMessageRead: async () => ({ ...(await aMessage()), body: { read: true } }),
  replyToMessage: async () => ({ ...(await aMessage()), body: { text: 'Yes, we do.' } }),
  markNotificationsRead: async () => ({ body: {} }),
  startTwoFactor: async () => ({ body: { currentPassword: PASSWORD } }),
  confirmTwoFactor: async ({ admin }) => ({ body: { code: appCodeOf(shop, await startTwoFactor(shop, admin)) } }),
  renewRecoveryCodes: aTwoFactorLogin,
  stepUp: async (scene) => ({ body: await aTwoFactorCode(scene) }),
  endTwoFactor: aTwoFactorLogin,
};

const names = Object.keys(endpoints) as CallName[];

test('every call of the contract has its expected callers', { tags: ['6.1.7', '10.4.1'] }, () => {
  expect(Object.keys(expected).sort()).toEqual([...names].sort());
});

test.each(names)('%s', { tags: ['3.1.26', '6.1.7', '10.4.1'] }, async (name) => {
  const { method, path } = endpoints[name];
  const answered: Partial<Record<Caller, number>> = {};
  for (const caller of callers) {
    // New data for each caller, because many calls use it up.
    const owner = await addShopper(shop, { passwordHash });
    const admin = await addShopper(shop, { userType: 'Admin', passwordHash });
    const { params = {}, query = '', ...input } = (await scenes[name]?.({ owner, admin })) ?? {};
    const token = await tokenOf(caller, { owner, admin });
    const address = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '') + query;
    const answer = await shop.call(method, address, { ...input, ...(token && { token }), ip: randomUUID() });
    answered[caller] = answer.status;
  }
  expect(answered).toEqual(Object.fromEntries(callers.map((caller, index) => [caller, expected[name]?.[index]])));
});

async function tokenOf(caller: Caller, { owner, admin }: Scene): Promise<string | undefined> {
  switch (caller) {
    case 'nobody':
      return undefined;
    case 'owner':
      return owner.token;
    case 'other':
      return (await addShopper(shop, { passwordHash })).token;
    case 'blocked': {
      const { id, token } = await addShopper(shop);
      await shop.db.autocommit((tx) => tx.update(users).set({ status: 'blocked' }).where(eq(users.id, id)));
      return token;
    }
    case 'admin':
      return admin.token;
  }
}
