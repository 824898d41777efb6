import type { Handlers } from '../http/handler.ts';
import { createProduct } from './createProduct.ts';
import { getOverviewStats } from './stats.ts';
import { getAdminTransactions } from './transactions.ts';
import { getAdminUsers } from './users.ts';

export const adminHandlers = {
  createProduct,
  getOverviewStats,
  getAdminUsers,
  getAdminTransactions,
} satisfies Partial<Handlers>;
