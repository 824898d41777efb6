import { refusals } from '@abs/api/refusals';
/** The answers of the flow stories' server to an admin: paged lists, and changes to them. */

import {
  type AdminCollectionDetail,
  type AdminOrderDetail,
  type AdminProduct,
  type AdminSizeGuide,
  type AdminStyle,
  type AuditEntry,
  type ContactMessage,
  type Fulfilment,
  limits,
  type Notification,
  type OrderAction,
  type OrderEvent,
  orderBlock,
  type Picture,
  slicePage,
  type UserStatus,
  withoutNulls,
} from '@abs/contract';
import type { AdminUser, Transaction } from '@abs/contract/entities';
import {
  adminProducts,
  canceledOrderDetail,
  clearedOrderDetail,
  paidOrderDetail,
  partlyReturnedOrderDetail,
  salesDays,
  stats,
  transactions,
  unpaidOrderDetail,
  users,
} from '../fixtures/admin.ts';
import { adminSizeGuides } from '../fixtures/adminSizeGuides.ts';
import { productOf } from '../fixtures/catalogue.ts';
import { adminCollections } from '../fixtures/collections.ts';
import { contactMessages } from '../fixtures/inbox.ts';
import { auditEntries, notifications, undeliveredMails } from '../fixtures/news.ts';
import { uploaded } from '../fixtures/served.ts';
import { hoodieStyle, restockDemand } from '../fixtures/style.ts';
import { recoveryCodes, twoFactorSecret } from '../fixtures/twoFactor.ts';
import {
  type Account,
  type Answers,
  expectAppCode,
  expectPassword,
  folded,
  found,
  Refusal,
  type ShopState,
} from './shopAnswers.ts';

/** The data of the back office. Every list is in the order of its answers. */
export type BackOffice = {
  orders: AdminOrderDetail[];
  products: AdminProduct[];
  styles: AdminStyle[];
  /** In the order of the navigation, deleted ones too. */
  collections: (AdminCollectionDetail & { isDeleted?: boolean })[];
  /** By name, deleted ones too. */
  sizeGuides: (AdminSizeGuide & { isDeleted?: boolean })[];
  users: AdminUser[];
  transactions: Transaction[];
  messages: ContactMessage[];
  notifications: Notification[];
  audit: AuditEntry[];
  /** The results of uploads, in order, because uploaded files are not encoded. */
  pictures: Picture[];
  /** The files that were uploaded. */
  uploads: File[];
};

export const backOffice = (): BackOffice => ({
  orders: [paidOrderDetail, unpaidOrderDetail, partlyReturnedOrderDetail, clearedOrderDetail, canceledOrderDetail],
  products: adminProducts,
  styles: [hoodieStyle],
  collections: adminCollections,
  sizeGuides: adminSizeGuides,
  users,
  transactions,
  messages: contactMessages,
  notifications,
  audit: auditEntries,
  pictures: (productOf('jacket').pictures ?? []).map(uploaded),
  uploads: [],
});

const actionFor: Record<Fulfilment, OrderAction> = { cleared: 'clear', canceled: 'cancel', pending: 'reopen' };
const orderMessages: Record<Fulfilment, string> = {
  cleared: 'The order is cleared.',
  canceled: 'The order is cancelled.',
  pending: 'The order is pending again.',
};
const userMessages: Record<UserStatus, string> = {
  active: 'can log in again.',
  blocked: 'is blocked and logged out everywhere.',
  deactivated: 'is deactivated and logged out everywhere.',
};

const nameOf = ({ firstName, lastName, email }: Account['user']) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

const unread = (rows: readonly { isRead: boolean }[]) => rows.filter(({ isRead }) => !isRead).length;

/** The requested page of the rows whose texts contain the search. Every list keeps its own order. */
function pageOf<Row>(all: readonly Row[], query: URLSearchParams, textsOf: (row: Row) => readonly unknown[]) {
  const search = folded(query.get('search') ?? '');
  const rows = all.filter((row) => folded(textsOf(row).join(' ')).includes(search));
  const { items, pagination } = slicePage(rows, Number(query.get('page')), Number(query.get('limit')));
  return { rows: items, pagination };
}

function withId<Row extends { id: string }>(rows: readonly Row[], id: string, what: string): Row {
  return found(
    rows.find((row) => row.id === id),
    what,
  );
}

