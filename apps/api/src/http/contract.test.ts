import { type CallName, endpoints } from '@abs/contract';
import { calls } from '@abs/contract/calls';
import { fieldsOf } from '@abs/contract/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mails } from '../db/schema.ts';
import { createContractCaller, valuesAt } from '../testing/contractCalls.ts';
import { emailChangeTokenIn } from '../testing/emailChange.ts';
import { formOf, plain } from '../testing/pictures.ts';
import { restockTokenIn } from '../testing/restock.ts';
import { addProduct, addSizeGuide, paymentEvent, productForm } from '../testing/shop.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { appCodeOf, startTwoFactor } from '../testing/twoFactor.ts';

/** Makes every call of the contract, in the order in which a shop is used, and checks answers against their schemas. */
let shop: TestApp;
let caller: ReturnType<typeof createContractCaller>;
beforeAll(async () => {
  const warnings = [{ code: 'testKey', message: 'The Paystack key is a test key.' }];
  shop = await createTestApp({ config: { warnings, deliveryDays: { from: 2, to: 5 } } });
  caller = createContractCaller(shop);
});
afterAll(() => shop.close());

test('every call answers as the contract defines', {
  tags: [
    '3.1.5',
    '3.1.7',
    '3.1.10',
    '3.1.12',
    '3.1.13',
    '3.1.19',
    '3.1.20',
    '7.1.1',
    '7.1.2',
    '7.1.4',
    '7.1.6',
    '7.1.11',
    '7.1.13',
    '7.1.17',
    '7.1.19',
    '7.1.23',
  ],
}, async () => {
  const { make, answers } = caller;
  const email = 'everybody@abs.test';
  await make('signup', { body: { email, password: PASSWORD } });
  const verified = await make('verifyEmail', { body: { email, otp: await shop.codeTo(email) } });
  const { userId } = verified.user_credentials;
  const { token } = (await make('login', { body: { email, password: PASSWORD } })).user_credentials;
  const profile = { firstName: 'Ada', lastName: 'Obi', gender: 'Female' };
  await make('completeProfile', { params: { id: userId }, body: profile, token });
  await make('getProfile', { token });

  const admin = (await shop.signUpAdmin()).token;
  const picture = formOf({ bytes: await plain(40, 50).png().toBuffer() });
  const { src } = (await make('uploadPicture', { body: picture, token: admin })).picture;
  const hoodie = { ...productForm, salesCoverPicture: src, subImages: ['/media/demo/plain-2.jpg'] };
  await make('createProduct', { body: { ...hoodie, name: 'Other Hoodie' }, token: admin });
  const { product } = await make('createProduct', { body: { ...hoodie, sku: 'PH-L' }, token: admin });
  const other = { ...hoodie, size: 'M', styleId: product.styleId };
  const medium = (await make('createProduct', { body: other, token: admin })).product;
  const one = { params: { id: product.id }, token: admin };
  await make('getAdminProducts', { token: admin });
  await make('getAdminProduct', one);
  await make('updateProduct', { ...one, body: { subImages: [src] } });
  await make('deleteProduct', one);
  await make('restoreProduct', one);
  const style = { params: { id: product.styleId }, token: admin };
  const variant = { size: 'XL', color: 'Sand', price: 12_500, quantity: 4, sku: 'SAND-XL' };
  await make('saveAdminStyle', { ...style, body: { variants: [variant] } });
  await make('getAdminStyle', style);
  await make('saveStylePictures', { ...style, body: { color: 'sand', pictures: [src] } });
  await make('duplicateAdminStyle', { ...style, body: { name: 'Plain Hoodie, new' } });
  await make('getProducts');
  await make('getProduct', { params: { id: product.id } });
  await make('searchProducts', { query: '?query=plain' });
  await addSizeGuide(shop);
  const texts = { title: 'Rain', text: 'For wet days.', startsAt: null, endsAt: null, isVisible: true };
  const rain = { ...texts, picture: src, slug: 'rain', styleIds: [product.styleId] };
  const added = (await make('createCollection', { body: rain, token: admin })).collection;
  const collection = { params: { id: added.id }, token: admin };
  const period = { startsAt: '2020-01-01T00:00:00Z', endsAt: '2090-01-01T00:00:00Z' };
  await make('updateCollection', {
    ...collection,
    body: { ...texts, ...period, picture: src, version: added.version },
  });
  await make('deleteCollection', collection);
  await make('restoreCollection', collection);
  await make('getAdminCollection', collection);
  const { collections } = await make('getAdminCollections', { token: admin });
  const ids = collections.map(({ id }: { id: string }) => id).reverse();
  const category = { params: { id: collections[0].id }, token: admin };
  const { version } = (await make('getAdminCollection', category)).collection;
  await make('updateCollection', { ...category, body: { ...texts, picture: null, version } });
  await make('orderCollections', { body: { ids }, token: admin });
  await make('getCollections');
  await make('getCollection', { params: { slug: 'rain' } });
  await make('getCollection', { params: { slug: 'hoodie' } });
  await make('getProducts', { query: '?collection=rain&group=style' });
  const guide = {
    ...{ name: 'Hoodies', category: 'hoodie', advice: 'Take the larger one.', bodyHeight: 180 },
    sizes: [{ size: 'M', measurements: { chest: 60 }, equivalents: { eu: '48' } }],
    howTo: { chest: 'Below the arms.' },
  };
  const measured = (await make('createSizeGuide', { body: { ...guide, styleId: product.styleId }, token: admin }))
    .sizeGuide;
  const sizeGuide = { params: { id: measured.id }, token: admin };
  await make('updateSizeGuide', { ...sizeGuide, body: { ...guide, version: measured.version } });
  await make('deleteSizeGuide', sizeGuide);
  await make('restoreSizeGuide', sizeGuide);
  await make('getAdminSizeGuide', sizeGuide);
  await make('getAdminSizeGuides', { token: admin });
  await make('getAdminStyle', { params: { id: product.styleId }, token: admin });
  await make('getSizeGuide', { params: { category: 'hoodie' } });

  const add = { body: { productId: product.id, quantity: 1 }, token };
  await make('addToCart', add);
  await make('deleteCartProduct', { params: { id: product.id }, token });
  const { item } = await make('addToCart', add);
  await make('changeCartVariant', { params: { id: item.id }, body: { productId: medium.id }, token });
  await make('deleteCartItem', { params: { id: item.id }, token });
  await make('addToCart', add);
  const delivery = { deliveryAddress: '1 Marina Road, Lagos', phoneNumber: '+234 801 234 5678' };
  await make('addAddress', { body: delivery, token });
  await make('getCart', { token });

  const { order } = await make('placeOrder', { body: delivery, token });
  await make('getOrder', { params: { id: order.id }, token });
  const payment = await make('makePayment', { body: { orderId: order.id }, token });
  const { reference } = payment.data.data;
  shop.fakePayments.settle(reference, 'success');
  await make('verifyPayment', { params: { reference }, token });
  const event = JSON.stringify({
    event: 'charge.success',
    data: { id: 1, reference, status: 'success', amount: order.totalPrice * 100, currency: 'NGN' },
  });
  await make('receivePaymentEvent', {
    body: event,
    headers: { 'x-paystack-signature': shop.fakePayments.sign(event) },
  });
  await contest(order, reference);

  await make('addToCart', add);
  const second = await make('placeOrder', { body: delivery, token });
  await make('getOrders', { token });
  await make('getOrderHistory', { token });
  await make('cancelOrder', { params: { id: second.order.id }, token });

  await make('getOverviewStats', { token: admin });
  await make('getSales', { token: admin });
  await make('getAdminUsers', { token: admin });
  await make('setUserStatus', { params: { id: userId }, body: { status: 'active' }, token: admin });
  await make('exportTransactions', { token: admin });
  await make('getAdminOrders', { token: admin });
  await make('exportOrders', { token: admin });
  const status = { params: { id: order.id }, token: admin };
  await make('setOrderStatus', { ...status, body: { status: 'cleared' } });
  await make('setOrderStatus', { ...status, body: { status: 'pending' } });
  await make('setOrderStatus', { ...status, body: { status: 'canceled' } });
  await make('recordRefund', { ...status, body: { reference } });
  await make('setOrderStatus', { ...status, body: { status: 'canceled' } });
  await make('getAdminOrder', status);
  await make('getAdminTransactions', { token: admin });

  await make('sendContactMessage', { body: { name: 'Ada', email, message: 'Do you ship to Jos?' } });
  const [written] = (await make('getMessages', { token: admin })).messages;
  const message = { params: { id: written.id }, token: admin };
  await make('replyToMessage', { ...message, body: { text: 'Yes, we do.' } });
  await make('setMessageRead', { ...message, body: { read: true } });
  await make('getMessage', message);
  await make('getMessages', { token: admin });
  await make('getNotifications', { token: admin });
  await make('getAdminCounts', { token: admin });
  await shop.db.autocommit((tx) => tx.update(mails).set({ failedAt: shop.clock.now() }));
  await make('getUndeliveredMails', { token: admin });
  await make('markNotificationsRead', { body: {}, token: admin });
  await make('getAuditLog', { token: admin });
  await make('getSecurityEvents', { token: admin });

  await make('subscribeToNewsletter', { body: { email: 'news@abs.test' } });
  const soldOut = { productId: (await addProduct(shop, { quantity: 0, pictures: product.pictures })).id };
  await make('requestRestockMail', { body: { ...soldOut, email } });
  const link = { body: { token: restockTokenIn((await shop.mailsTo(email)).at(-1)) } };
  await make('confirmRestockMail', link);
  await make('cancelRestockMails', link);
  await make('requestOwnRestockMail', { body: soldOut, token });
  await make('getRestockDemand', { token: admin });

  await make('joinWishlist', { body: { productIds: [product.id, 'nothing'] }, token });
  await make('addToWishlist', { params: { productId: product.id }, token });
  await make('lookUpWishlist', { query: `?ids=${product.id}` });
  const share = await make('shareWishlist', { body: {}, token });
  const address = { deliveryAddress: '3 Broad Street, Lagos', phoneNumber: '08031234567' };
  const [saved] = (await make('addAddress', { body: address, token })).addresses;
  await make('changeAddress', { params: { id: saved.id }, body: { ...address, isDefault: true }, token });
  await make('addAddress', { body: { ...address, deliveryAddress: '7 Marina, Lagos' }, token });
  await make('getAddresses', { token });
  await make('removeAddress', { params: { id: saved.id }, token });
  await make('getWishlist', { token });
  await make('getSharedWishlist', { params: { token: share.token } });
  await make('endWishlistShare', { token });
  await make('removeFromWishlist', { params: { productId: product.id }, token });

  const currentPassword = PASSWORD;
  await make('requestEmailChange', { body: { email: 'new@abs.test', currentPassword }, token });
  const confirmation = { token: emailChangeTokenIn((await shop.mailsTo('new@abs.test'))[0]) };
  await make('confirmEmailChange', { body: confirmation });
  await make('cancelEmailChange', { body: confirmation });
  await shop.loginAs(email);
  const { sessions } = await make('getSessions', { token });
  await make('endSession', { params: { id: sessions.at(-1).id }, token });
  await make('exportData', { token });
  await make('changePassword', {
    body: { currentPassword: PASSWORD, password: 'quite-a-different-passphrase' },
    token,
  });
  await make('requestOtp', { body: { email: 'nobody@abs.test' } });
  await make('forgotPassword', { body: { email } });
  const otp = await shop.codeTo(email);
  await make('verifyEmailAccount', { body: { email, otp } });
  const newcomer = 'newcomer@abs.test';
  await make('signup', { body: { email: newcomer, password: PASSWORD } });
  const welcome = await make('verifyEmailAccount', { body: { email: newcomer, otp: await shop.codeTo(newcomer) } });
  await make('deleteAccount', { body: { currentPassword: PASSWORD }, token: welcome.user_credentials.token });
  await make('logout', { token });
  await make('startTwoFactor', { body: { currentPassword }, token: admin });
  const secret = await startTwoFactor(shop, { token: admin });
  const code = () => {
    shop.clock.advance(30_000);
    return appCodeOf(shop, secret);
  };
  await make('confirmTwoFactor', { body: { code: code() }, token: admin });
  await make('getTwoFactor', { token: admin });
  await make('renewRecoveryCodes', { body: { currentPassword, code: code() }, token: admin });
  await make('stepUp', { body: { code: code() }, token: admin });
  await make('endTwoFactor', { body: { currentPassword, code: code() }, token: admin });
  await make('logoutEverywhere', { token: admin });
  await make('resetPassword', { body: { email, otp, password: 'quite-another-passphrase' } });

  expect([...answers.keys()].sort()).toEqual(Object.keys(endpoints).sort());
});

