import type { CallBody } from '@abs/contract';
import { call } from './client.ts';

export const getPendingOrders = (signal?: AbortSignal) => call('getOrders', { query: { status: 'PENDING' }, signal });
export const getOrder = (id: string, signal?: AbortSignal) => call('getOrder', { params: { id }, signal });
export const deleteOrder = (id: string, signal?: AbortSignal) => call('deleteOrder', { params: { id }, signal });
export const placeOrder = (body: CallBody<'placeOrder'>, idempotencyKey: string, signal?: AbortSignal) =>
  call('placeOrder', { body, idempotencyKey, signal });
