import { userFields } from '../accounts/readers.ts';
import {
  collectionFields,
  fullProductFields,
  picture,
  pictureFields,
  price,
  product,
  sizeGuideFields,
} from '../catalogue/readers.ts';
import { categories } from '../catalogue/values.ts';
import type * as wire from '../entities.ts';
import { orderFields, orderWith } from '../orders/readers.ts';
import { fulfilments, orderActors, orderEventKinds } from '../orders/values.ts';
import { slicePage } from '../paging.ts';
import { type TransactionStatus, transactionNotes, transactionStatuses } from '../payments/values.ts';
import type { CallAnswerReader } from '../reading/answerReader.ts';
import type { AdminUser, CallResponse, Pagination, Transaction } from '../reading/answers.ts';
import { boolean, nullable, time } from '../reading/furtherReaders.ts';
import { isWholeList } from '../reading/isWholeList.ts';
import { messageIfAny } from '../reading/messages.ts';
import { pagination } from '../reading/pages.ts';
import {
  adapted,
  additive,
  amount,
  count,
  list,
  number,
  object,
  oneOf,
  or,
  type Reader,
  text,
} from '../reading/reader.ts';
import { notificationKinds, userStatuses } from './values.ts';

const person = { userId: text, name: text };

const adminUser = object<AdminUser>({
  ...userFields,
  status: additive(oneOf(userStatuses), null),
  lastSeen: additive(nullable(time), null),
  orders: additive(count, null),
  netSpent: additive(amount, null),
});

const users: CallAnswerReader<CallResponse<'getAdminUsers'>> = (answer, at, { query }) => {
  const answered = object<{
    users: AdminUser[];
    totalUsers?: number;
    currentPage?: number;
    totalPages?: number;
    pagination?: Pagination | null;
  }>({
    users: list(adminUser),
    totalUsers: or(count, undefined),
    currentPage: or(count, undefined),
    totalPages: or(count, undefined),
    pagination: additive(nullable(pagination)),
  })(answer, at);
  const { length } = answered.users;
  const limit = Number(query?.limit ?? length);
  const page = answered.currentPage ?? Number(query?.page ?? 1);
  const total = answered.totalUsers ?? (page - 1) * limit + length;
  const totalPages = answered.totalPages ?? Math.ceil(total / limit);
  if (isWholeList(length, limit, total)) {
    adapted({ ...at, path: 'users' }, 'all of them, whatever page is requested');
    const { items, pagination } = slicePage(answered.users, Number(query?.page ?? 1), limit);
    return { users: items, pagination };
  }
  return { users: answered.users, pagination: answered.pagination ?? { page, limit, total, totalPages } };
};

/** Synonyms of other backends: the basic contract shows both Deposit and Receive, and both Withdraw and Transfer. */
const SAME_STATUS: Readonly<Record<string, TransactionStatus>> = { deposit: 'Receive', withdraw: 'Transfer' };

const transactionStatus: Reader<string> = (value, at) => {
  const word = text(value, at);
  return (
    transactionStatuses.find((known) => known.toLowerCase() === word.toLowerCase()) ??
    SAME_STATUS[word.toLowerCase()] ??
    word
  );
};

const transaction = object<Transaction>({
  // Only distinguishes the rows.
  id: (value, at) => additive(text, at.path)(value, at),
  name: or(text, ''),
  date: or(nullable(time), null),
  invoiceId: or(text, ''),
  amount: price,
  status: or(transactionStatus, ''),
  orderId: additive(nullable(text), null),
  note: additive(oneOf(transactionNotes)),
  items: additive(text),
});

const customer = object<wire.AdminOrder['customer']>({ ...person, email: text });
const adminOrderFields = {
  ...orderFields,
  totalPrice: amount,
  number: text,
  subtotal: amount,
  deliveryFee: amount,
  deliveryAddress: text,
  phoneNumber: text,
  createdAt: time,
  expiresAt: nullable(time),
  fulfilment: oneOf(fulfilments),
  isDisputed: additive(boolean),
  customer,
};
const adminOrder = orderWith<wire.AdminOrder>(adminOrderFields);

const orderPayment = object<wire.OrderPayment>({
  reference: text,
  date: time,
  status: oneOf(transactionStatuses),
  currency: text,
  received: amount,
  requested: amount,
  refundDue: amount,
  refunded: amount,
  refunds: list(
    object<wire.OrderPayment['refunds'][number]>({
      amount,
      status: oneOf(['pending', 'processing', 'processed', 'failed']),
      at: time,
      by: nullable(text),
    }),
  ),
  disputes: list(
    object<wire.OrderPayment['disputes'][number]>({
      amount,
      status: oneOf(['open', 'won', 'lost']),
      at: time,
      dueAt: nullable(time),
    }),
  ),
});