/** The customer's bank contests the payment, and the shop wins. */
async function contest({ totalPrice }: { totalPrice: number }, reference: string): Promise<void> {
  const amount = totalPrice * 100;
  const dispute = { id: 7, refund_amount: amount, currency: 'NGN', dueAt: '2026-11-25T18:00:00.000Z' };
  const transaction = { id: 8, reference, amount, currency: 'NGN', status: 'success' };
  const open = { ...dispute, status: 'awaiting-merchant-feedback', transaction };
  await paymentEvent(shop, 'charge.dispute.create', open);
  await paymentEvent(shop, 'charge.dispute.resolve', { ...open, status: 'resolved', resolution: 'declined' });
}

/** Fields that no answer above has, by the end of their path, and why. */
const notAnswered: { end: string; calls?: CallName[]; because: string }[] = [
  { end: 'pagination.isCapped', because: 'It takes more than 1,000 matches, which lists.test.ts has.' },
  {
    end: 'roducts[].pictures[]',
    calls: ['getProducts', 'searchProducts', 'getProduct', 'getAdminProducts'],
    because: 'Lists show covers only.',
  },
  {
    end: 'roducts[].maxPerOrder',
    calls: ['getProducts', 'searchProducts', 'getProduct', 'getAdminProducts'],
    because: 'Nothing is ordered from a list.',
  },
  {
    end: 'roducts[].sharePicture',
    calls: ['getProducts', 'searchProducts', 'getProduct', 'getAdminProducts'],
    because: 'A list is not about one product.',
  },
  {
    end: 'product.sharePicture',
    calls: ['createProduct', 'getAdminProduct', 'updateProduct', 'restoreProduct'],
    because: 'Nobody sends links to the admin area.',
  },
  {
    end: 'roducts[].variants[]',
    calls: ['getProducts', 'searchProducts', 'getProduct', 'getAdminProducts'],
    because: 'Lists show sizes and colors only.',
  },
  {
    end: 'roducts[].sizeGuide',
    calls: ['getProducts', 'searchProducts', 'getProduct', 'getAdminProducts'],
    because: 'A list is not about one product.',
  },
  {
    end: 'roducts[].delivery',
    calls: ['getProducts', 'searchProducts', 'getProduct', 'getAdminProducts'],
    because: 'A list is not about one product.',
  },
  {
    end: 'product.variants[]',
    calls: ['createProduct', 'getAdminProduct', 'updateProduct', 'restoreProduct'],
    because: 'Shoppers choose a variant.',
  },
  {
    end: 'product.sizeGuide',
    calls: ['createProduct', 'getAdminProduct', 'updateProduct', 'restoreProduct', 'getProduct'],
    because: 'A size guide has calls of its own.',
  },
  {
    end: 'style.sizeGuideId',
    calls: ['saveAdminStyle', 'saveStylePictures', 'duplicateAdminStyle'],
    because: 'The style gets its guide after these calls.',
  },
  {
    end: 'product.sizes[]',
    calls: ['createProduct', 'getAdminProduct', 'updateProduct', 'restoreProduct', 'getProduct'],
    because: 'Of lists by style.',
  },
  ...['pictures[]', 'maxPerOrder', 'sharePicture', 'variants[]', 'sizeGuide', 'delivery'].flatMap((field) =>
    [`product.${field}`, `products[].${field}`].map((end) => ({
      end,
      calls: [
        'getWishlist' as const,
        'addToWishlist' as const,
        'joinWishlist' as const,
        'lookUpWishlist' as const,
        'getSharedWishlist' as const,
      ],
      because: 'A wishlist has cards, as lists have.',
    })),
  ),
  {
    end: 'product.colors[]',
    calls: ['createProduct', 'getAdminProduct', 'updateProduct', 'restoreProduct'],
    because: 'Shoppers choose a color.',
  },
  ...['sizes[]', 'colors[]'].map((name) => ({
    end: `roducts[].${name}`,
    calls: ['getAdminProducts' as const, 'getProducts' as const, 'searchProducts' as const],
    because: 'Of lists by style.',
  })),
  {
    end: 'collection.category',
    calls: ['createCollection', 'restoreCollection'],
    because: 'Categories are neither added nor deleted.',
  },
  { end: 'facets', because: 'Nobody requested them.' },
  { end: 'suggestion', because: 'The search found something.' },
  {
    end: 'product.maxPerOrder',
    calls: ['createProduct', 'getAdminProduct', 'updateProduct', 'restoreProduct'],
    because: 'Admins order nothing.',
  },
  {
    end: 'product.delivery',
    calls: ['createProduct', 'getAdminProduct', 'updateProduct', 'restoreProduct'],
    because: 'Admins order nothing.',
  },
];

test.each(Object.entries(calls))('%s answers every field of its schema', (name, { response }) => {
  const answers = caller.answers.get(name as CallName) ?? [];
  const excused = notAnswered.filter(({ calls = [name] }) => calls.includes(name as CallName)).map(({ end }) => end);
  const missing = fieldsOf(response)
    .map(({ path }) => path)
    .filter((path) => !excused.some((end) => path.endsWith(end) || path.includes(`${end}.`)))
    .filter((path) => !answers.some((answer) => valuesAt(answer, path).length > 0));
  expect(missing).toEqual([]);
});
