import {
  type AdminOrderDetail,
  type AdminProduct,
  CallError,
  type PictureFile,
  type SizeGuideDraft,
  type Transaction,
} from '@abs/contract';
import type { AdminUser } from '@abs/contract/entities';
import { adminCollectionsMachine } from '../../adminCollections/index.ts';
import { adminCountsMachine } from '../../adminCounts/index.ts';
import { adminOrderMachine } from '../../adminOrder/index.ts';
import { adminProductMachine } from '../../adminProduct/index.ts';
import { adminStyleMachine, colorPicturesMachine, duplicateStyleMachine } from '../../adminStyle/index.ts';
import { auditTableMachine, transactionsTableMachine, usersTableMachine } from '../../adminTables/index.ts';
import { collectionFormMachine } from '../../collectionForm/index.ts';
import { dashboardMachine } from '../../dashboard/index.ts';
import { inboxMachine, replyMachine } from '../../inbox/index.ts';
import { productFormMachine } from '../../productForm/index.ts';
import { sizeGuideFormMachine } from '../../sizeGuideForm/index.ts';
import {
  ada,
  aMessage,
  anAdminCollection,
  anAdminCollectionDetail,
  anAdminSizeGuide,
  anOrder,
  aProduct,
  everyFailure,
  notFound,
  notOffered,
  offline,
} from '../fixtures.ts';
import { modelOf } from '../model.ts';

const createdAt = '2026-01-01T00:00:00.000Z';
const hidden = { type: 'visibility.changed', visible: false } as const;
const visible = { type: 'visibility.changed', visible: true } as const;

export const adminCounts = modelOf(adminCountsMachine, {
  inputs: [{ userType: null }, { userType: 'Admin' }],
  events: [
    { type: 'session.opened', userType: 'Admin' },
    { type: 'session.closed' },
    hidden,
    visible,
    { type: 'counts.invalidated' },
  ],
  answers: { getAdminCounts: [{ unreadMessages: 12, unreadNotifications: 3, newOrders: 1 }] },
});

export const dashboard = modelOf(dashboardMachine, {
  inputs: [{}],
  events: [
    { type: 'refresh.requested' },
    { type: 'refresh.due' },
    { type: 'stats.retried' },
    { type: 'sales.retried' },
    hidden,
    visible,
  ],
  answers: {
    getOverviewStats: [{ totalUsers: 5, userGrowth: 10, totalProducts: 20, totalSales: 7, salesGrowth: -3 }],
    getSales: [{ days: [{ date: '2026-01-01', sales: 2, revenue: 2000 }] }],
  },
  key: ({ stats, sales }) => [stats === null, sales === null],
});

const orderDetail: AdminOrderDetail = {
  ...anOrder({ status: 'SUCCESS', paymentStatus: 'paid' }),
  number: 'ABS-1001',
  subtotal: 1000,
  deliveryFee: 5,
  deliveryAddress: '1 Broad Street',
  phoneNumber: '08012345678',
  createdAt,
  expiresAt: null,
  fulfilment: 'pending',
  customer: { userId: 'u1', name: 'Ada Obi', email: 'ada@example.com' },
  history: [],
  // Paid twice, so that the order can be cleared and the shop owes a refund.
  payments: [
    {
      reference: 'abs-1',
      date: createdAt,
      status: 'Transfer',
      currency: 'NGN',
      received: 1005,
      requested: 1005,
      refundDue: 1005,
      refunded: 0,
      refunds: [],
      disputes: [],
    },
  ],
};
/** The refusal of a change that does not need a reload: see `isOutdating`. */
const refused = new CallError('Not allowed', { status: 400, code: 'validation' });

export const adminOrder = modelOf(adminOrderMachine, {
  inputs: [{ orderId: 'o1' }],
  events: [
    { type: 'refresh.requested' },
    { type: 'clear.requested' },
    { type: 'clear.confirmed' },
    { type: 'clear.cancelled' },
    { type: 'cancel.requested' },
    { type: 'cancel.confirmed' },
    { type: 'cancel.cancelled' },
    { type: 'undo.pressed' },
    { type: 'refund.requested', reference: 'abs-1' },
    { type: 'refund.confirmed' },
    { type: 'refund.cancelled' },
  ],
  answers: {
    recordRefund: [{ message: 'ok', order: orderDetail }],
    getAdminOrder: [{ order: orderDetail }],
    setOrderStatus: [{ message: 'ok', order: { ...orderDetail, fulfilment: 'cleared' } }],
  },
  refusals: [...everyFailure, refused],
});