const orderDetail = orderWith<wire.AdminOrderDetail>({
  ...adminOrderFields,
  history: list(
    object<wire.OrderEvent>({
      kind: oneOf(orderEventKinds),
      at: time,
      by: nullable(text),
      actor: additive(oneOf(orderActors)),
      amount: additive(amount),
    }),
  ),
  payments: additive(list(orderPayment)),
});

const adminProduct = object<wire.AdminProduct>({
  ...fullProductFields,
  price: amount,
  sales: count,
  isLowStock: boolean,
  isDeleted: boolean,
  createdAt: time,
  sku: additive(text),
});

const adminStyle = object<wire.AdminStyle>({
  id: text,
  name: text,
  variants: list(
    object<wire.AdminVariant>({
      ...{ id: text, size: text, color: text, colorHex: nullable(text) },
      ...{ price: amount, quantity: count, sku: nullable(text), waiting: additive(count) },
    }),
  ),
  colors: additive(list(object<wire.AdminStyleColor>({ color: text, pictures: list(picture) }))),
  category: additive(oneOf(categories)),
  sizeGuideId: additive(text),
});

const adminCollectionFields = {
  ...collectionFields,
  id: text,
  startsAt: nullable(time),
  endsAt: nullable(time),
  isVisible: boolean,
  version: count,
};
const adminCollection = object<wire.AdminCollection>(adminCollectionFields);
const collectionItem = object<wire.CollectionItem>({
  ...{ styleId: text, name: text, cover: additive(picture), isOnSale: boolean },
});
const adminCollectionDetail = object<wire.AdminCollectionDetail>({
  ...adminCollectionFields,
  items: list(collectionItem),
});

const adminSizeGuide = object<wire.AdminSizeGuide>({
  ...sizeGuideFields,
  id: text,
  isForCategory: boolean,
  styles: list(collectionItem),
  version: count,
});

const contactMessage = object<wire.ContactMessage>({
  id: text,
  name: text,
  email: text,
  text,
  createdAt: time,
  isRead: boolean,
  replies: list(object<wire.ContactMessage['replies'][number]>({ id: text, text, by: text, createdAt: time })),
});

const notification = object<wire.Notification>({
  id: text,
  kind: oneOf(notificationKinds),
  title: text,
  detail: text,
  createdAt: time,
  isRead: boolean,
  subjectId: text,
  cover: additive(picture),
});

/** All fields of an audited object, because each kind of object has different ones. */
const anyFields: Reader<Record<string, unknown>> = (value, at) => ({ ...object({})(value, at), ...(value as object) });

const message = messageIfAny('Done.');
const aboutOrder = object<CallResponse<'setOrderStatus'>>({ message, order: orderDetail });
const aboutProduct = object<CallResponse<'updateProduct'>>({ message, product: adminProduct });
const aboutSizeGuide = object<CallResponse<'updateSizeGuide'>>({ message, sizeGuide: adminSizeGuide });
const aboutMessage = object<CallResponse<'setMessageRead'>>({ message, contactMessage });

const deletedProduct: CallAnswerReader<CallResponse<'deleteProduct'>> = (answer, at, { params }) =>
  object<CallResponse<'deleteProduct'>>({ message, productId: additive(text, String(params?.id ?? '')) })(answer, at);

