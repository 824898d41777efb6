import * as z from 'zod/mini';
import { additive, allAdditive } from '../additive.ts';
import type { SchemasOf } from '../call.ts';
import { collectionFields, isPeriod, PERIOD_MESSAGE } from '../catalogue/collectionRules.ts';
import { product, uploadedPicture } from '../catalogue/entities.ts';
import { sizeGuideInput } from '../catalogue/sizeGuide.ts';
import { contactMessage } from '../contact/entities.ts';
import * as field from '../fields.ts';
import { type ProductDetail, productDetails } from '../forms.ts';
import * as limits from '../limits.ts';
import { described } from '../named.ts';
import { fulfilments } from '../orders/values.ts';
import { transaction } from '../payments/entities.ts';
import { transactionStatuses } from '../payments/values.ts';
import { pagination } from '../shared/entities.ts';
import { message, note } from '../shared/messages.ts';
import { adminPage, page, pageSize, search, wholeNumber } from '../shared/queries.ts';
import { count, id, idOf, nullable, timestamp } from '../shared/scalars.ts';
import { durationOf, inWords, sizeOf } from '../words.ts';
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
import { areDaysInOrder, FIRST_ORDER_DAY, isOrderDay, LAST_ORDER_DAY } from './orderDays.ts';
import {
  adminOrderFilters,
  adminOrderPayments,
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
const picture = field.productCover.check(served);

const NO_PICTURE = 'A color needs at least one picture';
const tooManyPictures = `A color has at most ${limits.PICTURES_MAX} pictures`;
const tooManyVariants = `A style has at most ${limits.VARIANTS_MAX} variants.`;

const uploads = 'the `src` of an upload, or an https address';
/** The fields that a new product must have. */
const productParts = {
  name: described(field.productName, 'The name of the style.'),
  description: described(field.productDescription, 'Plain text.'),
  price: described(field.productPrice, 'Naira a piece, with at most two decimals.'),
  size: described(field.productSize, 'The size, once in each color of a style.'),
  color: described(field.productColor, 'The name of the color.'),
  quantity: described(field.productQuantity, 'Pieces in stock.'),
  salesCoverPicture: described(picture, `The first picture: ${uploads}.`),
  subImages: described(field.subImagesOf(field.subImage.check(served)), `The other pictures: each ${uploads}.`),
};
const dye = 'The dye as a CSS color, for the swatch';
const details = {
  category: described(productDetails.category, 'The kind of product; null for none.'),
  colorHex: described(productDetails.colorHex, `${dye}; null for none.`),
} satisfies Record<ProductDetail, unknown>;
const sku = 'The shop’s own number, which no other product on sale has';
const quantityWas = described(
  z.optional(field.stockQuantity),
  'The stock that the caller saw. With it, the stock changes by the difference, so that concurrent sales count.',
);
/** The desired state of a size and color of a style. */
const variantInput = z.strictObject({
  size: productParts.size,
  color: productParts.color,
  colorHex: described(z.optional(field.colorHex), `${dye}.`),
  price: productParts.price,
  quantity: described(field.stockQuantity, 'Pieces in stock.'),
  quantityWas,
  sku: described(z.optional(z.nullable(field.sku)), `${sku}; null for none.`),
});

const periodRule = z.refine<{ startsAt?: string | null | undefined; endsAt?: string | null | undefined }>(isPeriod, {
  error: PERIOD_MESSAGE,
  path: ['endsAt'],
});
const collectionParts = {
  title: described(collectionFields.title, 'The title in the navigation and on its page.'),
  text: described(collectionFields.text, 'Plain text for its page; empty for none.'),
  picture: described(
    nullable(field.pictureAddress('Choose another picture').check(served)),
    `The picture of its page: ${uploads}; null for none.`,
  ),
  startsAt: described(nullable(timestamp), 'When it comes into the shop; null for no limit.'),
  endsAt: described(nullable(timestamp), 'When it leaves the shop, after the start; null for no limit.'),
  isVisible: described(z.boolean(), 'With `false`, it is hidden regardless of its dates.'),
};
const slug = described(collectionFields.slug, 'Its name in URLs, which no other collection has.');
const styleIds = described(collectionFields.styleIds, 'The ids of its styles, in the order of the list.');
const version = described(count, 'The version that the caller loaded.');

const collectionLimits =
  `${limits.COLLECTIONS_MAX} categories and collections together; ` +
  `${limits.COLLECTION_STYLES_MAX} styles of one collection (\`validation\`).`;
const variantLimits = `${limits.VARIANTS_MAX} variants of a style on sale (\`validation\`).`;
const searchLimit = `a search counts ${inWords(limits.ADMIN_SEARCH_CAP)} matches; \`isCapped\` means that there are more.`;
const orderDay = (name: 'from' | 'to') =>
  z.iso
    .date(`${name} must be a day such as 2026-11-20`)
    .check(z.refine(isOrderDay, `${name} must be a day from ${FIRST_ORDER_DAY} to ${LAST_ORDER_DAY}`));
/** The parts of the list of orders that admins can choose, besides the search. */
const orderChoice = {
  status: described(z.optional(z.enum(fulfilments)), 'Only orders that the shop has handled in this way.'),
  payment: described(
    z.optional(z.enum(adminOrderPayments)),
    'Only orders of this payment status. `refundDue` has all orders of which money must be refunded, also those that ' +
      'stay paid; `disputed` those with a payment that the customer’s bank contests.',
  ),
  from: described(z.optional(orderDay('from')), 'Only orders placed on this day in Lagos or later: YYYY-MM-DD.'),
  to: described(z.optional(orderDay('to')), 'Only orders placed on this day in Lagos or earlier; not before `from`.'),
};
const daysRule = z.refine<{ from?: string | undefined; to?: string | undefined }>(areDaysInOrder, {
  error: 'to must not be before from',
  path: ['to'],
});
const orderWords = 'orders with these words in number, customer, phone number or names of products';

const byDefault = (sort: string) => `The order; without it, \`${sort}\`.`;
const readFilter = described(z._default(z.enum(readFilters), 'all'), 'All, or only those that nobody has read.');
const unread = described(z.int(), 'How many are unread in total.');
const withMessage = message.shape;

export const adminCalls = {
  createProduct: {
    summary: 'Add a product',
    description:
      'Its pictures are uploaded before, or are at an https address. It comes first in the list of products. Without ' +
      '`styleId` it is a style of its own.',
    limits: `${variantLimits} ${limits.SUB_IMAGES_MAX} sub images.`,
    body: z.strictObject({
      ...productParts,
      ...allAdditive(z.object(details)).shape,
      styleId: additive(described(z.optional(id), 'The style to join, which must have a product on sale.')),
      sku: additive(described(z.optional(field.sku), `${sku}.`)),
    }),
    status: 201,
    response: z.object({ message: note, product: additive(product) }),
    errors: ['idempotency_conflict', 'variant_exists', 'sku_taken'],
  },
  getOverviewStats: {
    summary: 'Read the totals of the shop',
    description: 'Customers, products and paid orders, with the growth of the last 30 days against the 30 before.',
    response: overviewStats,
  },
  getAdminUsers: {
    summary: 'List customers',
    description: 'Admins are not listed.',
    limits: searchLimit,
    query: z.object({
      ...adminPage(10, 'customers with these words in their names or e-mail addresses'),
      status: additive(described(z.optional(z.enum(userStatuses)), 'Only customers of this status.')),
      sort: additive(described(z._default(z.enum(adminUserSorts), 'newest'), byDefault('newest'))),
    }),
    response: z.object({
      users: z.array(adminUser),
      totalUsers: described(z.int(), 'How many customers all pages have.'),
      currentPage: described(z.int(), 'The page answered, after clamping to the last one.'),
      totalPages: z.int(),
      pagination: additive(z.optional(pagination)),
    }),
  },
  getAdminTransactions: {
    summary: 'List payment attempts',
    description: 'One entry for each attempt to pay, whether or not money moved.',
    limits: searchLimit,
    query: z.object({
      page: additive(page),
      limit: additive(pageSize(100, 10)),
      search: additive(search('attempts with these words in invoice, name or e-mail address')),
      status: additive(described(z.optional(z.enum(transactionStatuses)), 'Only attempts of this status.')),
      sort: additive(described(z._default(z.enum(transactionSorts), 'newest'), byDefault('newest'))),
    }),
    response: z.object({
      transactions: z.array(transaction),
      pagination: additive(z.optional(pagination)),
    }),
  },
  exportTransactions: {
    summary: 'Export payment attempts as CSV',
    description:
      'All attempts that match, the newest first, as UTF-8 after RFC 4180. The export is recorded in the audit log.',
    benefit: 'transactions can be exported as CSV',
    query: z.object({
      search: search('attempts with these words in invoice, name or e-mail address'),
      status: described(z.optional(z.enum(transactionStatuses)), 'Only attempts of this status.'),
    }),
    response: z.string(),
  },
  getSales: {
    summary: 'Read the sales of the last days',
    description: 'Paid orders and revenue of each day in Lagos, today last. Days without a sale have zeros.',
    benefit: 'the overview shows a chart of sales',
    query: z.object({ days: described(wholeNumber('days', 1, 366, 30), 'How many days, with today.') }),
    response: z.object({ days: z.array(salesDay) }),
  },
  getAdminCounts: {
    summary: 'Read what waits for an admin',
    description:
      'The numbers of the badges, and problems that the operator of the shop should fix. An open screen repeats this ' +
      'call, so it does not extend the session.',
    benefit: 'the back office shows what waits',
    response: adminCounts,
  },
  getAdminOrders: {
    summary: 'List orders of all customers',
    description: 'Page by page.',
    limits: `${searchLimit.slice(0, -1)}; so does a choice of days.`,
    benefit: 'the back office lists orders',
    query: z
      .object({
        ...adminPage(10, orderWords),
        ...orderChoice,
        filter: described(
          z._default(z.enum(adminOrderFilters), 'all'),
          'All orders, or with `new` those that are neither cleared nor cancelled.',
        ),
        sort: described(z._default(z.enum(adminOrderSorts), 'newest'), byDefault('newest')),
      })
      .check(daysRule),
    response: z.object({ orders: z.array(adminOrder), pagination: pagination }),
  },
  exportOrders: {
    summary: 'Export orders as CSV',
    description:
      'All orders that match, the newest first, as UTF-8 after RFC 4180. The export is recorded in the audit log.',
    benefit: 'orders can be exported as CSV',
    query: z.object({ search: search(orderWords), ...orderChoice }).check(daysRule),
    response: z.string(),
  },
  getAdminOrder: {
    summary: 'Read one order of any customer',
    description: 'With its history and its payments.',
    benefit: 'the back office shows one order',
    params: idOf('order'),
    response: z.object({ order: adminOrderDetail }),
    errors: ['not_found'],
  },
  setOrderStatus: {
    summary: 'Clear or cancel an order, or undo either',
    description:
      '`cleared` marks a paid order as sent. `canceled` cancels one that is not cleared: its pieces return to stock, and ' +
      'money that was paid is due for refund. `pending` undoes either, if the pieces are in stock and a payment is still ' +
      'valid. The current status again changes nothing. The customer gets a mail when the order is cancelled or reinstated.',
    benefit: 'orders can be cleared and cancelled',
    params: idOf('order'),
    body: z.strictObject({
      status: described(z.enum(fulfilments), 'The new status.'),
      refunded: described(
        z.optional(z.number().check(z.gte(0))),
        'Naira refunded or being refunded, as a confirmation that the rest of the order is sent.',
      ),
    }),
    response: z.object({ ...withMessage, order: adminOrderDetail }),
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
    summary: 'Record a refund',
    description:
      'Records that all that is owed back of a payment was returned, and moves no money. Repeating it changes nothing.',
    benefit: 'refunds can be recorded',
    params: idOf('order'),
    body: z.strictObject({
      reference: described(z.string().check(z.minLength(1), z.maxLength(200)), 'The reference of the payment.'),
    }),
    response: z.object({ ...withMessage, order: adminOrderDetail }),
    errors: ['not_found', 'order_status_conflict'],
  },
  getAdminProducts: {
    summary: 'List products with their sales',
    description: 'Deleted products are not listed.',
    limits: searchLimit,
    benefit: 'the back office lists products with their sales',
    query: z.object({
      ...adminPage(10, 'products with these words in name, color, category or description'),
      sort: described(z._default(z.enum(adminProductSorts), 'newest'), byDefault('newest')),
    }),
    response: z.object({ products: z.array(adminProduct), pagination: pagination }),
  },
  getAdminProduct: {
    summary: 'Read one product',
    description: 'With all its pictures, deleted or not.',
    benefit: 'the back office shows one product',
    params: idOf('product'),
    response: z.object({ product: adminProduct }),
    errors: ['not_found'],
  },
  updateProduct: {
    summary: 'Change a product',
    description: 'Changes only the fields that are sent. Orders keep what was ordered.',
    limits: `${variantLimits} ${limits.SUB_IMAGES_MAX} sub images.`,
    benefit: 'products can be changed',
    params: idOf('product'),
    body: z.strictObject({
      ...z.partial(z.object(productParts)).shape,
      quantity: described(z.optional(field.stockQuantity), 'Pieces in stock.'),
      quantityWas,
      ...details,
      styleId: described(
        z.optional(z.nullable(id)),
        'The style to join, which must have a product on sale; null makes the product a style of its own.',
      ),
      sku: described(z.optional(z.nullable(field.sku)), `${sku}; null for none.`),
    }),
    response: z.object({ ...withMessage, product: adminProduct }),
    errors: ['not_found', 'out_of_stock', 'variant_exists', 'sku_taken'],
  },
  deleteProduct: {
    summary: 'Take a product out of the shop',
    description: 'Orders keep their lines; carts show it as unavailable. It can be restored.',
    benefit: 'products can be taken out of the shop',
    params: idOf('product'),
    response: z.object({ ...withMessage, productId: z.string() }),
    errors: ['not_found'],
  },
  restoreProduct: {
    summary: 'Put a deleted product back into the shop',
    description: 'Changes nothing if it is not deleted.',
    limits: variantLimits,
    benefit: 'deleted products can be put back',
    params: idOf('product'),
    response: z.object({ ...withMessage, product: adminProduct }),
    errors: ['not_found', 'variant_exists', 'sku_taken'],
  },
  getAdminStyle: {
    summary: 'Read a style',
    description: 'With all its variants that are on sale.',
    benefit: 'stock, prices and numbers of all sizes and colors can be edited together',
    params: idOf('style'),
    response: z.object({ style: adminStyle }),
    errors: ['not_found'],
  },
  saveAdminStyle: {
    summary: 'Save variants of a style',
    description:
      'Changes the variants that the style has, and adds those that it does not have yet, with the pictures and texts of ' +
      'the same color, or else of the style. All of it or nothing. A SKU of another product is `validation`.',
    limits: variantLimits,
    benefit: 'stock, prices and numbers of all sizes and colors can be edited together',
    params: idOf('style'),
    body: z.strictObject({
      variants: described(
        z.array(variantInput).check(z.minLength(1), z.maxLength(limits.VARIANTS_MAX, tooManyVariants)),
        'Variants to change or add. Those that are left out stay as they are.',
      ),
    }),
    response: z.object({ ...withMessage, style: adminStyle }),
    errors: ['not_found', 'out_of_stock'],
  },
  getRestockDemand: {
    summary: 'List what people wait for',
    description: 'Sizes and colors on sale that people want a mail about. It names nobody.',
    benefit: 'the back office shows what people wait for',
    query: z.object({
      ...adminPage(10, 'products with these words in name, color, category or description'),
      sort: described(z._default(z.enum(adminRestockSorts), 'waiting-desc'), byDefault('waiting-desc')),
    }),
    response: z.object({ variants: z.array(restockDemand), pagination: pagination }),
  },
  saveStylePictures: {
    summary: 'Set the pictures of a color',
    description: 'Gives all sizes of the color the same pictures. Pictures that it has keep their alternative text.',
    limits: `${limits.PICTURES_MAX} pictures.`,
    benefit: 'the pictures of a color are set for all of its sizes together',
    params: idOf('style'),
    body: z.strictObject({
      color: described(field.productColor, 'A color that the style has.'),
      pictures: described(
        z
          .array(picture, NO_PICTURE)
          .check(z.minLength(1, NO_PICTURE), z.maxLength(limits.PICTURES_MAX, tooManyPictures)),
        `The pictures, the cover first: each ${uploads}.`,
      ),
    }),
    response: z.object({ ...withMessage, style: adminStyle }),
    errors: ['not_found'],
  },
  duplicateAdminStyle: {
    summary: 'Copy a style',
    description:
      'The copy has the sizes and colors of the style with their texts, prices, pictures and size guide, but neither ' +
      'stock nor SKUs.',
    limits: variantLimits,
    benefit: 'a new style starts as a copy of another one',
    params: idOf('style'),
    body: z.strictObject({
      name: described(
        z.optional(field.productName),
        'The name of the copy; without it, the name of the style and “copy”.',
      ),
    }),
    status: 201,
    response: z.object({ ...withMessage, style: adminStyle }),
    errors: ['not_found', 'idempotency_conflict'],
  },
  getAdminCollections: {
    summary: 'List categories and collections',
    description: 'All that are not deleted, in the order of the navigation, hidden or not.',
    limits: `${limits.COLLECTIONS_MAX} together.`,
    benefit: 'the back office lists categories and collections',
    response: z.object({ collections: z.array(adminCollection) }),
  },
  orderCollections: {
    summary: 'Sort categories and collections',
    description: 'A list that does not have each of them once is refused, because others have been added meanwhile.',
    benefit: 'the order of the navigation can be changed',
    body: z.strictObject({
      ids: described(
        z.array(id).check(z.maxLength(limits.COLLECTIONS_MAX)),
        'The ids of all categories and collections, in the new order.',
      ),
    }),
    response: z.object({ ...withMessage, collections: z.array(adminCollection) }),
    errors: ['collection_changed'],
  },
  createCollection: {
    summary: 'Add a collection',
    description: 'It has the chosen styles, and comes last in the order.',
    limits: collectionLimits,
    benefit: 'collections can be added',
    body: z.strictObject({ ...collectionParts, slug, styleIds }).check(periodRule),
    status: 201,
    response: z.object({ ...withMessage, collection: adminCollectionDetail }),
    errors: ['slug_taken'],
  },
  getAdminCollection: {
    summary: 'Read one category or collection',
    description: 'With the styles that an admin chose.',
    benefit: 'the back office shows one collection',
    params: idOf('category or collection'),
    response: z.object({ collection: adminCollectionDetail }),
    errors: ['not_found'],
  },
  updateCollection: {
    summary: 'Change a category or collection',
    description: 'A category has neither another slug nor styles of its own: leave both out.',
    limits: collectionLimits,
    benefit: 'categories and collections can be changed',
    params: idOf('category or collection'),
    body: z
      .strictObject({ ...collectionParts, slug: z.optional(slug), styleIds: z.optional(styleIds), version })
      .check(periodRule),
    response: z.object({ ...withMessage, collection: adminCollectionDetail }),
    errors: ['not_found', 'slug_taken', 'collection_changed'],
  },
  deleteCollection: {
    summary: 'Take a collection out of the shop',
    description: 'It can be restored. A category cannot be deleted (`validation`); it can be hidden.',
    benefit: 'collections can be deleted',
    params: idOf('collection'),
    response: z.object({ ...withMessage, collectionId: z.string() }),
    errors: ['not_found'],
  },
  restoreCollection: {
    summary: 'Put a deleted collection back into the shop',
    description: 'Changes nothing if it is not deleted.',
    limits: collectionLimits,
    benefit: 'deleted collections can be put back',
    params: idOf('collection'),
    response: z.object({ ...withMessage, collection: adminCollection }),
    errors: ['not_found', 'slug_taken'],
  },
  getAdminSizeGuides: {
    summary: 'List size guides',
    description: 'Deleted guides are not listed.',
    benefit: 'the back office lists size guides',
    query: z.object({
      ...adminPage(10, 'guides with these words in their names'),
      sort: described(z._default(z.enum(adminSizeGuideSorts), 'name-asc'), byDefault('name-asc')),
    }),
    response: z.object({ sizeGuides: z.array(adminSizeGuide), pagination: pagination }),
  },
  createSizeGuide: {
    summary: 'Add a size guide',
    description:
      'It is for a whole category, or for one style, which then has it instead of that of its category. Each has at most ' +
      'one guide.',
    limits: `${limits.SIZE_GUIDE_SIZES_MAX} sizes.`,
    benefit: 'size guides can be added',
    body: z.extend(sizeGuideInput, {
      styleId: described(nullable(id), 'The style that it is for; null for the whole category.'),
    }),
    status: 201,
    response: z.object({ ...withMessage, sizeGuide: adminSizeGuide }),
    errors: ['size_guide_exists'],
  },
  getAdminSizeGuide: {
    summary: 'Read one size guide',
    description: 'With the styles that it is for.',
    benefit: 'the back office shows one size guide',
    params: idOf('size guide'),
    response: z.object({ sizeGuide: adminSizeGuide }),
    errors: ['not_found'],
  },
  updateSizeGuide: {
    summary: 'Change a size guide',
    description: 'Replaces the whole guide. What it is for stays, and so does the category of a category’s guide.',
    limits: `${limits.SIZE_GUIDE_SIZES_MAX} sizes.`,
    benefit: 'size guides can be changed',
    params: idOf('size guide'),
    body: z.extend(sizeGuideInput, { version }),
    response: z.object({ ...withMessage, sizeGuide: adminSizeGuide }),
    errors: ['not_found', 'size_guide_changed'],
  },
  deleteSizeGuide: {
    summary: 'Take a size guide out of the shop',
    description: 'It can be restored.',
    benefit: 'size guides can be deleted',
    params: idOf('size guide'),
    response: z.object({ ...withMessage, sizeGuideId: z.string() }),
    errors: ['not_found'],
  },
  restoreSizeGuide: {
    summary: 'Put a deleted size guide back into the shop',
    description: 'Refused if what it is for has another guide by now. Changes nothing if it is not deleted.',
    benefit: 'deleted size guides can be put back',
    params: idOf('size guide'),
    response: z.object({ ...withMessage, sizeGuide: adminSizeGuide }),
    errors: ['not_found', 'size_guide_exists'],
  },
  uploadPicture: {
    summary: 'Upload one picture',
    description:
      'PNG, JPEG or WebP, judged by its content. It is re-encoded into the widths that the shop serves, without its ' +
      'metadata. `picture.src` of the answer is the value for products and collections.',
    limits:
      `one file of ${sizeOf(limits.PICTURE_MAX_BYTES)} and ${inWords(limits.PICTURE_MAX_PIXELS)} pixels; a picture that ` +
      `nothing takes within ${durationOf(limits.UNUSED_PICTURE_MS)} is deleted; uploads wait for each other ` +
      '(`unavailable` when too many do).',
    benefit: 'new products get pictures by upload, not by file name',
    status: 201,
    response: z.object({ ...withMessage, picture: uploadedPicture }),
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
    summary: 'Block, deactivate or restore a customer',
    description:
      'Blocking and deactivating end every session of the account. Admins are `not_found`, so that none is locked out.',
    benefit: 'customers can be blocked',
    params: idOf('customer'),
    body: z.strictObject({
      status: described(
        z.enum(userStatuses),
        'The new status. `blocked` and `deactivated` differ only in the sentence that the customer reads.',
      ),
    }),
    response: z.object({ ...withMessage, user: adminUser }),
    errors: ['not_found'],
  },
  getMessages: {
    summary: 'List messages of visitors',
    description: 'What visitors wrote through the contact form, the newest first.',
    limits: searchLimit,
    benefit: 'the back office has an inbox',
    query: z.object({
      ...adminPage(20, 'messages with these words in name, e-mail address or text'),
      filter: readFilter,
    }),
    response: z.object({ messages: z.array(contactMessage), pagination: pagination, unread }),
  },
  getMessage: {
    summary: 'Read one message',
    description: 'With its replies. It stays unread.',
    benefit: 'the inbox shows one message',
    params: idOf('message'),
    response: z.object({ contactMessage: contactMessage }),
    errors: ['not_found'],
  },
  setMessageRead: {
    summary: 'Mark a message as read or unread',
    description: 'For all admins.',
    benefit: 'messages can be marked as read',
    params: idOf('message'),
    body: z.strictObject({ read: described(z.boolean(), 'Whether it is read.') }),
    response: z.object({ ...withMessage, contactMessage: contactMessage }),
    errors: ['not_found'],
  },
  replyToMessage: {
    summary: 'Reply to a message by mail',
    description: 'The message then counts as read.',
    benefit: 'messages can be answered',
    params: idOf('message'),
    body: z.strictObject({ text: described(field.replyText, 'The reply, as plain text.') }),
    status: 201,
    response: z.object({ ...withMessage, contactMessage: contactMessage }),
    errors: ['not_found', 'idempotency_conflict'],
  },
  getNotifications: {
    summary: 'List what happened in the shop',
    description: 'The newest comes first. What one admin has read is read for all.',
    limits: searchLimit,
    benefit: 'the back office shows what happened',
    query: z.object({
      ...adminPage(20, 'notifications with these words in event or customer'),
      filter: readFilter,
    }),
    response: z.object({ notifications: z.array(notification), pagination: pagination, unread }),
  },
  markNotificationsRead: {
    summary: 'Mark notifications as read or unread',
    description: 'Those of the ids, or all without ids. Unknown ids are ignored.',
    benefit: 'notifications can be marked as read',
    body: z.strictObject({
      ids: described(z.optional(z.array(id).check(z.minLength(1), z.maxLength(100))), 'The notifications to mark.'),
      read: described(z._default(z.boolean(), true), 'Whether they are read.'),
    }),
    response: z.object({ ...withMessage, unread }),
  },
  getSecurityEvents: {
    summary: 'List sign-ins and failures',
    description:
      'Sign-ins, failures, waits, wrong codes and resets, the newest first. Sign-ins of customers are listed only with a ' +
      'search.',
    limits: `${inWords(limits.ADMIN_SEARCH_CAP)} events.`,
    benefit: 'the back office shows sign-ins and failures',
    query: z.object(adminPage(50, 'events of e-mail addresses that contain this text, or of this IP address')),
    response: z.object({ events: z.array(securityEvent), pagination: pagination }),
  },
  getUndeliveredMails: {
    summary: 'List mails that were given up',
    description: 'Mails that the mail server did not take for days, the newest first.',
    benefit: 'the back office shows mails that were given up',
    query: z.object(adminPage(10, 'mails with this text in address or subject')),
    response: z.object({ mails: z.array(undeliveredMail), pagination: pagination }),
  },
  getAuditLog: {
    summary: 'List what admins changed',
    description: 'The newest comes first.',
    benefit: 'the back office shows who changed what',
    query: z.object({
      page,
      limit: pageSize(100, 20),
      by: described(z.optional(id), 'Only changes by the admin with this id.'),
    }),
    response: z.object({ entries: z.array(auditEntry), pagination: pagination }),
  },
} as const satisfies SchemasOf<typeof adminEndpoints>;
