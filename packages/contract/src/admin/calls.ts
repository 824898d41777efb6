import * as z from 'zod/mini';
import { additive, allAdditive } from '../additive.ts';
import type { SchemasOf } from '../call.ts';
import { collectionFields, isPeriod, PERIOD_MESSAGE } from '../catalogue/collectionRules.ts';
import { product, uploadedPicture } from '../catalogue/entities.ts';
import { sizeGuideInput } from '../catalogue/sizeGuide.ts';
import { contactMessage } from '../contact/entities.ts';
import * as field from '../fields.ts';
import { productDetails } from '../forms.ts';
import * as limits from '../limits.ts';
import { fulfilments } from '../orders/values.ts';
import { transaction } from '../payments/entities.ts';
import { transactionStatuses } from '../payments/values.ts';
import { pagination } from '../shared/entities.ts';
import { note } from '../shared/messages.ts';
import { adminPage, page, search, wholeNumber } from '../shared/queries.ts';
import { count, id, nullable, timestamp } from '../shared/scalars.ts';
import type { adminEndpoints } from './endpoints.ts';
import {
  adminCollection,
  adminCollectionDetail,
  adminCounts,
  adminOrder,
  adminOrderDetail,
  adminProduct,
  adminSizeGuide,
  adminStyle,
  adminUser,
  auditEntry,
  notification,
  overviewStats,
  restockDemand,
  salesDay,
  securityEvent,
  undeliveredMail,
} from './entities.ts';
import {
  adminOrderFilters,
  adminOrderSorts,
  adminProductSorts,
  adminRestockSorts,
  adminSizeGuideSorts,
  adminUserSorts,
  readFilters,
  transactionSorts,
  userStatuses,
} from './values.ts';

/** This backend accepts pictures that it serves itself, or that are elsewhere on the web. */
const served = z.regex(/^(\/media\/|https:\/\/)\S+$/, 'A picture is a /media/ path or an https address');
const cover = field.productCover.check(served);
const subImages = field.subImagesOf(field.subImage.check(served));

const NO_PICTURE = 'A color needs at least one picture';
const tooManyPictures = `A color has at most ${limits.PICTURES_MAX} pictures`;
const tooManyVariants = `A style has at most ${limits.VARIANTS_MAX} variants.`;
/** The desired state of a size and color of a style. */
const variantInput = z.strictObject({
  size: field.productSize,
  color: field.productColor,
  colorHex: z.optional(field.colorHex),
  price: field.productPrice,
  /** Pieces in stock. With `quantityWas`, the stock changes by the difference, so that concurrent sales count. */
  quantity: field.stockQuantity,
  quantityWas: z.optional(field.stockQuantity),
  sku: z.optional(z.nullable(field.sku)),
});

const periodRule = z.refine<{ startsAt?: string | null | undefined; endsAt?: string | null | undefined }>(isPeriod, {
  error: PERIOD_MESSAGE,
  path: ['endsAt'],
});
const collectionParts = {
  title: collectionFields.title,
  text: collectionFields.text,
  /** The URL of an upload, or another URL that the server accepts. */
  picture: nullable(field.pictureAddress('Choose another picture').check(served)),
  startsAt: nullable(timestamp),
  endsAt: nullable(timestamp),
  isVisible: z.boolean(),
};