export const adminReaders = {
  createProduct: object<CallResponse<'createProduct'>>({
    message: messageIfAny('The product was added.'),
    product: additive(product, null),
  }),
  getOverviewStats: object<CallResponse<'getOverviewStats'>>({
    totalUsers: count,
    userGrowth: or(number, undefined),
    totalProducts: count,
    totalSales: count,
    salesGrowth: or(number, undefined),
  }),
  getSales: object<CallResponse<'getSales'>>({
    days: list(object<wire.SalesDay>({ date: text, sales: count, revenue: amount })),
  }),
  getAdminCounts: object<CallResponse<'getAdminCounts'>>({
    unreadMessages: count,
    unreadNotifications: count,
    newOrders: count,
    warnings: additive(list(object<wire.OperatorWarning>({ code: text, message: text }))),
  }),
  getAdminUsers: users,
  setUserStatus: object<CallResponse<'setUserStatus'>>({ message, user: adminUser }),
  getAdminTransactions: object<CallResponse<'getAdminTransactions'>>({
    transactions: list(transaction),
    pagination: additive(nullable(pagination), null),
  }),
  exportTransactions: text,
  getAdminOrders: object<CallResponse<'getAdminOrders'>>({ orders: list(adminOrder), pagination }),
  exportOrders: text,
  getAdminOrder: object<CallResponse<'getAdminOrder'>>({ order: orderDetail }),
  setOrderStatus: aboutOrder,
  recordRefund: aboutOrder,
  getAdminProducts: object<CallResponse<'getAdminProducts'>>({ products: list(adminProduct), pagination }),
  getAdminProduct: object<CallResponse<'getAdminProduct'>>({ product: adminProduct }),
  updateProduct: aboutProduct,
  deleteProduct: deletedProduct,
  restoreProduct: aboutProduct,
  getAdminStyle: object<CallResponse<'getAdminStyle'>>({ style: adminStyle }),
  saveAdminStyle: object<CallResponse<'saveAdminStyle'>>({ message, style: adminStyle }),
  getRestockDemand: object<CallResponse<'getRestockDemand'>>({
    variants: list(
      object<wire.RestockDemand>({
        ...{ id: text, styleId: text, name: text, size: text, color: text, colorHex: nullable(text) },
        ...{
          sku: nullable(text),
          cover: additive(picture),
          quantity: count,
          waiting: count,
          since: time,
          mailed: count,
        },
      }),
    ),
    pagination,
  }),
  saveStylePictures: object<CallResponse<'saveStylePictures'>>({ message, style: adminStyle }),
  duplicateAdminStyle: object<CallResponse<'duplicateAdminStyle'>>({ message, style: adminStyle }),
  getAdminCollections: object<CallResponse<'getAdminCollections'>>({ collections: list(adminCollection) }),
  orderCollections: object<CallResponse<'orderCollections'>>({ message, collections: list(adminCollection) }),
  createCollection: object<CallResponse<'createCollection'>>({ message, collection: adminCollectionDetail }),
  getAdminCollection: object<CallResponse<'getAdminCollection'>>({ collection: adminCollectionDetail }),
  updateCollection: object<CallResponse<'updateCollection'>>({ message, collection: adminCollectionDetail }),
  deleteCollection: object<CallResponse<'deleteCollection'>>({ message, collectionId: text }),
  restoreCollection: object<CallResponse<'restoreCollection'>>({ message, collection: adminCollection }),
  getAdminSizeGuides: object<CallResponse<'getAdminSizeGuides'>>({ sizeGuides: list(adminSizeGuide), pagination }),
  createSizeGuide: aboutSizeGuide,
  getAdminSizeGuide: object<CallResponse<'getAdminSizeGuide'>>({ sizeGuide: adminSizeGuide }),
  updateSizeGuide: aboutSizeGuide,
  deleteSizeGuide: object<CallResponse<'deleteSizeGuide'>>({ message, sizeGuideId: text }),
  restoreSizeGuide: aboutSizeGuide,
  uploadPicture: object<CallResponse<'uploadPicture'>>({
    message,
    picture: object<wire.UploadedPicture>({
      ...pictureFields,
      id: text,
    }),
  }),
  getMessages: object<CallResponse<'getMessages'>>({ messages: list(contactMessage), pagination, unread: count }),
  getMessage: object<CallResponse<'getMessage'>>({ contactMessage }),
  setMessageRead: aboutMessage,
  replyToMessage: aboutMessage,
  getNotifications: object<CallResponse<'getNotifications'>>({
    notifications: list(notification),
    pagination,
    unread: count,
  }),
  markNotificationsRead: object<CallResponse<'markNotificationsRead'>>({ message, unread: count }),
  getSecurityEvents: object<CallResponse<'getSecurityEvents'>>({
    events: list(
      object<wire.SecurityEvent>({
        id: text,
        kind: text as Reader<wire.SecurityEventKind>,
        email: text,
        user: nullable(
          object<NonNullable<wire.SecurityEvent['user']>>({ ...person, userType: oneOf(['Customer', 'Admin']) }),
        ),
        address: text,
        count,
        at: time,
      }),
    ),
    pagination,
  }),
  getUndeliveredMails: object<CallResponse<'getUndeliveredMails'>>({
    mails: list(
      object<wire.UndeliveredMail>({
        id: text,
        to: text,
        subject: text,
        createdAt: time,
        attempts: count,
        reason: text,
      }),
    ),
    pagination,
  }),
  getAuditLog: object<CallResponse<'getAuditLog'>>({
    entries: list(
      object<wire.AuditEntry>({
        id: text,
        at: time,
        by: object<wire.AuditEntry['by']>(person),
        action: text,
        subject: object<wire.AuditEntry['subject']>({
          kind: text as Reader<wire.AuditEntry['subject']['kind']>,
          id: text,
          name: text,
        }),
        before: nullable(anyFields),
        after: nullable(anyFields),
      }),
    ),
    pagination,
  }),
};
