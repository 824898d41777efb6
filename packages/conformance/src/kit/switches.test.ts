/** The kit reports each deviation of a reference server at the affected calls, and nothing else. */
import type { CallName } from '@abs/contract';
import { describe, expect, it } from 'vitest';
import { type FaultName, type SwitchName, switchNames } from '../server/index.ts';
import { findingsOf, tryReferenceServer } from './testing/tryReferenceServer.ts';

const signIns = ['login', 'verifyEmail', 'verifyEmailAccount'] as const;
const products = ['getProducts', 'getProduct', 'searchProducts'] as const;
const orders = ['getOrders', 'getOrder'] as const;
/** Calls that refuse something in a run of the kit. */
const refusing = [
  ...signIns,
  ...['signup', 'completeProfile', 'resetPassword', 'getProfile', 'getProduct', 'addToCart', 'getCart'],
  ...['deleteCartProduct', 'deleteCartItem', 'getOrders', 'placeOrder', 'getOrder', 'cancelOrder', 'makePayment'],
  ...['createProduct', 'getOverviewStats', 'getAdminUsers', 'getAdminTransactions'],
] as CallName[];

/** The pattern of every finding, and the calls that have one. */
type Expected = { says: RegExp; at: readonly CallName[] };

/** The contract leaves these open, so the kit reports nothing. */
const nothing: Expected = { says: /^$/, at: [] };

const expected: Record<SwitchName, Expected> = {
  numericIds: {
    says: /^adapts: \S*(?:id|Id): a number instead of text$/,
    at: [
      ...signIns,
      'getProfile',
      ...products,
      ...orders,
      'addToCart',
      'getCart',
      'deleteCartItem',
      'makePayment',
      'getAdminUsers',
    ],
  },
  numbersAsText: {
    says: /^adapts: \S+: a number written as text$/,
    at: [
      ...products,
      ...orders,
      'getProfile',
      'addToCart',
      'getCart',
      'getOverviewStats',
      'getAdminUsers',
      'getAdminTransactions',
    ],
  },
  datesAsNumbers: {
    says: /^adapts: \S*(?:createdAt|date): a time/,
    at: [...signIns, 'getProfile', 'getCart', 'getAdminUsers', 'getAdminTransactions'],
  },
  lowerCaseStatuses: { says: /^adapts: \S*status: “[a-z]+” instead of “[A-Z]+”$/, at: orders },
  wordForUnpaid: { says: /^adapts: \S*paymentStatus: /, at: orders },
  otherStatuses: { says: /^fails: /, at: ['getOrder'] },
  otherUserType: { says: /^adapts: \S*userType: /, at: [...signIns, 'getProfile', 'getAdminUsers'] },

  otherPagination: { says: /^adapts: pagination/, at: ['getProfile'] },
  nullPagination: nothing,
  noPagination: { says: /^adapts: pagination: missing$/, at: ['getProfile'] },
  noTotals: { says: /^adapts: .*\bmissing/, at: ['getProducts', 'getAdminUsers'] },
  ignoresPaging: { says: /page|limit/, at: ['getProducts', 'searchProducts', 'getAdminUsers'] },
  oldestOrdersFirst: nothing,
  noPaymentStatus: { says: /^adapts: \S*paymentStatus: missing$/, at: orders },
  noCreatedAt: { says: /^adapts: \S*createdAt: missing$/, at: [...signIns, 'getProfile', 'getCart', 'getAdminUsers'] },
  nullCover: { says: /^adapts: \S*salesCoverPicture: null$/, at: [...products, ...orders, 'getCart'] },
  nullSubImages: { says: /^adapts: \S*subImages: null/, at: products },
  nullTexts: { says: /^adapts: \S*(?:color|size|description): null$/, at: [...products, ...orders, 'getCart'] },
  nullLists: {
    says: /^adapts: [\w ]+: null instead of an empty list$/,
    at: ['getProducts', 'searchProducts', 'getCart', 'getOrders'],
  },
  notFoundWhenEmpty: { says: /^fails: /, at: ['getCart', 'getOrders'] },
  deletedProducts: { says: /^adapts: \S*product: null$/, at: ['getCart', 'getOrders'] },
  priceNoNumber: { says: /^adapts: \S*price: is not a number$/, at: products },
  pictureFileNames: nothing,

  wrappedOrders: { says: /^adapts: the answer: .*“orders”$/, at: ['getOrders'] },
  bareOrder: { says: /^adapts: the answer: .*“order”$/, at: ['getOrder'] },
  cancelledOrderInObject: nothing,
  wrappedAnswers: {
    says: /^(?:fails: |adapts: message: missing$)/,
    at: ['signup', 'requestOtp', 'login', 'verifyEmail', 'getProducts', 'searchProducts'],
  },
  mongoIds: { says: /^fails: /, at: ['getProducts', 'searchProducts'] },
  extraFields: nothing,
  otherMeanings: { says: /^adapts: /, at: [...products, ...orders, 'getCart'] },
  tokenOnlyInLogin: { says: /^fails: /, at: ['login'] },

  emptyDelete: { says: /^adapts: an empty answer$/, at: ['deleteCartProduct', 'deleteCartItem', 'cancelOrder'] },
  emptyAnswers: { says: /^adapts: an empty answer$/, at: ['deleteCartProduct', 'placeOrder', 'createProduct'] },
  noAuthorizationUrl: { says: /authorization_url|payment provider/, at: ['makePayment'] },

  // If login refuses with another message, the shop does not ask for the code.
  htmlErrors: { says: /is no JSON|not verified/, at: refusing },
  errorsOtherwise: { says: /without a message|not verified/, at: refusing },
  listedMessages: { says: /list of sentences/, at: refusing },
  unknownCallsAnswerShop: nothing,
  unknownCallsForbidden: nothing,
  refusesQueries: { says: /^adapts: more queries are refused/, at: ['getProducts'] },
  noCors: { says: /CORS/, at: [] },
};