const product: AdminProduct = {
  ...aProduct({ category: 'hoodie' }),
  sales: 3,
  isLowStock: false,
  isDeleted: false,
  createdAt,
};

export const adminProduct = modelOf(adminProductMachine, {
  inputs: [{ productId: 'p1' }],
  events: [
    { type: 'refresh.requested' },
    { type: 'delete.requested' },
    { type: 'delete.confirmed' },
    { type: 'delete.cancelled' },
    { type: 'restore.requested' },
  ],
  answers: {
    getAdminProduct: [{ product }],
    deleteProduct: [{ message: 'ok', productId: 'p1' }],
    restoreProduct: [{ message: 'ok', product }],
  },
  refusals: [...everyFailure, refused],
});

const moss = { size: 'M', color: 'Moss', price: '33000', quantity: '4', sku: '' };
const style = {
  id: 's1',
  name: 'Opẹ́bí Hoodie',
  variants: [{ id: 'p1', size: 'M', color: 'Moss', colorHex: null, price: 33_000, quantity: 4, sku: null }],
};

export const adminStyle = modelOf(adminStyleMachine, {
  inputs: [{ styleId: 's1' }],
  events: [
    { type: 'refresh.requested' },
    { type: 'style.submitted', variants: [moss] },
    { type: 'style.submitted', variants: [{ ...moss, quantity: '-1' }] },
  ],
  answers: { getAdminStyle: [{ style }], saveAdminStyle: [{ message: 'ok', style }] },
});

export const duplicateStyle = modelOf(duplicateStyleMachine, {
  inputs: [{ styleId: 's1', createKey: () => 'key' }],
  events: [
    { type: 'form.submitted', values: { name: 'Opẹ́bí Hoodie copy' } },
    { type: 'form.submitted', values: { name: '' } },
  ],
  answers: { duplicateAdminStyle: [{ message: 'ok', style }] },
  refusals: [offline, notFound, notOffered],
});

const picture = (name: string) => ({ type: 'image/png', size: 1000, name }) satisfies PictureFile;
const filledIn = {
  name: 'Bomber jacket',
  description: 'Warm and light.',
  price: '25000',
  size: 'M',
  color: 'olive',
  quantity: '4',
};

const navy = { src: '/media/navy', srcset: '', width: 800, height: 1000, ground: '#d9cfc0', alt: 'Navy' };

export const colorPictures = modelOf(colorPicturesMachine, {
  inputs: [
    { styleId: 's1', color: 'Moss', pictures: [navy] },
    { styleId: 's1', color: 'Moss', pictures: [] },
  ],
  events: [
    { type: 'files.chosen', files: [picture('side.png')] },
    { type: 'pictures.submitted' },
    { type: 'submit.cancelled' },
    { type: 'picture.retried', id: 'file-0' },
    { type: 'picture.removed', id: 'file-0' },
    { type: 'picture.moved', id: 'file-0', to: 0 },
    { type: 'upload.progressed', id: 'file-0', progress: 0.5 },
  ],
  answers: {
    uploadPicture: [{ message: 'ok', picture: { id: 'x', ...navy } }],
    saveStylePictures: [{ message: 'ok', style: { ...style, colors: [{ color: 'Moss', pictures: [navy] }] } }],
  },
  refusals: [offline, notFound],
  key: ({ pictures: { subImages }, filesTaken }) => [
    Math.min(filesTaken, 2),
    Math.min(subImages.length, 3),
    subImages.at(-1)?.status,
  ],
});

