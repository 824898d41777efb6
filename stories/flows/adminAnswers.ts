/** What the server of the flow stories answers an admin: lists of one page, and what is changed in them. */
import type { AdminOrderDetail, AdminProduct, ContactMessage, Fulfilment, Notification, Picture } from '@abs/contract';
import {
  adminProducts,
  clearedOrderDetail,
  pages,
  paidOrderDetail,
  salesDays,
  stats,
  transactions,
  unpaidOrderDetail,
  users,
} from '../fixtures/admin.ts';
import { contactMessages } from '../fixtures/inbox.ts';
import { auditEntries, notifications } from '../fixtures/news.ts';
import { type Answers, found, Refusal } from './shopAnswers.ts';

/** What an admin works on. */
export type BackOffice = {
  orders: AdminOrderDetail[];
  products: AdminProduct[];
  messages: ContactMessage[];
  notifications: Notification[];
};

export const backOffice = (): BackOffice => ({
  orders: [paidOrderDetail, unpaidOrderDetail, clearedOrderDetail],
  products: adminProducts,
  messages: contactMessages,
  notifications,
});

const ORDER_MESSAGES: Record<Fulfilment, string> = {
  cleared: 'Order cleared.',
  canceled: 'Order cancelled.',
  pending: 'The order is pending again.',
};

const unread = (rows: readonly { isRead: boolean }[]) => rows.filter(({ isRead }) => !isRead).length;

const onePage = (rows: readonly unknown[]) => pages(1, Math.max(rows.length, 1), rows.length);

/** The pictures at addresses: as big as the demo's, with nothing said of what they show. */
const picturesAt = (addresses: readonly string[]): Picture[] =>
  addresses.map((src) => ({ src, srcset: '', width: 960, height: 1200, ground: '#e9e4db', alt: '' }));

/** The answers to an admin of a server that knows `state`, and changes it. */
export function adminAnswersOf(state: BackOffice): Answers {
  const withId = <Row extends { id: string }>(rows: readonly Row[], id: string, what: string): Row =>
    found(
      rows.find((row) => row.id === id),
      what,
    );
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

  return {
    getOverviewStats: () => stats,
    getSales: () => ({ days: salesDays }),
    getAdminCounts: () => ({
      unreadMessages: unread(state.messages),
      unreadNotifications: unread(state.notifications),
      newOrders: state.orders.filter(({ fulfilment }) => fulfilment === 'pending').length,
    }),

    getAdminOrders: () => ({ orders: state.orders, pagination: onePage(state.orders) }),
    getAdminOrder: ({ params: { id } }) => ({ order: withId(state.orders, id, 'Order') }),
    setOrderStatus: ({ params: { id }, body: { status } }) => {
      const order = { ...withId(state.orders, id, 'Order'), fulfilment: status };
      state.orders = changed(state.orders, order);
      return { message: ORDER_MESSAGES[status], order };
    },

    getAdminProducts: () => {
      const products = state.products.filter(({ isDeleted }) => !isDeleted);
      return { products, pagination: onePage(products) };
    },
    getAdminProduct: ({ params: { id } }) => ({ product: withId(state.products, id, 'Product') }),
    deleteProduct: ({ params: { id } }) => {
      changeProduct(id, { isDeleted: true });
      return { message: 'Product deleted.', productId: id };
    },
    restoreProduct: ({ params: { id } }) => ({
      message: 'Product restored.',
      product: changeProduct(id, { isDeleted: false }),
    }),
    updateProduct: ({ params: { id }, body }) => {
      const { quantityWas: _, subImages, category, colorHex, ...changes } = body;
      const product = changeProduct(id, {
        ...changes,
        ...(subImages && { subImages: [...subImages] }),
        ...(category && { category }),
        ...(colorHex && { colorHex }),
      });
      return { message: 'Product saved.', product };
    },
    createProduct: ({ body }) => {
      const { salesCoverPicture, subImages = [], category, colorHex, ...facts } = body;
      const product = {
        ...facts,
        id: `product-${state.products.length + 1}`,
        salesCoverPicture,
        subImages: [...subImages],
        pictures: picturesAt([salesCoverPicture, ...subImages]),
        ...(category && { category }),
        ...(colorHex && { colorHex }),
      };
      return { message: 'Product added.', product };
    },

    getAdminUsers: () => ({
      users,
      totalUsers: users.length,
      currentPage: 1,
      totalPages: 1,
      pagination: onePage(users),
    }),
    setUserStatus: ({ params: { id }, body: { status } }) => {
      const user = users.find(({ userId }) => userId === id);
      if (!user) throw new Refusal('not_found', 'User not found');
      return {
        message: status === 'active' ? 'The account is restored.' : `The account is ${status}.`,
        user: { ...user, status },
      };
    },
    getAdminTransactions: () => ({ transactions, pagination: onePage(transactions) }),

    getMessages: () => ({
      messages: state.messages,
      pagination: onePage(state.messages),
      unread: unread(state.messages),
    }),
    getMessage: ({ params: { id } }) => ({ contactMessage: withId(state.messages, id, 'Message') }),
    setMessageRead: ({ params: { id }, body: { read } }) => ({
      message: read ? 'Marked as read.' : 'Marked as unread.',
      contactMessage: changeMessage(id, { isRead: read }),
    }),
    replyToMessage: ({ params: { id }, body: { text }, account }) => {
      const { firstName, lastName } = account.user;
      const reply = { id: `rep-${id}`, text, by: `${firstName} ${lastName}`, createdAt: new Date().toISOString() };
      const { replies } = withId(state.messages, id, 'Message');
      const contactMessage = changeMessage(id, { isRead: true, replies: [...replies, reply] });
      return { message: 'Your reply is on its way.', contactMessage };
    },
    getNotifications: () => ({
      notifications: state.notifications,
      pagination: onePage(state.notifications),
      unread: unread(state.notifications),
    }),
    markNotificationsRead: ({ body: { ids, read = true } }) => {
      const isMeant = ({ id }: Notification) => ids === undefined || ids.includes(id);
      state.notifications = state.notifications.map((row) => (isMeant(row) ? { ...row, isRead: read } : row));
      return { message: 'Marked.', unread: unread(state.notifications) };
    },
    getAuditLog: () => ({ entries: auditEntries, pagination: onePage(auditEntries) }),
  };
}
