/**
 * The data and answers of the flow stories' server: one shopper's cart and orders, the demo catalogue, and accounts.
 * Only as much as the stories need. The reference backend has its own tests.
 */

import { refusals } from '@abs/api/refusals';
import {
  type CallBody,
  type CallName,
  type CallParams,
  type CallResponse,
  cancelBlock,
  type DeliveryForm,
  EMAIL_UNVERIFIED_MESSAGE,
  type EndpointOf,
  type ErrorCode,
  errorCodes,
  limits,
  type Pagination,
  type PaymentOutcome,
  slicePage,
} from '@abs/contract';
import type {
  AccountSession,
  Cart,
  CartItem,
  Order,
  Product,
  SavedAddress,
  User,
  UserCredentials,
  Wishlist,
  WishlistItem,
} from '@abs/contract/entities';
import { products } from '../fixtures/catalogue.ts';
import { collections } from '../fixtures/collections.ts';
import { devices } from '../fixtures/people.ts';
import { line } from '../fixtures/purchases.ts';
import { sizeGuides } from '../fixtures/sizeGuides.ts';
import { narrowed } from './filterAnswers.ts';

/** The code in every mail. */
export const ONE_TIME_CODE = '4321';
/** The token of the link that is mailed when codes are refused. */
export const RESET_LINK_TOKEN = 'Q0wA-_9sT7ukqJ2mBvNxzg';
/** What the authenticator app shows. */
export const APP_CODE = '492039';
const DELIVERY_FEE = 5;

export type Account = {
  user: User;
  password: string;
  isVerified: boolean;
  /** A login requires a code of the authenticator app since then. */
  twoFactorSince?: string;
  /** Calls that require a recent code are answered. */
  hasRecentCode?: boolean;
};

/** The data of the server. A story fills it before it begins. */
export type ShopState = {
  /** The catalogue, newest first. */
  products: Product[];
  accounts: Account[];
  /** The signed-in accounts, by token. */
  sessions: Map<string, Account>;
  /** The purpose of the code sent to an e-mail address, until it is used. */
  codes: Map<string, 'verify' | 'reset'>;
  /** The requested new address of the account. */
  pendingEmail: string | null;
  addresses: readonly SavedAddress[];
  /** The devices on which the account is logged in. */
  devices: readonly AccountSession[];
  cart: CartItem[];
  /** The ids of the shopper's saved products, newest first. Some may no longer be on sale. */
  wishlist: string[];
  shareToken: string | null;
  deliveryAddress: string | null;
  phoneNumber: string | null;
  /** Newest first. */
  orders: Order[];
  /** The outcomes of payments, by reference. */
  payments: Map<string, { orderId: string; outcome: PaymentOutcome; message: string }>;
};

/** A shop without accounts, carts and orders. */
export const emptyShop = (): ShopState => ({
  products,
  accounts: [],
  sessions: new Map(),
  codes: new Map(),
  pendingEmail: null,
  addresses: [],
  devices,
  cart: [],
  wishlist: [],
  shareToken: null,
  deliveryAddress: null,
  phoneNumber: null,
  orders: [],
  payments: new Map(),
});

/** Thrown by an answer to refuse a call. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** The current cart, if its order is refused. */
  readonly cart: Cart | undefined;
  constructor(code: ErrorCode, message: string, cart?: Cart) {
    super(message);
    this.code = code;
    this.cart = cart;
    this.status = errorCodes[code];
  }
}

type ReceivedCall<Name extends CallName> = {
  params: CallParams<Name>;
  /** The file, of an upload. */
  body: EndpointOf<Name> extends { upload: true } ? File : CallBody<Name>;
  query: URLSearchParams;
  /** The account of the call's token, if the call needs one. */
  account: EndpointOf<Name>['auth'] extends 'none' ? null : Account;
};

export type Answers = { [Name in CallName]?: (call: ReceivedCall<Name>) => CallResponse<Name> };

const listed = ({ pictures: _, ...product }: Product): Product => product;

export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Refusal(...refusals.notFound(what));
  return value;
}

/** @throws Refusal for another than the account's current password */
export function expectPassword(account: Account, currentPassword: string): void {
  if (account.password !== currentPassword) throw new Refusal(...refusals.wrongPassword);
}

/** @throws Refusal for every code but that of the authenticator app */
export function expectAppCode(code: string): void {
  if (code !== APP_CODE) throw new Refusal(...refusals.wrongTwoFactorCode);
}