export const adminCalls = {
  createProduct: {
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
      ...allAdditive(z.object(productDetails)).shape,
      /** The style to join, which must have a product on sale; without it, the product is a style of its own. */
      styleId: additive(z.optional(id)),
      sku: additive(z.optional(field.sku)),
    }),
    status: 201,
    response: z.object({ message: note, product: additive(product) }),
    errors: ['idempotency_conflict', 'variant_exists', 'sku_taken'],
  },
  getOverviewStats: { summary: "The shop's totals and their growth.", response: overviewStats },
  getAdminUsers: {
    summary: 'Customers, newest first unless sorted otherwise. The search looks at names and e-mail addresses.',
    query: z.object({
      ...adminPage(10),
      status: additive(z.optional(z.enum(userStatuses))),
      sort: additive(z._default(z.enum(adminUserSorts), 'newest')),
    }),
    response: z.object({
      users: z.array(adminUser),
      totalUsers: z.int(),
      currentPage: z.int(),
      totalPages: z.int(),
      pagination: additive(z.optional(pagination)),
    }),
  },
  getAdminTransactions: {
    summary: 'Payment attempts, newest first unless sorted otherwise. The search looks at invoice, name and e-mail.',
    query: z.object({
      page: additive(page),
      limit: additive(wholeNumber('limit', 1, 100, 10)),
      search: additive(search),
      status: additive(z.optional(z.enum(transactionStatuses))),
      sort: additive(z._default(z.enum(transactionSorts), 'newest')),
    }),
    response: z.object({
      transactions: z.array(transaction),
      pagination: additive(z.optional(pagination)),
    }),
  },
  exportTransactions: {
    summary: 'All transactions that match, as CSV (UTF-8, RFC 4180), newest first.',
    benefit: 'transactions can be exported as CSV',
    query: z.object({ search, status: z.optional(z.enum(transactionStatuses)) }),
    response: z.string(),
  },
  getSales: {
    summary: 'Paid orders and revenue of each of the last days, today last; days without a sale are there too.',
    benefit: 'the overview shows a chart of sales',
    query: z.object({ days: wholeNumber('days', 1, 366, 30) }),
    response: z.object({ days: z.array(salesDay) }),
  },
  getAdminCounts: {
    summary: 'What waits for an admin: the badges, and what the operator of the shop should put right.',
    benefit: 'the back office shows what waits',
    response: adminCounts,
  },
  getAdminOrders: {
    summary: "Orders, newest first unless sorted otherwise. The search looks at number, customer and products' names.",
    benefit: 'the back office lists orders',
    query: z.object({
      ...adminPage(10),
      filter: z._default(z.enum(adminOrderFilters), 'all'),
      sort: z._default(z.enum(adminOrderSorts), 'newest'),
    }),
    response: z.object({ orders: z.array(adminOrder), pagination: pagination }),
  },
  getAdminOrder: {
    summary: 'One order of anyone, with its history.',
    benefit: 'the back office shows one order',
    params: z.object({ id }),
    response: z.object({ order: adminOrderDetail }),
    errors: ['not_found'],
  },
  setOrderStatus: {
    summary:
      "Clear a paid order ('cleared'), cancel one that is not cleared ('canceled': its stock returns, money paid is " +
      "owed back), or undo either ('pending').",
    benefit: 'orders can be cleared and cancelled',
    params: z.object({ id }),
    body: z.strictObject({
      status: z.enum(fulfilments),
      /** Naira refunded or being refunded, as a confirmation that the rest of the order is sent. */
      refunded: z.optional(z.number().check(z.gte(0))),
    }),
    response: z.object({ message: z.string(), order: adminOrderDetail }),
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
    summary: 'Record that all that is owed back of a payment was returned. It moves no money.',
    benefit: 'refunds can be recorded',
    params: z.object({ id }),
    body: z.strictObject({ reference: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ message: z.string(), order: adminOrderDetail }),
    errors: ['not_found', 'order_status_conflict'],
  },
  getAdminProducts: {
    summary: 'Products that are not deleted, newest first unless sorted otherwise.',
    benefit: 'the back office lists products with their sales',
    query: z.object({ ...adminPage(10), sort: z._default(z.enum(adminProductSorts), 'newest') }),
    response: z.object({ products: z.array(adminProduct), pagination: pagination }),
  },
  getAdminProduct: {
    summary: 'One product with all its pictures, deleted or not.',
    benefit: 'the back office shows one product',
    params: z.object({ id }),
    response: z.object({ product: adminProduct }),
    errors: ['not_found'],
  },
  updateProduct: {
    summary: 'Change some fields of a product. Orders keep what was ordered.',
    benefit: 'products can be changed',
    params: z.object({ id }),
    body: z.strictObject({
      name: z.optional(field.productName),
      description: z.optional(field.productDescription),
      price: z.optional(field.productPrice),
      size: z.optional(field.productSize),
      color: z.optional(field.productColor),
      /** Pieces in stock. With `quantityWas`, the stock changes by the difference, so that concurrent sales count. */
      quantity: z.optional(field.stockQuantity),
      quantityWas: z.optional(field.stockQuantity),
      salesCoverPicture: z.optional(cover),
      subImages: z.optional(subImages),
      ...productDetails,
      /** The style to join, which must have a product on sale; null makes the product a style of its own. */
      styleId: z.optional(z.nullable(id)),
      sku: z.optional(z.nullable(field.sku)),
    }),
    response: z.object({ message: z.string(), product: adminProduct }),
    errors: ['not_found', 'out_of_stock', 'variant_exists', 'sku_taken'],
  },
  deleteProduct: {
    summary: 'Take a product out of the shop. Orders keep their lines; carts show it as unavailable.',
    benefit: 'products can be taken out of the shop',
    params: z.object({ id }),
    response: z.object({ message: z.string(), productId: z.string() }),
    errors: ['not_found'],
  },
  restoreProduct: {
    summary: 'Put a deleted product back into the shop.',
    benefit: 'deleted products can be put back',
    params: z.object({ id }),
    response: z.object({ message: z.string(), product: adminProduct }),
    errors: ['not_found', 'variant_exists', 'sku_taken'],
  },
  getAdminStyle: {
    summary: 'A style with all its variants that are on sale.',
    benefit: 'stock, prices and numbers of all sizes and colors can be edited together',
    params: z.object({ id }),
    response: z.object({ style: adminStyle }),
    errors: ['not_found'],
  },
  saveAdminStyle: {
    summary:
      'Change variants of a style, and add those of a size and color that it does not have yet: with the pictures and texts ' +
      'of the same color, or else of the style. All of it or nothing.',
    benefit: 'stock, prices and numbers of all sizes and colors can be edited together',
    params: z.object({ id }),
    body: z.strictObject({
      variants: z.array(variantInput).check(z.minLength(1), z.maxLength(limits.VARIANTS_MAX, tooManyVariants)),
    }),
    response: z.object({ message: z.string(), style: adminStyle }),
    errors: ['not_found', 'out_of_stock'],
  },
  getRestockDemand: {
    summary:
      'Sizes and colors that people wait for, most people first unless sorted otherwise. The search looks at name, color and ' +
      'description. It names nobody.',
    benefit: 'the back office shows what people wait for',
    query: z.object({ ...adminPage(10), sort: z._default(z.enum(adminRestockSorts), 'waiting-desc') }),
    response: z.object({ variants: z.array(restockDemand), pagination: pagination }),
  },
  saveStylePictures: {
    summary: 'Give all sizes of a color the same pictures, the cover first. Pictures that it has keep their words.',
    benefit: 'the pictures of a color are set for all of its sizes together',
    params: z.object({ id }),
    body: z.strictObject({
      color: field.productColor,
      pictures: z
        .array(cover, NO_PICTURE)
        .check(z.minLength(1, NO_PICTURE), z.maxLength(limits.PICTURES_MAX, tooManyPictures)),
    }),
    response: z.object({ message: z.string(), style: adminStyle }),
    errors: ['not_found'],
  },
  duplicateAdminStyle: {
    summary:
      'Make a style like another one: its sizes and colors with their texts, prices, pictures and size guide, without stock ' +
      'and SKUs. Without a name, it has that of the other one and “copy”.',
    benefit: 'a new style starts as a copy of another one',
    params: z.object({ id }),
    body: z.strictObject({ name: z.optional(field.productName) }),
    status: 201,
    response: z.object({ message: z.string(), style: adminStyle }),
    errors: ['not_found', 'idempotency_conflict'],
  },
  getAdminCollections: {
    summary: 'All categories and collections that are not deleted, in the order of the navigation.',
    benefit: 'the back office lists categories and collections',
    response: z.object({ collections: z.array(adminCollection) }),
  },
  orderCollections: {
    summary: 'Put all categories and collections into an order.',
    benefit: 'the order of the navigation can be changed',
    body: z.strictObject({ ids: z.array(id).check(z.maxLength(limits.COLLECTIONS_MAX)) }),
    response: z.object({ message: z.string(), collections: z.array(adminCollection) }),
    errors: ['collection_changed'],
  },
  createCollection: {
    summary: 'Add a collection of chosen styles, last in the order.',
    benefit: 'collections can be added',
    body: z
      .strictObject({ ...collectionParts, slug: collectionFields.slug, styleIds: collectionFields.styleIds })
      .check(periodRule),
    status: 201,
    response: z.object({ message: z.string(), collection: adminCollectionDetail }),
    errors: ['slug_taken'],
  },
  getAdminCollection: {
    summary: 'One category or collection with its styles.',
    benefit: 'the back office shows one collection',
    params: z.object({ id }),
    response: z.object({ collection: adminCollectionDetail }),
    errors: ['not_found'],
  },
  updateCollection: {
    summary:
      'Change a category or collection as it was at `version`. A category has neither slug nor styles of its own.',
    benefit: 'categories and collections can be changed',
    params: z.object({ id }),
    body: z
      .strictObject({
        ...collectionParts,
        slug: z.optional(collectionFields.slug),
        styleIds: z.optional(collectionFields.styleIds),
        version: count,
      })
      .check(periodRule),
    response: z.object({ message: z.string(), collection: adminCollectionDetail }),
    errors: ['not_found', 'slug_taken', 'collection_changed'],
  },
  deleteCollection: {
    summary: 'Take a collection out of the shop. A category cannot be deleted.',
    benefit: 'collections can be deleted',
    params: z.object({ id }),
    response: z.object({ message: z.string(), collectionId: z.string() }),
    errors: ['not_found'],
  },
  restoreCollection: {
    summary: 'Put a deleted collection back into the shop.',
    benefit: 'deleted collections can be put back',
    params: z.object({ id }),
    response: z.object({ message: z.string(), collection: adminCollection }),
    errors: ['not_found', 'slug_taken'],
  },
  getAdminSizeGuides: {
    summary: 'Size guides that are not deleted, by name unless sorted otherwise. The search looks at the name.',
    benefit: 'the back office lists size guides',
    query: z.object({ ...adminPage(10), sort: z._default(z.enum(adminSizeGuideSorts), 'name-asc') }),
    response: z.object({ sizeGuides: z.array(adminSizeGuide), pagination: pagination }),
  },
  createSizeGuide: {
    summary: 'Add the size guide of a category, or that of one style, which has it instead.',
    benefit: 'size guides can be added',
    /** Without a style, the guide is for the whole category. */
    body: z.extend(sizeGuideInput, { styleId: nullable(id) }),
    status: 201,
    response: z.object({ message: z.string(), sizeGuide: adminSizeGuide }),
    errors: ['size_guide_exists'],
  },
  getAdminSizeGuide: {
    summary: 'One size guide, with the styles that it is for.',
    benefit: 'the back office shows one size guide',
    params: z.object({ id }),
    response: z.object({ sizeGuide: adminSizeGuide }),
    errors: ['not_found'],
  },
  updateSizeGuide: {
    summary: 'Change a size guide as it was at `version`. Whom it is for stays.',
    benefit: 'size guides can be changed',
    params: z.object({ id }),
    body: z.extend(sizeGuideInput, { version: count }),
    response: z.object({ message: z.string(), sizeGuide: adminSizeGuide }),
    errors: ['not_found', 'size_guide_changed'],
  },
  deleteSizeGuide: {
    summary: 'Take a size guide out of the shop.',
    benefit: 'size guides can be deleted',
    params: z.object({ id }),
    response: z.object({ message: z.string(), sizeGuideId: z.string() }),
    errors: ['not_found'],
  },
  restoreSizeGuide: {
    summary: 'Put a deleted size guide back, unless what it is for has another one by now.',
    benefit: 'deleted size guides can be put back',
    params: z.object({ id }),
    response: z.object({ message: z.string(), sizeGuide: adminSizeGuide }),
    errors: ['not_found', 'size_guide_exists'],
  },
  uploadPicture: {
    summary:
      'Upload one picture (PNG, JPEG or WebP, judged by its content, at most 5 MB and 40 megapixels). It is re-encoded ' +
      'into the widths that the shop serves, without its metadata. One that no product takes within a day is deleted.',
    benefit: 'new products get pictures by upload, not by file name',
    status: 201,
    response: z.object({ message: z.string(), picture: uploadedPicture }),
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
  setUserStatus: {
    summary: 'Block, deactivate or restore a customer. All but restoring revokes every session of the account.',
    benefit: 'customers can be blocked',
    params: z.object({ id }),
    body: z.strictObject({ status: z.enum(userStatuses) }),
    response: z.object({ message: z.string(), user: adminUser }),
    errors: ['not_found'],
  },
  getMessages: {
    summary: 'What visitors wrote through the contact form, newest first. The search looks at name, e-mail and text.',
    benefit: 'the back office has an inbox',
    query: z.object({ ...adminPage(20), filter: z._default(z.enum(readFilters), 'all') }),
    response: z.object({
      messages: z.array(contactMessage),
      pagination: pagination,
      unread: z.int(),
    }),
  },
  getMessage: {
    summary: 'One message with its replies.',
    benefit: 'the inbox shows one message',
    params: z.object({ id }),
    response: z.object({ contactMessage: contactMessage }),
    errors: ['not_found'],
  },
  setMessageRead: {
    summary: 'Mark a message as read or unread.',
    benefit: 'messages can be marked as read',
    params: z.object({ id }),
    body: z.strictObject({ read: z.boolean() }),
    response: z.object({ message: z.string(), contactMessage: contactMessage }),
    errors: ['not_found'],
  },
  replyToMessage: {
    summary: 'Answer a message by mail; it counts as read.',
    benefit: 'messages can be answered',
    params: z.object({ id }),
    body: z.strictObject({ text: field.replyText }),
    status: 201,
    response: z.object({ message: z.string(), contactMessage: contactMessage }),
    errors: ['not_found', 'idempotency_conflict'],
  },
  getNotifications: {
    summary: 'Activity in the shop, newest first. Read by one admin is read for all.',
    benefit: 'the back office shows what happened',
    query: z.object({ ...adminPage(20), filter: z._default(z.enum(readFilters), 'all') }),
    response: z.object({
      notifications: z.array(notification),
      pagination: pagination,
      unread: z.int(),
    }),
  },
  markNotificationsRead: {
    summary: 'Mark some notifications, or with no ids all, as read or unread.',
    benefit: 'notifications can be marked as read',
    body: z.strictObject({
      ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(100))),
      read: z._default(z.boolean(), true),
    }),
    response: z.object({ message: z.string(), unread: z.int() }),
  },
  getSecurityEvents: {
    summary:
      'Sign-ins, failures, waits, wrong codes, resets, newest first, at most 1,000. Sign-ins of customers only with a search: an e-mail or a part of it, or an address.',
    benefit: 'the back office shows sign-ins and failures',
    query: z.object(adminPage(50)),
    response: z.object({ events: z.array(securityEvent), pagination: pagination }),
  },
  getUndeliveredMails: {
    summary: 'Mails that were given up after five days, newest first. The search looks at recipients and subjects.',
    benefit: 'the back office shows mails that were given up',
    query: z.object(adminPage(10)),
    response: z.object({ mails: z.array(undeliveredMail), pagination: pagination }),
  },
  getAuditLog: {
    summary: 'What admins changed, newest first.',
    benefit: 'the back office shows who changed what',
    query: z.object({ page, limit: wholeNumber('limit', 1, 100, 20), by: z.optional(id) }),
    response: z.object({ entries: z.array(auditEntry), pagination: pagination }),
  },
} as const satisfies SchemasOf<typeof adminEndpoints>;