export const productForm = modelOf(productFormMachine, {
  inputs: [{ mode: 'add' }, { mode: 'edit', productId: 'p1' }],
  events: [
    { type: 'files.chosen', field: 'salesCoverPicture', files: [picture('cover.png')] },
    { type: 'files.chosen', field: 'subImages', files: [picture('back.png')] },
    { type: 'form.submitted', values: filledIn },
    { type: 'form.submitted' },
    { type: 'submit.cancelled' },
    { type: 'field.changed', field: 'name', value: 'Bomber' },
    { type: 'picture.retried', id: 'file-0' },
    { type: 'picture.removed', id: 'file-0' },
    { type: 'picture.moved', id: 'file-0', to: 0 },
    { type: 'picture.madeCover', id: 'file-0' },
    { type: 'upload.progressed', id: 'file-0', progress: 0.5 },
    { type: 'draft.touched' },
    { type: 'draft.keepRequested' },
    { type: 'draft.discarded' },
    { type: 'retry.requested' },
  ],
  answers: {
    getAdminProduct: [{ product }],
    uploadPicture: [
      {
        message: 'ok',
        picture: { id: 'x', src: '/media/x', srcset: '', width: 800, height: 1000, ground: '#d9cfc0', alt: '' },
      },
    ],
    saveProduct: [{ message: 'ok', product }],
  },
  refusals: [offline, notFound],
  key: ({ pictures, values, filesTaken }) => [
    values.name,
    Math.min(filesTaken, 3),
    pictures.salesCoverPicture[0]?.status,
    pictures.subImages[0]?.status,
  ],
});

const reader: AdminUser = { ...ada, status: 'active', lastSeen: null, orders: 2, netSpent: 2000 };
const first = { page: 1, sort: 'newest', search: '', filter: 'all' } as const;
const blockedReader: AdminUser = { ...reader, userId: 'u2', status: 'blocked' };
const transaction: Transaction = {
  id: 't1',
  name: 'Ada Obi',
  date: createdAt,
  invoiceId: 'ABS-1001',
  amount: 1005,
  status: 'Transfer',
  orderId: 'o1',
};
const pageOf = <Row>(rows: Row[], totalPages: number) => ({
  rows,
  pagination: { page: 1, limit: 8, total: rows.length, totalPages },
});

const listEvents = [
  { type: 'sort.changed', sort: 'oldest' },
  { type: 'search.changed', search: 'ada' },
  { type: 'search.changed', search: ' ' },
  { type: 'query.replaced', query: { ...first, page: 2 } },
  { type: 'refresh.requested' },
  { type: 'refresh.due' },
  hidden,
  visible,
] as const;
const listInputs = [{ query: first }, { query: { ...first, page: 9 }, refreshEvery: 5000 }];

/** Represents all lists that only follow the URL: they differ only in their rows. */
export const auditTable = modelOf(auditTableMachine, {
  inputs: [{ query: first }, { query: { ...first, page: 9 } }],
  events: [{ type: 'query.replaced', query: { ...first, page: 2 } }, { type: 'refresh.requested' }],
  answers: { fetchPage: [pageOf([], 1), pageOf([], 2)] },
  refusals: [offline, notOffered],
  key: ({ query, answer }) => [query.page, answer === null],
});

/** Represents all tables without actions. */
export const transactionsTable = modelOf(transactionsTableMachine, {
  inputs: listInputs,
  events: [...listEvents, { type: 'filter.changed', filter: 'Pending' }],
  answers: { fetchPage: [pageOf([transaction], 2), pageOf([], 2)] },
  refusals: [offline, notOffered],
  key: ({ query, answer, searchText }) => [query.page, answer === null, searchText.trim() === query.search],
});

/** Represents all tables with actions: they differ only in their rows and actions. */
export const usersTable = modelOf(usersTableMachine, {
  inputs: listInputs,
  events: [
    ...listEvents,
    { type: 'filter.changed', filter: 'blocked' },
    { type: 'row.toggled', id: 'u1' },
    { type: 'page.toggled' },
    { type: 'selection.cleared' },
    { type: 'action.requested', action: 'block', ids: ['u1'] },
    { type: 'action.requested', action: 'restore', ids: ['u2'] },
    { type: 'action.confirmed' },
    { type: 'action.cancelled' },
    { type: 'undo.pressed', changeId: 1 },
  ],
  answers: {
    fetchPage: [pageOf([reader, blockedReader], 2), pageOf([], 2)],
    runAction: [{}],
  },
  refusals: [offline, notOffered],
  key: ({ query, answer, searchText, changes, pendingConfirmation, isDue }) => [
    query.page,
    answer === null,
    searchText.trim() === query.search,
    changes.shown.length,
    changes.undoable.length,
    pendingConfirmation === null,
    isDue,
  ],
});