/** The pagination of `total` orders. */
function pagesOf(total: number, page: number): Pagination {
  return { page, limit: limits.ORDERS_PER_PAGE, total, totalPages: Math.ceil(total / limits.ORDERS_PER_PAGE) };
}

function pageOf(all: readonly Product[], query: URLSearchParams): CallResponse<'getProducts'> {
  const { found: matches, facets } = narrowed(all, query);
  const limit = Number(query.get('limit') ?? limits.PRODUCTS_PER_PAGE);
  const { items, pagination } = slicePage(matches, Number(query.get('page') ?? 1), limit);
  const { page: currentPage, totalPages, total: totalProducts } = pagination;
  return { products: items.map(listed), totalProducts, totalPages, currentPage, ...(facets && { facets }) };
}

/** Lower case, without accents and hyphens, as the reference backend searches. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}-]/gu, '')
    .toLowerCase();

/** Whether a word is a known one with a missing letter. */
const isNear = (word: string, known: string) =>
  [...known].some((_, index) => word === known.slice(0, index) + known.slice(index + 1));

/** The cart, with the current costs of its order. */
function cartOf({ cart: items, deliveryAddress, phoneNumber, addresses }: ShopState): Cart {
  const subtotal = items.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  const total = items.length === 0 ? 0 : subtotal + DELIVERY_FEE;
  const [preferred] = addresses;
  return {
    items,
    deliveryFee: DELIVERY_FEE,
    deliveryAddress: preferred?.deliveryAddress ?? deliveryAddress,
    phoneNumber: preferred?.phoneNumber ?? phoneNumber,
    addresses: [...addresses],
    total,
  };
}

function orderOf(items: readonly CartItem[], { deliveryAddress, phoneNumber }: DeliveryForm, number: number): Order {
  const subtotal = items.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  const now = Date.now();
  return {
    id: `order-${number}`,
    number: `ABS-${number}`,
    status: 'PENDING',
    paymentStatus: 'unpaid',
    totalPrice: subtotal + DELIVERY_FEE,
    subtotal,
    deliveryFee: DELIVERY_FEE,
    deliveryAddress,
    phoneNumber,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + limits.ORDER_LIFETIME_MS).toISOString(),
    heldUntil: new Date(now + limits.ORDER_HOLD_MS).toISOString(),
    orderItems: items.map(({ id, quantity, product }) => ({ id, quantity, price: product.price, product })),
  };
}

