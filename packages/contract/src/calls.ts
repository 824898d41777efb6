/**
 * The table of all calls of /api/v1: endpoint, inputs, answer, errors. The server validates by it, the OpenAPI document
 * is generated from it, and the shop's client takes its types from it.
 */
import * as z from 'zod/mini';
import { additive } from './additive.ts';
import { type CallName, type EndpointOf, endpoints } from './allEndpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as entity from './entities.ts';
import type { ErrorCode } from './errors.ts';
import * as field from './fields.ts';
import * as limits from './limits.ts';
import * as lists from './lists.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const message = z.object({ message: z.string() });
/** For a person, beside an answer of which the basic contract shows something else, or nothing. */
const note = additive(z.string());

/** This backend shows pictures that it serves itself, or that lie elsewhere on the web. */
const served = z.regex(/^(\/media\/|https:\/\/)\S+$/, 'A picture is a /media/ path or an https address');
const cover = field.productCover.check(served);
const subImages = field.subImagesOf(field.subImage.check(served));

/** Query strings carry text; anything but a whole number in range is refused rather than guessed. */
const wholeNumber = (name: string, min: number, max: number, fallback: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, `${name} must be a whole number`)),
      z.pipe(
        z.transform(Number),
        z.number().check(z.gte(min, `${name} must be at least ${min}`), z.lte(max, `${name} must be at most ${max}`)),
      ),
    ),
    fallback,
  );
/** A page, however high: beyond the last one the answer is the last. */
const page = z._default(
  z.pipe(
    z.string().check(z.regex(/^\d+$/, 'page must be a whole number')),
    z.pipe(
      z.transform((digits: string) => Math.min(Number(digits), limits.LAST_PAGE)),
      z.number().check(z.gte(1, 'page must be at least 1')),
    ),
  ),
  1,
);

/** What the search box of an admin list sends; empty lists everything. */
const search = z._default(z.string().check(z.trim(), z.maxLength(limits.SEARCH_MAX_LENGTH, 'search is too long')), '');
const adminPage = (limit: number) => ({ page, limit: wholeNumber('limit', 1, 100, limit), search: additive(search) });

const productList = z.object({
  products: z.array(entity.product),
  totalProducts: z.int(),
  totalPages: z.int(),
  /** The page answered, after clamping to the last one. */
  currentPage: additive(z.optional(z.int())),
});
/** The basic contract does not say how much a search found. */
const foundProducts = z.extend(productList, { totalProducts: additive(z.int()), totalPages: additive(z.int()) });

/** Proves at the next login that the account signed in on this device before; it is no credential. */
const deviceToken = additive(z.optional(z.string().check(z.maxLength(200))));
const credentialsAnswer = z.object({ message: note, user_credentials: entity.userCredentials, deviceToken });

type Schemas = {
  summary: string;
  tag: 'Accounts' | 'Catalogue' | 'Cart' | 'Orders' | 'Payments' | 'Contact' | 'Admin';
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** HTTP status of success; 200 unless given. */
  status?: 200 | 201;
  response: z.ZodMiniType;
  /** Beyond the ones every call may answer: validation, not_found of its path, rate_limited, internal. */
  errors?: readonly ErrorCode[];
};

