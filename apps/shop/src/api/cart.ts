import { call } from './client.ts';

export const getCart = (signal?: AbortSignal) => call('getCart', { signal });
/** Adds `quantity` pieces; a negative number takes away. */
export const addToCart = (productId: string, quantity: number, signal?: AbortSignal) =>
  call('addToCart', { body: { productId, quantity }, signal });
export const deleteCartItem = (id: string, signal?: AbortSignal) => call('deleteCartItem', { params: { id }, signal });