/** The order once an admin has set its status. */
function withStatus(order: AdminOrderDetail, to: Fulfilment, by: string): AdminOrderDetail {
  const { fulfilment: before, paymentStatus, history } = order;
  const isPaid = paymentStatus !== 'unpaid';
  const back = before === 'cleared' ? 'uncleared' : 'reopened';
  const kind = { cleared: 'cleared', canceled: 'cancelled', pending: back } as const;
  const event: OrderEvent = { kind: kind[to], at: new Date(Date.now()).toISOString(), by, actor: 'admin' };
  const changed = { ...order, fulfilment: to, history: [...history, event] };
  if (to === 'canceled') return { ...changed, status: 'CANCELLED', ...(isPaid && { paymentStatus: 'refundDue' }) };
  return { ...changed, status: isPaid ? 'SUCCESS' : 'PENDING', ...(isPaid && { paymentStatus: 'paid' }) };
}

/** The order once an admin has recorded that a payment of it was returned. */
function withRefund(order: AdminOrderDetail, reference: string, by: string): AdminOrderDetail {
  const at = new Date(Date.now()).toISOString();
  const returned = order.payments?.find((payment) => payment.reference === reference)?.refundDue ?? 0;
  return {
    ...order,
    paymentStatus: 'refunded',
    refundDue: 0,
    refunded: (order.refunded ?? 0) + returned,
    history: [...order.history, { kind: 'refunded', at, by, actor: 'admin', amount: returned }],
    payments: (order.payments ?? []).map((payment) =>
      payment.reference === reference
        ? {
            ...payment,
            refundDue: 0,
            refunded: payment.refunded + returned,
            refunds: [...payment.refunds, { amount: returned, status: 'processed', at, by }],
          }
        : payment,
    ),
  };
}

