import { ApiError } from '../http/apiError.ts';
import type { Handlers } from '../http/handler.ts';

const notYet = async (): Promise<never> => {
  throw new ApiError('unavailable', 'The cart is not available yet.');
};

export const cartHandlers = {
  addToCart: notYet,
  getCart: notYet,
  deleteCartProduct: notYet,
  deleteCartItem: notYet,
} satisfies Pick<Handlers, 'addToCart' | 'getCart' | 'deleteCartProduct' | 'deleteCartItem'>;