/** The answers from `state`, which they change. */
export function answersOf(state: ShopState): Answers {
  const accountOf = (email: string) => state.accounts.find(({ user }) => user.email === email);

  /** Keeps the addresses, of which the first is the default. */
  const keepAddresses = (saved: readonly SavedAddress[]) => {
    state.addresses = saved.map((address, index) => ({ ...address, isDefault: index === 0 }));
    return { addresses: [...state.addresses] };
  };
  const saveAddress = ({
    isDefault = false,
    ...address
  }: Omit<SavedAddress, 'isDefault'> & { isDefault?: boolean | undefined }) => {
    const saved = { ...address, isDefault };
    if (isDefault) return keepAddresses([saved, ...state.addresses.filter(({ id }) => id !== saved.id)]);
    const isNew = !state.addresses.some(({ id }) => id === saved.id);
    return keepAddresses(
      isNew ? [...state.addresses, saved] : state.addresses.map((one) => (one.id === saved.id ? saved : one)),
    );
  };
  const openSession = (account: Account): UserCredentials => {
    const token = `token-${state.sessions.size + 1}`;
    state.sessions.set(token, account);
    return { ...account.user, token };
  };

  const accountWithCode = (email: string, otp: string, purpose: 'verify' | 'reset'): Account => {
    const account = accountOf(email);
    if (account && otp === ONE_TIME_CODE && state.codes.get(email) === purpose) return account;
    if (account && otp === RESET_LINK_TOKEN && purpose === 'reset') return account;
    throw new Refusal(...refusals.wrongCode);
  };

  const step = (productId: string, by: number): CartItem | null => {
    const product = found(
      state.products.find(({ id }) => id === productId),
      'Product',
    );
    const known = state.cart.find((item) => item.productId === productId);
    const quantity = (known?.quantity ?? 0) + by;
    if (quantity > product.quantity) throw new Refusal(...refusals.onlyLeft(product.quantity));
    const item = known ? { ...known, quantity } : line(product, quantity, state.cart.length);
    state.cart = known
      ? state.cart.map((other) => (other === known ? item : other)).filter((other) => other.quantity > 0)
      : [...state.cart, item];
    return quantity > 0 ? item : null;
  };

  /** Changes the size of a line, which keeps its position, or merges it into an existing line of that size. */
  const putInPlace = (lineId: string, productId: string) => {
    const old = found(
      state.cart.find(({ id }) => id === lineId),
      'Line',
    );
    const size = found(
      old.product.sizes?.find(({ id }) => id === productId),
      'Product',
    );
    const other = state.cart.find((item) => item.productId === productId);
    const quantity = old.quantity + (other?.quantity ?? 0);
    if (quantity > size.quantity) throw new Refusal(...refusals.onlyLeft(size.quantity));
    const product = { ...old.product, id: productId, size: size.size, quantity: size.quantity };
    const item = { ...(other ?? old), productId, quantity, product };
    state.cart = state.cart.flatMap((line) =>
      line === old ? (other ? [] : [item]) : line === other ? [item] : [line],
    );
    return { quantity, item };
  };

  const orderWithId = (orderId: string): Order =>
    found(
      state.orders.find(({ id }) => id === orderId),
      'Order',
    );

  const change = (orderId: string, changes: Partial<Order>): void => {
    state.orders = state.orders.map((order) => (order.id === orderId ? { ...order, ...changes } : order));
  };

  const isOnSale = (productId: string) => state.products.some(({ id }) => id === productId);

  const wishlistItem = (productId: string): WishlistItem => {
    const product = [...state.products, ...products].find(({ id }) => id === productId);
    const isAvailable = isOnSale(productId);
    const createdAt = '2026-11-01T09:00:00.000Z';
    return { productId, product: listed(found(product, 'Product')), isAvailable, createdAt };
  };

  const wishlist = (): Wishlist => ({ items: state.wishlist.map(wishlistItem), shareToken: state.shareToken });

  const save = (productId: string): void => {
    state.wishlist = [productId, ...state.wishlist.filter((id) => id !== productId)];
  };

  return {
    signup: ({ body: { email, password } }) => {
      if (accountOf(email)) throw new Refusal(...refusals.emailTaken);
      const user: User = {
        userId: `user-${state.accounts.length + 1}`,
        firstName: null,
        lastName: null,
        email,
        gender: null,
        avatar: null,
        createdAt: new Date().toISOString(),
        userType: 'Customer',
      };
      state.accounts.push({ user, password, isVerified: false });
      state.codes.set(email, 'verify');
      return { message: 'Your account is successfully created' };
    },
    login: ({ body: { email, password, code } }) => {
      const account = accountOf(email);
      if (account?.password !== password) {
        throw new Refusal(...refusals.wrongLogin);
      }
      if (!account.isVerified) throw new Refusal('email_unverified', EMAIL_UNVERIFIED_MESSAGE);
      if (account.twoFactorSince) {
        if (!code) throw new Refusal(...refusals.twoFactorCodeNeeded);
        expectAppCode(code);
      }
      return { message: 'Login successful', user_credentials: openSession(account) };
    },
    requestOtp: ({ body: { email } }) => {
      state.codes.set(email, 'verify');
      return { message: 'OTP sent successfully' };
    },
    forgotPassword: ({ body: { email } }) => {
      state.codes.set(email, 'reset');
      return { message: 'OTP sent successfully' };
    },
    verifyEmail: ({ body: { email, otp } }) => {
      const account = accountWithCode(email, otp, 'verify');
      state.codes.delete(email);
      account.isVerified = true;
      return { message: 'Your email has been verified.', user_credentials: openSession(account) };
    },
    verifyEmailAccount: ({ body: { email, otp } }) => {
      accountWithCode(email, otp, 'reset');
      return { message: 'The code is right. Choose a new password.' };
    },
    resetPassword: ({ body: { email, otp, password } }) => {
      const account = accountWithCode(email, otp, 'reset');
      state.codes.delete(email);
      state.sessions.clear();
      Object.assign(account, { password, isVerified: true });
      return { message: 'Password has been successfully reset.' };
    },
    changePassword: ({ body: { currentPassword, password }, account }) => {
      expectPassword(account, currentPassword);
      account.password = password;
      return { message: 'Your password has been changed.' };
    },
    requestEmailChange: ({ body: { email, currentPassword }, account }) => {
      expectPassword(account, currentPassword);
      state.pendingEmail = email;
      return { message: 'Check the inboxes of both addresses.' };
    },
    // The link of the address that confirms last has a token of its own.
    confirmEmailChange: ({ body: { token } }) => ({ email: 'ada.obi@abs.test', changed: token === 'the-last-token' }),
    cancelEmailChange: () => ({ message: 'The change is cancelled.' }),
    deleteAccount: ({ body: { currentPassword }, account }) => {
      expectPassword(account, currentPassword);
      const [order] = state.orders.filter(({ status }) => status === 'PENDING');
      if (order) throw new Refusal(...refusals.orderUnderWay(order.number ?? '', 'unpaid'));
      state.sessions.clear();
      return { message: 'Your account has been deleted.' };
    },
    getAddresses: () => ({ addresses: [...state.addresses] }),
    addAddress: ({ body }) => saveAddress({ ...body, id: `address-${state.addresses.length + 1}` }),
    changeAddress: ({ params: { id }, body }) => {
      const { isDefault } = found(
        state.addresses.find((address) => address.id === id),
        'Address',
      );
      return saveAddress({ ...body, id, isDefault: body.isDefault ?? isDefault });
    },
    removeAddress: ({ params: { id } }) => keepAddresses(state.addresses.filter((address) => address.id !== id)),
    getSessions: () => ({ sessions: [...state.devices] }),
    endSession: ({ params: { id } }) => {
      state.devices = state.devices.filter((device) => device.id !== id);
      return { message: 'The device is logged out.' };
    },
    exportData: ({ account }) => `<!doctype html><title>${account.user.email}</title>`,
    completeProfile: ({ body, account }) => {
      account.user = { ...account.user, ...body };
      return { message: 'You have created your ABS profile.', data: account.user };
    },
    logout: () => ({ message: 'You are logged out.' }),
    logoutEverywhere: () => {
      state.sessions.clear();
      return { message: 'You are logged out on all devices.' };
    },
    getProfile: ({ account }) => ({
      user: account.user,
      pagination: pagesOf(state.orders.length, 1),
      settings:
        account.user.userType === 'Admin'
          ? ['email', 'password', 'devices', 'twoFactor']
          : ['email', 'password', 'addresses', 'devices', 'data', 'deletion'],
      pendingEmail: state.pendingEmail,
    }),

    sendContactMessage: () => ({ message: 'Your message has been sent. We answer within one working day.' }),
    subscribeToNewsletter: () => ({ message: 'Thank you for subscribing!' }),
    requestRestockMail: () => ({ message: 'Check your inbox to confirm your email address.' }),
    requestOwnRestockMail: ({ account }) => ({ message: `We’ll email ${account.user.email} when it’s back.` }),
    confirmRestockMail: () => ({ message: 'Thank you. We’ll email you when it’s back.' }),
    cancelRestockMails: () => ({ message: 'You won’t get any more emails about items that are back in stock.' }),

    getProducts: ({ query }) => pageOf(state.products, query),
    getProduct: ({ params }) => {
      const product = found(
        state.products.find(({ id }) => id === params.id),
        'Product',
      );
      const related = state.products.filter(({ id, category }) => category === product.category && id !== product.id);
      return { product, relatedProducts: related.map(listed) };
    },
    searchProducts: ({ query }) => {
      const words = folded(query.get('query') ?? '').split(/\s+/);
      const matches = state.products.filter(({ name, color, description }) =>
        words.every((word) => folded(`${name} ${color} ${description}`).includes(word)),
      );
      const [word = ''] = words;
      // Imitates a search by trigrams: a word with one missing letter is suggested.
      const suggestion = ['hoodie', 'jacket', 'sneaker'].find((known) => isNear(word, known));
      return { ...pageOf(matches, query), ...(matches.length === 0 && suggestion && { suggestion }) };
    },

    getWishlist: wishlist,
    addToWishlist: ({ params: { productId } }) => {
      if (!isOnSale(productId)) throw new Refusal(...refusals.notFound('Product'));
      save(productId);
      return { item: wishlistItem(productId) };
    },
    removeFromWishlist: ({ params }) => {
      state.wishlist = state.wishlist.filter((id) => id !== params.productId);
      return { message: 'Removed from your wishlist.' };
    },
    joinWishlist: ({ body: { productIds } }) => {
      for (const id of productIds.filter(isOnSale).toReversed()) save(id);
      return { wishlist: wishlist(), unknown: productIds.filter((id) => !isOnSale(id)), refused: 0 };
    },
    lookUpWishlist: ({ query }) => {
      const ids = (query.get('ids') ?? '').split(',').filter(isOnSale);
      return { items: ids.map((productId) => ({ productId, product: wishlistItem(productId).product })) };
    },
    shareWishlist: () => {
      state.shareToken ??= 'x1Yz-_0aB2cD3eF4gH5iJ6';
      return { token: state.shareToken };
    },
    endWishlistShare: () => {
      state.shareToken = null;
      return { message: 'Your wishlist is no longer shared.' };
    },
    getSharedWishlist: ({ params }) => {
      if (params.token !== state.shareToken) throw new Refusal(...refusals.wishlistNotShared);
      return { products: state.wishlist.filter(isOnSale).map((id) => wishlistItem(id).product) };
    },

    getCollections: () => ({ collections }),
    getCollection: ({ params }) => ({
      collection: found(
        collections.find(({ slug }) => slug === params.slug),
        'Collection',
      ),
      isOver: false,
    }),
    getSizeGuide: ({ params }) => ({
      sizeGuide: found(
        Object.values(sizeGuides).find(({ category }) => category === params.category),
        'Size guide',
      ),
    }),
    getCart: () => cartOf(state),
    changeCartVariant: ({ params, body }) => ({ ...putInPlace(params.id, body.productId), productId: body.productId }),
    addToCart: ({ body }) => ({ ...body, item: step(body.productId, body.quantity) }),

    getOrders: ({ query }) => {
      const status = query.get('status');
      return state.orders.filter((order) => status === null || order.status === status);
    },
    getOrderHistory: ({ query }) => {
      const status = query.get('status') ?? 'SUCCESS';
      const page = Number(query.get('page') ?? 1);
      const all = state.orders.filter((order) => order.status === status);
      const orders = all.slice((page - 1) * limits.ORDERS_PER_PAGE, page * limits.ORDERS_PER_PAGE);
      return { orders, pagination: pagesOf(all.length, page) };
    },
    getOrder: ({ params }) => ({ order: orderWithId(params.id) }),
    placeOrder: ({ body }) => {
      if (state.cart.length === 0) throw new Refusal(...refusals.cartEmpty);
      const cart = cartOf(state);
      if (body.expectedTotal !== undefined && body.expectedTotal !== cart.total) {
        throw new Refusal(...refusals.priceChanged, cart);
      }
      const order = orderOf(state.cart, body, 20_001 + state.orders.length);
      state.orders = [order, ...state.orders];
      state.cart = [];
      state.deliveryAddress = body.deliveryAddress;
      state.phoneNumber = body.phoneNumber;
      if (body.saveAddress) {
        const { deliveryAddress, phoneNumber } = body;
        saveAddress({ deliveryAddress, phoneNumber, id: `address-${state.addresses.length + 1}` });
      }
      return { message: 'Order placed successfully', order };
    },
    cancelOrder: ({ params }) => {
      const block = cancelBlock(orderWithId(params.id));
      if (block) throw new Refusal(...(block === 'paid' ? refusals.orderPaid : refusals.orderCancelled));
      change(params.id, { status: 'CANCELLED', expiresAt: null, heldUntil: null });
      return { message: 'Order deleted successfully.', orderId: params.id };
    },
    makePayment: ({ body: { orderId } }) => {
      const { id, expiresAt } = orderWithId(orderId);
      change(id, { heldUntil: expiresAt });
      const reference = `pay-${state.payments.size + 1}`;
      state.payments.set(reference, { orderId: id, outcome: 'pending', message: 'The payment is not confirmed yet.' });
      const page = `${window.location.origin}/sandbox/paystack/checkout/${reference}`;
      return {
        orderId: id,
        data: {
          status: true,
          message: 'Authorization URL created',
          data: { authorization_url: page, access_code: reference, reference },
        },
      };
    },
    verifyPayment: ({ params: { reference } }) => {
      const { orderId, outcome, message } = found(state.payments.get(reference), 'Payment');
      if (outcome === 'paid')
        change(orderId, { status: 'SUCCESS', paymentStatus: 'paid', expiresAt: null, heldUntil: null });
      return { reference, orderId, status: outcome, message, order: orderWithId(orderId) };
    },
  };
}