export const reply = modelOf(replyMachine, {
  inputs: [{ messageId: 'm1', createKey: () => 'key' }],
  events: [
    { type: 'field.changed', field: 'text', value: 'Yes' },
    { type: 'form.submitted', values: { text: 'Yes, we ship to Jos.' } },
    { type: 'form.submitted', values: { text: '' } },
  ],
  answers: { sendReply: [{ message: 'ok', contactMessage: aMessage() }] },
});

const listed = aMessage({ isRead: false });

export const inbox = modelOf(inboxMachine, {
  inputs: [
    { list: { query: first }, createKey: () => 'key' },
    { list: { query: first }, createKey: () => 'key', selectedId: 'm1' },
  ],
  events: [
    { type: 'message.selected', id: 'm1' },
    { type: 'message.closed' },
    { type: 'mark.requested', read: false },
    { type: 'retry.requested' },
  ],
  answers: { getMessage: [{ contactMessage: listed }] },
  inside: {
    answers: {
      fetchPage: [pageOf([listed], 1)],
      runAction: [{}],
      sendReply: [{ message: 'ok', contactMessage: listed }],
    },
    events: [
      { to: 'list', event: { type: 'undo.pressed', changeId: 1 } },
      { to: 'reply:m1', event: { type: 'form.submitted', values: { text: 'Yes, we ship to Jos.' } } },
    ],
  },
  refusals: [offline, notFound],
});

const collections = [
  anAdminCollection({ id: 'c1', kind: 'category', category: 'hoodie', slug: 'hoodie' }),
  anAdminCollection(),
];

export const adminCollections = modelOf(adminCollectionsMachine, {
  inputs: [undefined],
  events: [
    { type: 'refresh.requested' },
    { type: 'order.changed', ids: ['c2', 'c1'] },
    { type: 'delete.requested', id: 'c2' },
    { type: 'delete.confirmed' },
    { type: 'delete.cancelled' },
    { type: 'restore.requested', id: 'c2' },
  ],
  answers: {
    getAdminCollections: [{ collections }, { collections: [] }],
    orderCollections: [{ message: 'ok', collections: collections.toReversed() }],
    deleteCollection: [{ message: 'ok', collectionId: 'c2' }],
    restoreCollection: [{ message: 'ok', collection: anAdminCollection() }],
  },
  refusals: [offline, notFound, new CallError('No.', { status: 400 })],
  key: ({ collections: { length }, message }) => [length, message === null],
});

const uploaded = { id: 'a', src: '/media/a.jpg', srcset: '', width: 4, height: 5, ground: '#eee', alt: '' };

export const collectionForm = modelOf(collectionFormMachine, {
  inputs: [{ collectionId: null }, { collectionId: 'c2' }],
  events: [
    { type: 'refresh.requested' },
    { type: 'file.chosen', file: { name: 'rain.png', size: 1_000, type: 'image/png' } },
    { type: 'file.chosen', file: { name: 'rain.pdf', size: 0, type: 'application/pdf' } },
    { type: 'picture.removed' },
    { type: 'form.submitted', values: { title: 'Rain', slug: 'rain' } },
    { type: 'form.submitted', values: { title: '' } },
  ],
  answers: {
    getAdminCollection: [{ collection: anAdminCollectionDetail() }],
    uploadPicture: [{ message: '', picture: uploaded }],
    saveCollection: [{ message: 'ok', collection: anAdminCollectionDetail() }],
  },
  refusals: [offline, notFound],
});

const sizeGuideValues: SizeGuideDraft = {
  ...{ scope: 'category', styleId: null, name: 'Hoodies', category: 'hoodie', bodyHeight: '', advice: '' },
  sizes: [{ size: 'M', measurements: { chest: '60' }, equivalents: {} }],
  howTo: {},
};

export const sizeGuideForm = modelOf(sizeGuideFormMachine, {
  inputs: [
    { sizeGuideId: null, styleId: null },
    { sizeGuideId: 'g1', styleId: null },
  ],
  events: [
    { type: 'refresh.requested' },
    { type: 'form.submitted', values: sizeGuideValues },
    { type: 'form.submitted', values: { ...sizeGuideValues, name: '' } },
  ],
  answers: {
    loadSubject: [{ sizeGuide: anAdminSizeGuide(), style: null }],
    saveSizeGuide: [{ message: 'ok', sizeGuide: anAdminSizeGuide() }],
  },
  refusals: [offline, notFound],
});
