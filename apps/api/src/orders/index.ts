import { ApiError } from '../http/apiError.ts';
import type { Handlers } from '../http/handler.ts';

const notYet = async (): Promise<never> => {
  throw new ApiError('unavailable', 'Orders are not available yet.');
};

export const orderHandlers = {
  getOrders: notYet,
  getOrder: notYet,
  placeOrder: notYet,
  deleteOrder: notYet,
  getOrderHistory: notYet,
} satisfies Pick<Handlers, 'getOrders' | 'getOrder' | 'placeOrder' | 'deleteOrder' | 'getOrderHistory'>;