/** The answers to an admin, from `state`, which they change. New products are added to the shop too. */
export function adminAnswersOf(state: BackOffice, shop: ShopState): Answers {
  const changed = <Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] =>
    rows.map((other) => (other.id === row.id ? row : other));

  const changeProduct = (id: string, changes: Partial<AdminProduct>): AdminProduct => {
    const product = { ...withId(state.products, id, 'Product'), ...changes };
    state.products = changed(state.products, product);
    return product;
  };
  const changeMessage = (id: string, changes: Partial<ContactMessage>): ContactMessage => {
    const message = { ...withId(state.messages, id, 'Message'), ...changes };
    state.messages = changed(state.messages, message);
    return message;
  };
  /** The pictures uploaded to these addresses. Others have only their address. */
  const picturesAt = (addresses: readonly string[]): Picture[] =>
    addresses.map(
      (src) =>
        state.pictures.find((picture) => picture.src === src) ?? {
          src,
          srcset: '',
          width: 960,
          height: 1200,
          ground: '#e9e4db',
          alt: '',
        },
    );

  return {
    getOverviewStats: () => stats,
    getSales: () => ({ days: salesDays }),
    getAdminCounts: () => ({
      unreadMessages: unread(state.messages),
      unreadNotifications: unread(state.notifications),
      newOrders: state.orders.filter(({ fulfilment }) => fulfilment === 'pending').length,
      warnings: [],
    }),

    getAdminOrders: ({ query }) => {
      const isNew = query.get('filter') === 'new';
      const [status, payment, from, to] = ['status', 'payment', 'from', 'to'].map((name) => query.get(name));
      const orders = state.orders.filter(
        ({ fulfilment, paymentStatus, createdAt }) =>
          (!isNew || fulfilment === 'pending') &&
          (!status || fulfilment === status) &&
          (!payment || paymentStatus === payment) &&
          (!from || createdAt.slice(0, 10) >= from) &&
          (!to || createdAt.slice(0, 10) <= to),
      );
      const { rows, pagination } = pageOf(orders, query, ({ number, customer, orderItems }) => [
        number,
        customer.name,
        ...orderItems.map(({ product }) => product.name),
      ]);
      return { orders: rows, pagination };
    },
    getAdminOrder: ({ params: { id } }) => ({ order: withId(state.orders, id, 'Order') }),
    setOrderStatus: ({ params: { id }, body: { status }, account }) => {
      const before = withId(state.orders, id, 'Order');
      const block = orderBlock(before, actionFor[status], Date.now());
      if (block) throw new Refusal(...refusals.orderChanged);
      const order = withStatus(before, status, nameOf(account.user));
      state.orders = changed(state.orders, order);
      return { message: orderMessages[status], order };
    },

    recordRefund: ({ params: { id }, body: { reference }, account }) => {
      const order = withRefund(withId(state.orders, id, 'Order'), reference, nameOf(account.user));
      state.orders = changed(state.orders, order);
      return { message: 'The refund is recorded.', order };
    },

    getAdminProducts: ({ query }) => {
      const present = state.products.filter(({ isDeleted }) => !isDeleted);
      const { rows, pagination } = pageOf(present, query, ({ name, color }) => [name, color]);
      return { products: rows, pagination };
    },
    getAdminProduct: ({ params: { id } }) => ({ product: withId(state.products, id, 'Product') }),
    deleteProduct: ({ params: { id } }) => {
      changeProduct(id, { isDeleted: true });
      return { message: 'The product has been deleted.', productId: id };
    },
    restoreProduct: ({ params: { id } }) => ({
      message: 'The product is back in the shop.',
      product: changeProduct(id, { isDeleted: false }),
    }),
    updateProduct: ({ params: { id }, body }) => {
      const { quantityWas: _, subImages, ...changes } = body;
      const product = changeProduct(id, {
        ...withoutNulls(changes),
        ...(subImages && { subImages: [...subImages] }),
      });
      return { message: 'The product has been saved.', product };
    },
    getAdminCollections: () => ({ collections: state.collections.filter(({ isDeleted }) => !isDeleted) }),
    orderCollections: ({ body: { ids } }) => {
      state.collections = ids.map((id) => withId(state.collections, id, 'Collection'));
      return { message: 'The order has been saved.', collections: state.collections };
    },
    createCollection: ({ body: { picture: _, styleIds, ...body } }) => {
      const items = styleIds.map((styleId) => ({ styleId, name: 'A product', isOnSale: true }));
      const made = { ...body, id: `collection-${state.collections.length}`, version: 1, count: items.length, items };
      const collection = { ...made, kind: 'collection' as const };
      state.collections = [...state.collections, collection];
      return { message: 'The collection has been added.', collection };
    },
    getAdminCollection: ({ params: { id } }) => ({ collection: withId(state.collections, id, 'Collection') }),
    updateCollection: ({ params: { id }, body: { picture: _, styleIds: __, slug, ...body } }) => {
      const before = withId(state.collections, id, 'Collection');
      const collection = { ...before, ...body, ...(slug && { slug }), version: body.version + 1 };
      state.collections = changed(state.collections, collection);
      return { message: 'The collection has been saved.', collection };
    },
    deleteCollection: ({ params: { id } }) => {
      const collection = withId(state.collections, id, 'Collection');
      state.collections = changed(state.collections, { ...collection, isDeleted: true });
      return { message: 'The collection has been deleted.', collectionId: id };
    },
    restoreCollection: ({ params: { id } }) => {
      const collection = { ...withId(state.collections, id, 'Collection'), isDeleted: false };
      state.collections = changed(state.collections, collection);
      return { message: 'The collection is back in the shop.', collection };
    },
    getAdminSizeGuides: ({ query }) => {
      const present = state.sizeGuides.filter(({ isDeleted }) => !isDeleted);
      const { rows, pagination } = pageOf(present, query, ({ name }) => [name]);
      return { sizeGuides: rows, pagination };
    },
    createSizeGuide: ({ body: { styleId, ...guide } }) => {
      const of = { isForCategory: styleId === null, styles: [], version: 1 };
      const sizeGuide = { ...guide, ...of, id: `guide-${state.sizeGuides.length}` };
      state.sizeGuides = [...state.sizeGuides, sizeGuide];
      return { message: 'The size guide has been added.', sizeGuide };
    },
    getAdminSizeGuide: ({ params: { id } }) => ({ sizeGuide: withId(state.sizeGuides, id, 'Size guide') }),
    updateSizeGuide: ({ params: { id }, body: { version, ...guide } }) => {
      const { isForCategory, styles } = withId(state.sizeGuides, id, 'Size guide');
      const sizeGuide = { ...guide, id, isForCategory, styles, version: version + 1 };
      state.sizeGuides = changed(state.sizeGuides, sizeGuide);
      return { message: 'The size guide has been saved.', sizeGuide };
    },
    deleteSizeGuide: ({ params: { id } }) => {
      const sizeGuide = withId(state.sizeGuides, id, 'Size guide');
      state.sizeGuides = changed(state.sizeGuides, { ...sizeGuide, isDeleted: true });
      return { message: 'The size guide has been deleted.', sizeGuideId: id };
    },
    restoreSizeGuide: ({ params: { id } }) => {
      const sizeGuide = { ...withId(state.sizeGuides, id, 'Size guide'), isDeleted: false };
      state.sizeGuides = changed(state.sizeGuides, sizeGuide);
      return { message: 'The size guide is back in the shop.', sizeGuide };
    },
    getAdminStyle: ({ params: { id } }) => ({ style: withId(state.styles, id, 'Style') }),
    saveAdminStyle: ({ params: { id }, body }) => {
      const style = withId(state.styles, id, 'Style');
      const saved = { ...style, variants: [...style.variants] };
      for (const { quantityWas: _, colorHex = null, sku = null, ...variant } of body.variants) {
        const index = saved.variants.findIndex(({ size, color }) => size === variant.size && color === variant.color);
        const before = saved.variants[index];
        const after = { id: `${id}-${variant.color}-${variant.size}`, colorHex, ...before, ...variant, sku };
        if (before) saved.variants[index] = after;
        else saved.variants.push(after);
      }
      state.styles = state.styles.map((known) => (known.id === id ? saved : known));
      return { message: 'Sizes and colors have been saved.', style: saved };
    },
    getRestockDemand: ({ query }) => {
      const { rows, pagination } = pageOf(restockDemand, query, ({ name, color }) => [name, color]);
      return { variants: rows, pagination };
    },
    saveStylePictures: ({ params: { id }, body }) => {
      const style = withId(state.styles, id, 'Style');
      const known = new Map(style.colors?.flatMap(({ pictures }) => pictures.map((picture) => [picture.src, picture])));
      const pictures = picturesAt(body.pictures).map((picture) => known.get(picture.src) ?? picture);
      const colors = style.colors?.map((color) => (color.color === body.color ? { ...color, pictures } : color)) ?? [];
      const saved = { ...style, colors };
      state.styles = state.styles.map((each) => (each.id === id ? saved : each));
      return { message: `The pictures of ${body.color} have been saved.`, style: saved };
    },
    duplicateAdminStyle: ({ params: { id }, body }) => {
      const style = withId(state.styles, id, 'Style');
      const styleId = `${id}-copy-${state.styles.length}`;
      const copy = {
        ...style,
        id: styleId,
        name: body.name ?? `${style.name} copy`,
        variants: style.variants.map((variant) => ({
          ...variant,
          id: `${styleId}-${variant.id}`,
          quantity: 0,
          sku: null,
        })),
      };
      state.styles = [...state.styles, copy];
      return { message: 'The style has been duplicated.', style: copy };
    },
    createProduct: ({ body }) => {
      const pictures = picturesAt([body.salesCoverPicture, ...body.subImages]);
      const product = {
        ...withoutNulls(body),
        subImages: [...body.subImages],
        id: `product-${state.products.length + 1}`,
        pictures,
        ...(pictures[0] && { cover: pictures[0] }),
      };
      const createdAt = new Date(Date.now()).toISOString();
      state.products = [{ ...product, sales: 0, isLowStock: false, isDeleted: false, createdAt }, ...state.products];
      shop.products = [product, ...shop.products];
      return { message: 'The product has been added.', product };
    },
    uploadPicture: ({ body: file }) => {
      const picture = found(state.pictures[state.uploads.length], 'A picture to make of it');
      state.uploads.push(file);
      return { message: 'The picture has been uploaded.', picture: { ...picture, id: `picture-${picture.src}` } };
    },

    getAdminUsers: ({ query }) => {
      const status = query.get('status');
      const meant = state.users.filter((user) => status === null || user.status === status);
      const { rows, pagination } = pageOf(meant, query, (user) => [nameOf(user), user.email]);
      const { total, page, totalPages } = pagination;
      return { users: rows, totalUsers: total, currentPage: page, totalPages, pagination };
    },
    setUserStatus: ({ params: { id }, body: { status } }) => {
      const before = state.users.find(({ userId }) => userId === id);
      const user = { ...found(before, 'Customer'), status };
      state.users = state.users.map((other) => (other === before ? user : other));
      return { message: `${nameOf(user)} ${userMessages[status]}`, user };
    },
    getAdminTransactions: ({ query }) => {
      const status = query.get('status');
      const meant = state.transactions.filter((row) => status === null || row.status === status);
      const { rows, pagination } = pageOf(meant, query, ({ name, invoiceId }) => [name, invoiceId]);
      return { transactions: rows, pagination };
    },

    getUndeliveredMails: ({ query }) => {
      const { rows, pagination } = pageOf(undeliveredMails, query, ({ to, subject }) => [to, subject]);
      return { mails: rows, pagination };
    },
    getMessages: ({ query }) => {
      const meant = state.messages.filter(({ isRead }) => !isRead || query.get('filter') !== 'unread');
      const { rows, pagination } = pageOf(meant, query, ({ name, email, text }) => [name, email, text]);
      return { messages: rows, pagination, unread: unread(state.messages) };
    },
    getMessage: ({ params: { id } }) => ({ contactMessage: withId(state.messages, id, 'Message') }),
    setMessageRead: ({ params: { id }, body: { read } }) => ({
      message: `Marked as ${read ? 'read' : 'unread'}.`,
      contactMessage: changeMessage(id, { isRead: read }),
    }),
    replyToMessage: ({ params: { id }, body: { text }, account }) => {
      const { replies } = withId(state.messages, id, 'Message');
      const createdAt = new Date(Date.now()).toISOString();
      const reply = { id: `reply-${id}-${replies.length + 1}`, text, by: nameOf(account.user), createdAt };
      const contactMessage = changeMessage(id, { isRead: true, replies: [...replies, reply] });
      return { message: 'Your reply is on its way.', contactMessage };
    },
    getNotifications: ({ query }) => {
      const meant = state.notifications.filter(({ isRead }) => !isRead || query.get('filter') !== 'unread');
      const { rows, pagination } = pageOf(meant, query, ({ title, detail }) => [title, detail]);
      return { notifications: rows, pagination, unread: unread(state.notifications) };
    },
    markNotificationsRead: ({ body: { ids, read = true } }) => {
      const isMeant = ({ id }: Notification) => ids === undefined || ids.includes(id);
      state.notifications = state.notifications.map((row) => (isMeant(row) ? { ...row, isRead: read } : row));
      return { message: `Marked as ${read ? 'read' : 'unread'}.`, unread: unread(state.notifications) };
    },
    getAuditLog: ({ query }) => {
      const { rows, pagination } = pageOf(state.audit, query, () => []);
      return { entries: rows, pagination };
    },

    getTwoFactor: ({ account: { twoFactorSince } }) => ({
      enabledAt: twoFactorSince ?? null,
      isRequired: false,
      recoveryCodesLeft: twoFactorSince ? recoveryCodes.length : 0,
    }),
    startTwoFactor: ({ body: { currentPassword }, account }) => {
      expectPassword(account, currentPassword);
      return twoFactorSecret;
    },
    confirmTwoFactor: ({ body: { code }, account }) => {
      expectAppCode(code);
      account.twoFactorSince = new Date(Date.now()).toISOString();
      return { recoveryCodes: [...recoveryCodes] };
    },
    renewRecoveryCodes: ({ body: { currentPassword, code }, account }) => {
      expectPassword(account, currentPassword);
      expectAppCode(code);
      return { recoveryCodes: [...recoveryCodes] };
    },
    endTwoFactor: ({ body: { currentPassword, code }, account }) => {
      expectPassword(account, currentPassword);
      expectAppCode(code);
      delete account.twoFactorSince;
      return { message: 'Two-factor authentication is off.' };
    },
    stepUp: ({ body: { code }, account }) => {
      expectAppCode(code);
      account.hasRecentCode = true;
      return { expiresAt: new Date(Date.now() + limits.STEP_UP_MS).toISOString() };
    },
  };
}
