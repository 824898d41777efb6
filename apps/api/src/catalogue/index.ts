import { ApiError } from '../http/apiError.ts';
import type { Handlers } from '../http/handler.ts';

const notYet = async (): Promise<never> => {
  throw new ApiError('unavailable', 'The catalogue is not available yet.');
};

export const catalogueHandlers = {
  getProducts: notYet,
  getProduct: notYet,
  searchProducts: notYet,
} satisfies Pick<Handlers, 'getProducts' | 'getProduct' | 'searchProducts'>;
