import type {
  AdminOrderFilter,
  AdminOrderSort,
  AdminProductSort,
  AdminUserSort,
  CallBody,
  Fulfilment,
  ReadFilter,
  TransactionSort,
  TransactionStatus,
  UserStatus,
} from '@abs/contract';
import {
  adminEndpoints,
  adminReaders,
  type CallAnswerReader,
  CallError,
  type CallResponse,
  slicePage,
} from '@abs/contract';
import { adminPageSizes } from '@abs/ui/pageSizes';
import { API_ORIGIN, type CallOptions, send, session, takes } from './client.ts';

/** A screen of the back office may outlive the session by a moment: what it then asks for is not sent. */
async function call<Name extends keyof typeof adminEndpoints>(name: Name, options: CallOptions<Name>) {
  if (session.token() === null) throw new CallError('Authorization token is required', { status: 401 });
  return send<Name>(adminEndpoints[name], adminReaders[name] as CallAnswerReader<CallResponse<Name>>, options);
}

type ListQuery<Sort> = { page: number; search: string; sort: Sort };
/** A search that looks for nothing stays out of the address. */
const list = <Query extends { search: string }>({ search, ...query }: Query) => ({
  ...query,
  search: search || undefined,
});

export const getOverviewStats = (signal?: AbortSignal) => call('getOverviewStats', { signal });
/** Paid orders and revenue of the last days, today last. */
export const getSales = (days: number, signal?: AbortSignal) => call('getSales', { query: { days }, signal });
export const getAdminCounts = (signal?: AbortSignal) => call('getAdminCounts', { signal });

export const getAdminOrders = (
  query: ListQuery<AdminOrderSort> & { filter: AdminOrderFilter; limit: number },
  signal?: AbortSignal,
) => call('getAdminOrders', { query: list(query), signal });
export const getAdminOrder = (id: string, signal?: AbortSignal) => call('getAdminOrder', { params: { id }, signal });
/** @param refunded naira that went back of an order that is cleared nevertheless */
export const setOrderStatus = (id: string, status: Fulfilment, refunded?: number, signal?: AbortSignal) =>
  call('setOrderStatus', { params: { id }, body: { status, ...(refunded !== undefined && { refunded }) }, signal });
export const recordRefund = (id: string, reference: string, signal?: AbortSignal) =>
  call('recordRefund', { params: { id }, body: { reference }, signal });

export const getAdminProducts = (query: ListQuery<AdminProductSort>, signal?: AbortSignal) =>
  call('getAdminProducts', { query: { ...list(query), limit: adminPageSizes.products }, signal });
export const getAdminProduct = (id: string, signal?: AbortSignal) =>
  call('getAdminProduct', { params: { id }, signal });
/** Addresses of pictures as the server gave them, before the client put its origin in front. */
function withOwnAddresses<Body extends CallBody<'updateProduct'>>(body: Body): Body {
  const own = (address: string) =>
    API_ORIGIN && address.startsWith(`${API_ORIGIN}/`) ? address.slice(API_ORIGIN.length) : address;
  return {
    ...body,
    ...(body.salesCoverPicture !== undefined && { salesCoverPicture: own(body.salesCoverPicture) }),
    ...(body.subImages && { subImages: body.subImages.map(own) }),
  };
}

/** Whether a picture goes by its file's name, as to a backend of the basic contract, which takes no uploads. */
const isFileName = (picture: string) => !/^(?:\/|https?:)/.test(picture);

/** A product for a backend that takes no uploads: it may refuse what the basic contract does not have. */
function basicProduct({ category: _, colorHex: __, ...basic }: CallBody<'createProduct'>): CallBody<'createProduct'> {
  return basic;
}

export const createProduct = (body: CallBody<'createProduct'>, idempotencyKey: string, signal?: AbortSignal) =>
  call('createProduct', {
    body: isFileName(body.salesCoverPicture) ? basicProduct(body) : withOwnAddresses(body),
    idempotencyKey,
    signal,
  });
export const updateProduct = (id: string, body: CallBody<'updateProduct'>, signal?: AbortSignal) =>
  call('updateProduct', { params: { id }, body: withOwnAddresses(body), signal });
export const deleteProduct = (id: string, signal?: AbortSignal) => call('deleteProduct', { params: { id }, signal });
export const restoreProduct = (id: string, signal?: AbortSignal) => call('restoreProduct', { params: { id }, signal });

export async function getAdminUsers(
  query: ListQuery<AdminUserSort> & { status: UserStatus | undefined },
  signal?: AbortSignal,
) {
  const { users: rows, pagination } = await call('getAdminUsers', {
    query: { ...list(query), limit: adminPageSizes.users },
    signal,
  });
  return { rows, pagination, isPlain: !takes('list-queries') };
}
export const setUserStatus = (id: string, status: UserStatus, signal?: AbortSignal) =>
  call('setUserStatus', { params: { id }, body: { status }, signal });

/** A page of the transactions. A backend without pages answers all of them at once, and the shop divides them. */
export async function getAdminTransactions(
  query: ListQuery<TransactionSort> & { status: TransactionStatus | undefined },
  signal?: AbortSignal,
) {
  const limit = adminPageSizes.transactions;
  const { transactions, pagination } = await call('getAdminTransactions', { query: { ...list(query), limit }, signal });
  const { items, pagination: own } = slicePage(transactions, query.page, limit);
  return {
    rows: pagination ? transactions : items,
    pagination: pagination ?? own,
    isPlain: !takes('list-queries'),
  };
}
/** The CSV's text. */
export const exportTransactions = (
  query: { search: string; status: TransactionStatus | undefined },
  signal?: AbortSignal,
) => call('exportTransactions', { query: list(query), signal });

export const getMessages = (query: { page: number; search: string; filter: ReadFilter }, signal?: AbortSignal) =>
  call('getMessages', { query: { ...list(query), limit: adminPageSizes.messages }, signal });
export const getMessage = (id: string, signal?: AbortSignal) => call('getMessage', { params: { id }, signal });
export const setMessageRead = (id: string, read: boolean, signal?: AbortSignal) =>
  call('setMessageRead', { params: { id }, body: { read }, signal });
export const replyToMessage = (id: string, text: string, idempotencyKey: string, signal?: AbortSignal) =>
  call('replyToMessage', { params: { id }, body: { text }, idempotencyKey, signal });

export const getNotifications = (query: { page: number; search: string; filter: ReadFilter }, signal?: AbortSignal) =>
  call('getNotifications', { query: { ...list(query), limit: adminPageSizes.notifications }, signal });
/** @param ids none for all */
export const markNotificationsRead = (ids: string[] | undefined, read: boolean, signal?: AbortSignal) =>
  call('markNotificationsRead', { body: { ...(ids && { ids }), read }, signal });

/** Mails that were given up. */
export const getUndeliveredMails = (query: { page: number; search: string }, signal?: AbortSignal) =>
  call('getUndeliveredMails', { query: { ...list(query), limit: adminPageSizes.mails }, signal });

/** Changes that one admin made. */
export const getAuditLog = (by: string, page: number, signal?: AbortSignal) =>
  call('getAuditLog', { query: { by, page, limit: adminPageSizes.auditLog }, signal });