describe.each(switchNames)('%s', (name) => {
  it('is reported at the affected calls, and nothing else is', async () => {
    const report = await tryReferenceServer({ site: { switches: [name] } });
    const findings = findingsOf(report);
    const { says, at } = expected[name];
    expect(findings.filter(({ text }) => !says.test(text))).toEqual([]);
    // Without CORS headers, every call is affected.
    const calls = name === 'noCors' ? [...report.calls, ...report.additive].map(({ call }) => call) : at;
    expect([...new Set(findings.map(({ call }) => call))].sort()).toEqual([...calls].sort());
    expect(report.additive.filter(({ outcome }) => outcome === 'offered')).toEqual([]);
  });
});

it('finds nothing to report in a server that follows the contract', async () => {
  const report = await tryReferenceServer();
  expect(findingsOf(report)).toEqual([]);
  expect(report.calls.map(({ address, outcome }) => `${address} ${outcome}`)).toEqual(
    report.calls.map(({ address }) => `${address} works`),
  );
  expect(report.calls.flatMap(({ checks }) => checks).filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(report.isConforming).toBe(true);
});

/** A lost code is not a fault of the calls: see kit.test.ts. */
const faulty: Record<Exclude<FaultName, 'codesGetLost'>, string[]> = {
  othersOrdersReadable: ['getOrder fails: keeps an order from other customers'],
  othersOrdersPayable: ['makePayment fails: refuses another customer’s order'],
  othersOrdersCancellable: [
    'cancelOrder fails: refuses another customer’s order',
    'cancelOrder fails: cancels an order that waits for payment',
  ],
  othersOrdersListed: ['getOrders fails: keeps to the customer’s own orders'],
  othersLinesDeletable: ['deleteCartItem fails: refuses a line of another customer’s cart'],
  customersAreAdmins: [
    'createProduct fails: is for admins only',
    'getOverviewStats fails: is for admins only',
    'getAdminUsers fails: is for admins only',
    'getAdminTransactions fails: is for admins only',
  ],
  missingTokenIsForbidden: [
    'getProfile fails: answers 401 without a token',
    'getCart fails: answers 401 without a token',
    'getOrders fails: answers 401 without a token',
    'getOrder fails: answers 401 without a token',
    'getOverviewStats fails: answers 401 without a token',
    'getAdminUsers fails: answers 401 without a token',
    'getAdminTransactions fails: answers 401 without a token',
  ],
  anyPasswordLogsIn: [
    'login fails: refuses a wrong password and an unknown address',
    'resetPassword fails: sets the password by a code that was verified before',
  ],
  // Accepting the wrong code used up the right one.
  anyCodeVerifies: ['verifyEmail fails: refuses a wrong code', 'verifyEmail fails: takes the right code and logs in'],
  anyCodeResets: [
    'resetPassword fails: refuses a wrong code',
    'resetPassword fails: sets the password by a code that was verified before',
  ],
  codesStayGood: ['verifyEmail fails: takes a code once'],
  codeIsSpentByChecking: ['resetPassword fails: sets the password by a code that was verified before'],
  emailHasManyAccounts: ['signup fails: refuses an address that has an account'],
  unverifiedInOtherWords: ['login fails: refuses an account whose e-mail is not verified'],
  namesAreSwapped: ['completeProfile fails: sets names and gender'],
  resetKeepsPassword: ['resetPassword fails: sets the password by a code that was verified before'],
  missingProductIsError: ['getProduct fails: answers 404 for a product that does not exist'],
  searchFindsEverything: ['searchProducts fails: answers an empty list when nothing matches'],
  pagesAreSame: ['getProducts fails: answers another page'],
  limitIsIgnored: ['getProducts fails: keeps to the limit'],
  stockIsIgnored: [
    'addToCart fails: refuses more than there is',
    'addToCart fails: removes the line with its last piece',
  ],
  minusIsIgnored: [
    'addToCart fails: raises and reduces the quantity',
    'addToCart fails: refuses more than there is',
    'addToCart fails: removes the line with its last piece',
  ],
  orderKeepsCart: ['placeOrder fails: makes an order of the cart'],
  phoneIsIgnored: ['placeOrder fails: refuses a missing address and a wrong phone number'],
  cancelledOrderStays: ['cancelOrder fails: cancels an order that waits for payment'],
  paidOrdersCancellable: ['cancelOrder fails: refuses an order that is paid'],
  paidOrdersPayable: ['makePayment fails: refuses an order that is paid'],
  paymentsAreLost: ['makePayment fails: is followed by an order that is paid'],
  totalIsZero: ['getOrders fails: has the order, waiting for payment', 'getOrder fails: answers one order'],
  paymentPageIsPlain: ['makePayment fails: leads to the payment provider'],
  pricesMayBeNegative: ['createProduct fails: refuses a product without a name, and with a price that is none'],
};

describe.each(Object.keys(faulty) as (keyof typeof faulty)[])('%s', (name) => {
  it('fails the affected calls', async () => {
    const report = await tryReferenceServer({ site: { faults: [name] } });
    expect(findingsOf(report).map(({ call, text }) => `${call} ${text}`)).toEqual(faulty[name]);
    expect(report.isConforming).toBe(false);
  });
});
