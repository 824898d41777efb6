import type {
  AdminOrderFilter,
  AdminOrderSort,
  AdminProductSort,
  AdminRestockSort,
  AdminSizeGuideSort,
  AdminUserSort,
  CallBody,
  OrderFilters,
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
import { callPorts } from './callPort.ts';
import { API_ORIGIN, type CallOptions, session, takes } from './client.ts';
import { send } from './http.ts';
import { throughGate } from './twoFactorGate.ts';

type AdminCall = keyof typeof adminEndpoints;

/**
 * Makes one call of the back office, and asks the admin for a code if it requires one. Rejects without sending it if
 * the session has ended, because a screen can outlive the session for a moment.
 * @throws {CallError} as `call` does
 */
export async function adminCall<Name extends AdminCall>(
  name: Name,
  options: CallOptions<Name>,
): Promise<CallResponse<Name>> {
  if (session.token() === null) throw new CallError('Authorization token is required', { status: 401 });
  const reader = adminReaders[name] as CallAnswerReader<CallResponse<Name>>;
  return throughGate(() => send<Name>(adminEndpoints[name], reader, options));
}

/** Like `callPort`, for calls of the back office. */
export const adminCallPort = callPorts<AdminCall>(adminCall);

type OrderFilterParams = Record<keyof OrderFilters, string>;
type ListQuery<Sort> = { page: number; search: string; sort: Sort };
/** Leaves an empty search out of the URL. */
const list = <Query extends { search: string }>({ search, ...query }: Query) => ({
  ...query,
  search: search || undefined,
});

export const getAdminOrders = (
  query: ListQuery<AdminOrderSort> & { limit: number } & ({ filter: AdminOrderFilter } | Partial<OrderFilterParams>),
  signal?: AbortSignal,
) => adminCall('getAdminOrders', { query: list(query), signal });
/** The CSV's text. */
export const exportOrders = (query: { search: string } & Partial<OrderFilterParams>, signal?: AbortSignal) =>
  adminCall('exportOrders', { query: list(query), signal });

export const getAdminProducts = (query: ListQuery<AdminProductSort>, signal?: AbortSignal) =>
  adminCall('getAdminProducts', { query: { ...list(query), limit: adminPageSizes.products }, signal });
/** The URL of a picture as the server sent it, without the origin that the client added. */
const own = (address: string): string =>
  API_ORIGIN && address.startsWith(`${API_ORIGIN}/`) ? address.slice(API_ORIGIN.length) : address;

function withOwnAddresses<Body extends CallBody<'updateProduct'>>(body: Body): Body {
  return {
    ...body,
    ...(body.salesCoverPicture !== undefined && { salesCoverPicture: own(body.salesCoverPicture) }),
    ...(body.subImages && { subImages: body.subImages.map(own) }),
  };
}

/** Whether a picture is only a file name, as for a backend of the basic contract, which accepts no uploads. */
const isFileName = (picture: string) => !/^(?:\/|https?:)/.test(picture);

/** Removes fields that the basic contract lacks, because a backend without uploads may refuse them. */
function basicProduct(body: CallBody<'createProduct'>): CallBody<'createProduct'> {
  const { name, description, price, size, color, quantity, salesCoverPicture, subImages } = body;
  return { name, description, price, size, color, quantity, salesCoverPicture, subImages };
}

export const createProduct = (body: CallBody<'createProduct'>, idempotencyKey: string, signal?: AbortSignal) =>
  adminCall('createProduct', {
    body: isFileName(body.salesCoverPicture) ? basicProduct(body) : withOwnAddresses(body),
    idempotencyKey,
    signal,
  });
export const updateProduct = (id: string, body: CallBody<'updateProduct'>, signal?: AbortSignal) =>
  adminCall('updateProduct', { params: { id }, body: withOwnAddresses(body), signal });

export const saveStylePictures = ({
  styleId,
  color,
  pictures,
}: {
  styleId: string;
  color: string;
  pictures: readonly string[];
}) => adminCall('saveStylePictures', { params: { id: styleId }, body: { color, pictures: pictures.map(own) } });

export async function getAdminUsers(
  query: ListQuery<AdminUserSort> & { status: UserStatus | undefined },
  signal?: AbortSignal,
) {
  const { users: rows, pagination } = await adminCall('getAdminUsers', {
    query: { ...list(query), limit: adminPageSizes.users },
    signal,
  });
  return { rows, pagination, isPlain: !takes('list-queries') };
}

/** A page of the transactions. If the backend sends all of them in one response, the shop divides them into pages. */
export async function getAdminTransactions(
  query: ListQuery<TransactionSort> & { status: TransactionStatus | undefined },
  signal?: AbortSignal,
) {
  const limit = adminPageSizes.transactions;
  const { transactions, pagination } = await adminCall('getAdminTransactions', {
    query: { ...list(query), limit },
    signal,
  });
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
) => adminCall('exportTransactions', { query: list(query), signal });

export const getMessages = (query: { page: number; search: string; filter: ReadFilter }, signal?: AbortSignal) =>
  adminCall('getMessages', { query: { ...list(query), limit: adminPageSizes.messages }, signal });

export const getNotifications = (query: { page: number; search: string; filter: ReadFilter }, signal?: AbortSignal) =>
  adminCall('getNotifications', { query: { ...list(query), limit: adminPageSizes.notifications }, signal });

/** The variants that shoppers have requested restock mails for. */
export const getRestockDemand = (query: ListQuery<AdminRestockSort>, signal?: AbortSignal) =>
  adminCall('getRestockDemand', { query: { ...list(query), limit: adminPageSizes.restock }, signal });

export const getAdminSizeGuides = (query: ListQuery<AdminSizeGuideSort>, signal?: AbortSignal) =>
  adminCall('getAdminSizeGuides', { query: { ...list(query), limit: adminPageSizes.sizeGuides }, signal });

/** Mails that the server has stopped trying to deliver. */
export const getUndeliveredMails = (query: { page: number; search: string }, signal?: AbortSignal) =>
  adminCall('getUndeliveredMails', { query: { ...list(query), limit: adminPageSizes.mails }, signal });

/** Changes that one admin made. */
export const getAuditLog = (by: string, page: number, signal?: AbortSignal) =>
  adminCall('getAuditLog', { query: { by, page, limit: adminPageSizes.auditLog }, signal });
