import type { AdminProduct, AdminProductSort } from '@abs/contract';
import { createActionTableMachine } from '../list/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';
import * as messages from '../shared/messages.ts';

/** 'restore' only undoes 'delete', because the list shows no deleted products. */
export type ProductAction = 'delete' | 'restore';

/** All products for sale, which an admin can delete. */
export const productsTableMachine = createActionTableMachine<AdminProduct, AdminProductSort, 'all', ProductAction>({
  id: 'productsTable',
  idOf: ({ id }) => id,
  loadFailed: messages.productsLoadFailed,
  actions: {
    delete: { show: () => null, inverse: () => 'restore', asks: true, failed: adminMessages.productDeleteFailed },
    restore: { show: (product) => product, failed: adminMessages.productRestoreFailed },
  },
});
