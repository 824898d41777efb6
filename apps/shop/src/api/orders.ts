import { type CallBody, limits, type OrderStatus } from '@abs/contract';
import { call } from './client.ts';

export const getPendingOrders = (signal?: AbortSignal) => call('getOrders', { query: { status: 'PENDING' }, signal });
/** A page of the own orders of one status. */
export const getOrderHistory = (query: { status: OrderStatus; page: number }, signal?: AbortSignal) =>
  call('getOrderHistory', { query: { ...query, limit: limits.ORDERS_PER_PAGE }, signal });
export const getOrder = (id: string, signal?: AbortSignal) => call('getOrder', { params: { id }, signal });
export const deleteOrder = (id: string, signal?: AbortSignal) => call('deleteOrder', { params: { id }, signal });
export const placeOrder = (body: CallBody<'placeOrder'>, idempotencyKey: string, signal?: AbortSignal) =>
  call('placeOrder', { body, idempotencyKey, signal });
export const makePayment = (orderId: string, idempotencyKey: string, signal?: AbortSignal) =>
  call('makePayment', { body: { orderId }, idempotencyKey, signal });
export const verifyPayment = (reference: string, signal?: AbortSignal) =>
  call('verifyPayment', { params: { reference }, signal });