const schemas = {
  signup: {
    tag: 'Accounts',
    summary: 'Open an account; a 4-digit code goes to the e-mail address.',
    body: z.strictObject({ email: field.email, password: field.newPassword }),
    status: 201,
    response: message,
    errors: ['email_taken', 'weak_password'],
  },
  login: {
    tag: 'Accounts',
    summary: 'Sign in with e-mail and password.',
    body: z.strictObject({ email: field.loginEmail, password: field.password, deviceToken }),
    response: credentialsAnswer,
    errors: ['invalid_credentials', 'email_unverified', 'account_blocked'],
  },
  logout: { tag: 'Accounts', summary: 'Revoke the bearer token.', response: message },
  logoutEverywhere: {
    tag: 'Accounts',
    summary: 'Revoke every token of the account, this one too, and forget its devices.',
    response: message,
  },
  completeProfile: {
    tag: 'Accounts',
    summary: "Set the session user's own names and gender.",
    params: z.object({ id }),
    body: z.strictObject({ firstName: field.firstName, lastName: field.lastName, gender: field.gender }),
    response: z.object({ message: note, data: entity.user }),
    errors: ['forbidden'],
  },
  verifyEmail: {
    tag: 'Accounts',
    summary: 'Spend a sign-up code: the e-mail is verified and the user signed in.',
    body: z.strictObject({ email: field.email, otp: field.otp, deviceToken }),
    response: credentialsAnswer,
    errors: ['invalid_code', 'link_required', 'account_blocked'],
  },
  verifyEmailAccount: {
    tag: 'Accounts',
    summary: 'A sign-up code is spent as by /verify-email. A reset code is only checked: not spent, nobody signed in.',
    body: z.strictObject({ email: field.email, otp: field.otp, deviceToken }),
    response: z.object({
      message: note,
      user_credentials: z.optional(entity.userCredentials),
      deviceToken,
    }),
    errors: ['invalid_code', 'link_required', 'account_blocked'],
  },
  requestOtp: {
    tag: 'Accounts',
    summary: 'Send a new sign-up code. The answer is the same for an unknown e-mail.',
    body: z.strictObject({ email: field.email }),
    response: message,
  },
  forgotPassword: {
    tag: 'Accounts',
    summary:
      'Send a password reset code, or a link where codes are refused. The answer is the same for an unknown e-mail.',
    body: z.strictObject({ email: field.registeredEmail }),
    response: message,
  },
  resetPassword: {
    tag: 'Accounts',
    summary: "Spend a reset code or a mailed link's token, set a new password and revoke every session of the account.",
    body: z.strictObject({ email: field.email, otp: field.resetCode, password: field.newPassword }),
    response: message,
    errors: ['invalid_code', 'link_required', 'weak_password'],
  },
  getProfile: {
    tag: 'Accounts',
    summary: "The session's user, and how many orders and pages of orders there are.",
    query: z.object({ page }),
    response: z.object({ user: entity.user, pagination: entity.profilePagination }),
  },
  getOrderHistory: {
    tag: 'Orders',
    summary: 'Own orders of one status, newest first, 5 a page by default.',
    query: z.object({
      status: z._default(entity.orderStatus, 'SUCCESS'),
      page,
      limit: wholeNumber('limit', 1, 50, 5),
    }),
    response: z.object({ orders: z.array(entity.order), pagination: entity.pagination }),
  },
  createProduct: {
    tag: 'Admin',
    summary: 'Add a product whose pictures are already on the server or at an https address.',
    body: z.strictObject({
      name: field.productName,
      description: field.productDescription,
      price: field.productPrice,
      size: field.productSize,
      color: field.productColor,
      quantity: field.productQuantity,
      salesCoverPicture: cover,
      subImages,
      category: additive(z.optional(z.enum(entity.categories))),
      colorHex: additive(z.optional(field.colorHex)),
    }),
    status: 201,
    response: z.object({ message: note, product: additive(entity.product) }),
    errors: ['idempotency_conflict'],
  },
  getProducts: {
    tag: 'Catalogue',
    summary: 'The collection, paged. A page beyond the last answers the last.',
    query: z.object({
      page,
      limit: wholeNumber('limit', 1, 100, 12),
      sort: additive(z.optional(z.enum(lists.productSorts))),
      category: additive(z.optional(z.enum(entity.categories))),
    }),
    response: productList,
  },
  getProduct: {
    tag: 'Catalogue',
    summary: 'One product and others that go with it.',
    params: z.object({ id }),
    response: z.object({ product: entity.product, relatedProducts: z.array(entity.product) }),
    errors: ['not_found'],
  },
  searchProducts: {
    tag: 'Catalogue',
    summary: 'Products whose name, color, category or description has every word, folding case, accents, hyphens.',
    query: z.object({
      query: z
        .string('query is required')
        .check(
          z.trim(),
          z.minLength(1, 'query is required'),
          z.maxLength(limits.SEARCH_MAX_LENGTH, 'query is too long'),
        ),
      page,
      limit: wholeNumber('limit', 1, 100, 10),
      sort: additive(z.optional(z.enum(lists.productSorts))),
    }),
    response: foundProducts,
  },
  addToCart: {
    tag: 'Cart',
    summary: 'Add pieces of a product, or take some away with a negative number; at 0 the line goes.',
    body: z.strictObject({ productId: id, quantity: field.quantityStep }),
    response: z.object({
      productId: z.string(),
      /** The step that was made, as sent. */
      quantity: z.int(),
      /** The line as it is now, null when it went. */
      item: additive(z.optional(z.nullable(entity.cartItem))),
    }),
    errors: ['not_found', 'out_of_stock', 'quantity_limit'],
  },
  getCart: { tag: 'Cart', summary: 'The own cart, oldest line first.', response: entity.cart },
  deleteCartProduct: {
    tag: 'Cart',
    summary: "Remove the line of a product; the id is the product's.",
    params: z.object({ id }),
    response: z.object({ message: note, itemId: additive(z.string()) }),
    errors: ['not_found'],
  },
  deleteCartItem: {
    tag: 'Cart',
    summary: 'Remove a line.',
    params: z.object({ id }),
    response: z.object({ message: note, itemId: z.string() }),
    errors: ['not_found'],
  },
  getOrders: {
    tag: 'Orders',
    summary: 'Own orders, newest first.',
    query: z.object({ status: additive(z.optional(entity.orderStatus)) }),
    response: z.array(entity.order),
  },
  placeOrder: {
    tag: 'Orders',
    summary:
      'Turn the cart into an order. Its items are held until `heldUntil`, and return to the shop if it is not paid by ' +
      'then. With `expectedTotal`, an order that would cost anything else is refused (price_changed) with the cart as it ' +
      'is now.',
    body: z.strictObject({
      deliveryAddress: field.deliveryAddress,
      phoneNumber: field.phoneNumber,
      /** Naira that the shopper agreed to pay, delivery fee included. */
      expectedTotal: additive(z.optional(field.expectedTotal)),
    }),
    status: 201,
    response: z.object({ message: note, order: additive(entity.order) }),
    errors: [
      'cart_empty',
      'out_of_stock',
      'price_changed',
      'quantity_limit',
      'too_many_pending_orders',
      'idempotency_conflict',
    ],
  },
  getOrder: {
    tag: 'Orders',
    summary: 'One own order.',
    params: z.object({ id }),
    response: z.object({ order: entity.order }),
    errors: ['not_found'],
  },
  deleteOrder: {
    tag: 'Orders',
    summary: 'Cancel an own pending order; its stock returns.',
    params: z.object({ id }),
    // The basic contract reads the answer itself as the id; another backend may put it where it likes.
    response: z.object({ message: note, orderId: additive(z.string()) }),
    errors: ['not_found', 'order_not_pending', 'payment_in_flight', 'payment_unavailable'],
  },
  makePayment: {
    tag: 'Payments',
    summary: "Start a card payment of an own pending order; the answer carries the provider's page.",
    body: z.strictObject({ orderId: id }),
    response: z.object({ orderId: z.string(), data: entity.providerAuthorization }),
    errors: ['not_found', 'order_not_pending', 'payment_unavailable', 'idempotency_conflict'],
  },
  verifyPayment: {
    tag: 'Payments',
    summary: 'Ask the provider how an own payment ended, and settle the order accordingly.',
    params: z.object({ reference: id }),
    response: z.object({
      reference: z.string(),
      orderId: z.string(),
      status: z.enum(entity.paymentOutcomes),
      message: z.string(),
      order: entity.order,
    }),
    errors: ['not_found', 'payment_unavailable'],
  },
  receivePaymentEvent: {
    tag: 'Payments',
    summary: "The provider's webhook, signed with x-paystack-signature (hex HMAC-SHA512 of the raw body).",
    body: z.looseObject({ event: z.string(), data: z.looseObject({}) }),
    response: message,
    errors: ['invalid_signature'],
  },
  sendContactMessage: {
    tag: 'Contact',
    summary: 'Leave a message for the shop.',
    body: z.strictObject({ name: field.contactName, email: field.email, message: field.contactMessage }),
    status: 201,
    response: message,
  },
  subscribeToNewsletter: {
    tag: 'Contact',
    summary: 'Subscribe an e-mail address to the newsletter; doing so again changes nothing.',
    body: z.strictObject({ email: field.email }),
    response: message,
  },
  getOverviewStats: { tag: 'Admin', summary: "The shop's totals and their growth.", response: entity.overviewStats },
  getSales: {
    tag: 'Admin',
    summary: 'Paid orders and revenue of each of the last days, today last; days without a sale are there too.',
    query: z.object({ days: wholeNumber('days', 1, 366, 30) }),
    response: z.object({ days: z.array(entity.salesDay) }),
  },
  getAdminCounts: {
    tag: 'Admin',
    summary: 'What waits for an admin: the badges, and what the operator of the shop should put right.',
    response: entity.adminCounts,
  },
  getAdminUsers: {
    tag: 'Admin',
    summary: 'Customers, newest first unless sorted otherwise. The search looks at names and e-mail addresses.',
    query: z.object({
      ...adminPage(10),
      status: additive(z.optional(z.enum(entity.userStatuses))),
      sort: additive(z._default(z.enum(lists.adminUserSorts), 'newest')),
    }),
    response: z.object({
      users: z.array(entity.adminUser),
      totalUsers: z.int(),
      currentPage: z.int(),
      totalPages: z.int(),
      pagination: additive(z.optional(entity.pagination)),
    }),
  },
  setUserStatus: {
    tag: 'Admin',
    summary: 'Block, deactivate or restore a customer. All but restoring revokes every session of the account.',
    params: z.object({ id }),
    body: z.strictObject({ status: z.enum(entity.userStatuses) }),
    response: z.object({ message: z.string(), user: entity.adminUser }),
    errors: ['not_found'],
  },
  getAdminTransactions: {
    tag: 'Admin',
    summary: 'Payment attempts, newest first unless sorted otherwise. The search looks at invoice, name and e-mail.',
    query: z.object({
      page: additive(page),
      limit: additive(wholeNumber('limit', 1, 100, 10)),
      search: additive(search),
      status: additive(z.optional(z.enum(entity.transactionStatuses))),
      sort: additive(z._default(z.enum(lists.transactionSorts), 'newest')),
    }),
    response: z.object({
      transactions: z.array(entity.transaction),
      pagination: additive(z.optional(entity.pagination)),
    }),
  },
  exportTransactions: {
    tag: 'Admin',
    summary: 'All transactions that match, as CSV (UTF-8, RFC 4180), newest first.',
    query: z.object({ search, status: z.optional(z.enum(entity.transactionStatuses)) }),
    response: z.string(),
  },
  getAdminOrders: {
    tag: 'Admin',
    summary: "Orders, newest first unless sorted otherwise. The search looks at number, customer and products' names.",
    query: z.object({
      ...adminPage(10),
      filter: z._default(z.enum(lists.adminOrderFilters), 'all'),
      sort: z._default(z.enum(lists.adminOrderSorts), 'newest'),
    }),
    response: z.object({ orders: z.array(entity.adminOrder), pagination: entity.pagination }),
  },
  getAdminOrder: {
    tag: 'Admin',
    summary: 'One order of anyone, with its history.',
    params: z.object({ id }),
    response: z.object({ order: entity.adminOrderDetail }),
    errors: ['not_found'],
  },
  setOrderStatus: {
    tag: 'Admin',
    summary:
      "Clear a paid order ('cleared'), cancel one that is not cleared ('canceled': its stock returns, money paid is " +
      "owed back), or undo either ('pending').",
    params: z.object({ id }),
    body: z.strictObject({
      status: z.enum(entity.fulfilments),
      /** Naira that went back, or is on its way back, of an order that is cleared nevertheless: its rest is sent. */
      refunded: z.optional(z.number().check(z.gte(0))),
    }),
    response: z.object({ message: z.string(), order: entity.adminOrderDetail }),
    errors: [
      'not_found',
      'order_not_paid',
      'order_status_conflict',
      'out_of_stock',
      'payment_in_flight',
      'payment_unavailable',
    ],
  },
  recordRefund: {
    tag: 'Admin',
    summary: 'Record that all that is owed back of a payment was returned. It moves no money.',
    params: z.object({ id }),
    body: z.strictObject({ reference: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ message: z.string(), order: entity.adminOrderDetail }),
    errors: ['not_found', 'order_status_conflict'],
  },
  getAdminProducts: {
    tag: 'Admin',
    summary: 'Products that are not deleted, newest first unless sorted otherwise.',
    query: z.object({ ...adminPage(10), sort: z._default(z.enum(lists.adminProductSorts), 'newest') }),
    response: z.object({ products: z.array(entity.adminProduct), pagination: entity.pagination }),
  },
  getAdminProduct: {
    tag: 'Admin',
    summary: 'One product with all its pictures, deleted or not.',
    params: z.object({ id }),
    response: z.object({ product: entity.adminProduct }),
    errors: ['not_found'],
  },
  updateProduct: {
    tag: 'Admin',
    summary: 'Change some fields of a product. Orders keep what was ordered.',
    params: z.object({ id }),
    body: z.strictObject({
      name: z.optional(field.productName),
      description: z.optional(field.productDescription),
      price: z.optional(field.productPrice),
      size: z.optional(field.productSize),
      color: z.optional(field.productColor),
      /** Pieces in stock. With `quantityWas` the stock moves by the difference, so that sales meanwhile count. */
      quantity: z.optional(field.stockQuantity),
      quantityWas: z.optional(field.stockQuantity),
      salesCoverPicture: z.optional(cover),
      subImages: z.optional(subImages),
      /** null takes it away. */
      category: z.optional(z.nullable(z.enum(entity.categories))),
      colorHex: z.optional(z.nullable(field.colorHex)),
    }),
    response: z.object({ message: z.string(), product: entity.adminProduct }),
    errors: ['not_found', 'out_of_stock'],
  },
  deleteProduct: {
    tag: 'Admin',
    summary: 'Take a product out of the shop. Orders keep their lines; carts show it as unavailable.',
    params: z.object({ id }),
    response: z.object({ message: z.string(), productId: z.string() }),
    errors: ['not_found'],
  },
  restoreProduct: {
    tag: 'Admin',
    summary: 'Put a deleted product back into the shop.',
    params: z.object({ id }),
    response: z.object({ message: z.string(), product: entity.adminProduct }),
    errors: ['not_found'],
  },
  uploadPicture: {
    tag: 'Admin',
    summary:
      'Upload one picture (PNG, JPEG or WebP, judged by its content, at most 5 MB and 40 megapixels). It is re-encoded ' +
      'into the widths that the shop serves, without its metadata. One that no product takes within a day is deleted.',
    status: 201,
    response: z.object({ message: z.string(), picture: entity.uploadedPicture }),
    errors: [
      'file_missing',
      'file_empty',
      'file_too_large',
      'too_many_files',
      'not_a_picture',
      'picture_damaged',
      'picture_too_many_pixels',
    ],
  },
  getMessages: {
    tag: 'Admin',
    summary: 'What visitors wrote through the contact form, newest first. The search looks at name, e-mail and text.',
    query: z.object({ ...adminPage(20), filter: z._default(z.enum(lists.readFilters), 'all') }),
    response: z.object({
      messages: z.array(entity.contactMessage),
      pagination: entity.pagination,
      unread: z.int(),
    }),
  },
  getMessage: {
    tag: 'Admin',
    summary: 'One message with its replies.',
    params: z.object({ id }),
    response: z.object({ contactMessage: entity.contactMessage }),
    errors: ['not_found'],
  },
  setMessageRead: {
    tag: 'Admin',
    summary: 'Mark a message as read or unread.',
    params: z.object({ id }),
    body: z.strictObject({ read: z.boolean() }),
    response: z.object({ message: z.string(), contactMessage: entity.contactMessage }),
    errors: ['not_found'],
  },
  replyToMessage: {
    tag: 'Admin',
    summary: 'Answer a message by mail; it counts as read.',
    params: z.object({ id }),
    body: z.strictObject({ text: field.replyText }),
    status: 201,
    response: z.object({ message: z.string(), contactMessage: entity.contactMessage }),
    errors: ['not_found', 'idempotency_conflict'],
  },
  getNotifications: {
    tag: 'Admin',
    summary: 'Activity in the shop, newest first. Read by one admin is read for all.',
    query: z.object({ ...adminPage(20), filter: z._default(z.enum(lists.readFilters), 'all') }),
    response: z.object({
      notifications: z.array(entity.notification),
      pagination: entity.pagination,
      unread: z.int(),
    }),
  },
  markNotificationsRead: {
    tag: 'Admin',
    summary: 'Mark some notifications, or with no ids all, as read or unread.',
    body: z.strictObject({
      ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(100))),
      read: z._default(z.boolean(), true),
    }),
    response: z.object({ message: z.string(), unread: z.int() }),
  },
  getSecurityEvents: {
    tag: 'Admin',
    summary:
      'Sign-ins, failures, waits, wrong codes, resets, newest first, at most 1,000. Sign-ins of customers only with a search: an e-mail or a part of it, or an address.',
    query: z.object(adminPage(50)),
    response: z.object({ events: z.array(entity.securityEvent), pagination: entity.pagination }),
  },
  getUndeliveredMails: {
    tag: 'Admin',
    summary: 'Mails that were given up after five days, newest first. The search looks at recipients and subjects.',
    query: z.object(adminPage(10)),
    response: z.object({ mails: z.array(entity.undeliveredMail), pagination: entity.pagination }),
  },
  getAuditLog: {
    tag: 'Admin',
    summary: 'What admins changed, newest first.',
    query: z.object({ page, limit: wholeNumber('limit', 1, 100, 20), by: z.optional(id) }),
    response: z.object({ entries: z.array(entity.auditEntry), pagination: entity.pagination }),
  },
} as const satisfies Record<CallName, Schemas>;

type Calls = { [Name in CallName]: EndpointOf<Name> & (typeof schemas)[Name] };
/** A call with all that may be known of it; for code that walks the whole table. */
export type Call = Endpoint & Schemas;

export const calls = Object.fromEntries(
  Object.entries(endpoints).map(([name, endpoint]) => [name, { ...endpoint, ...schemas[name as CallName] }]),
) as unknown as Calls;

type Part<Name extends CallName, Key extends 'params' | 'query' | 'body', Side extends 'in' | 'out'> =
  (typeof schemas)[Name] extends Record<Key, infer S extends z.ZodMiniType>
    ? Side extends 'in'
      ? z.input<S>
      : z.output<S>
    : undefined;

/** Inputs as the server sees them, validated and with defaults filled in. */
export type CallInput<Name extends CallName> = {
  params: Part<Name, 'params', 'out'>;
  query: Part<Name, 'query', 'out'>;
  body: Part<Name, 'body', 'out'>;
};
/** The JSON body a caller sends. */
export type CallBody<Name extends CallName> = Part<Name, 'body', 'in'>;
export type CallParams<Name extends CallName> = Part<Name, 'params', 'in'>;
/** The answer of a successful call. */
export type CallResponse<Name extends CallName> = z.output<(typeof schemas)[Name]['response']>;
