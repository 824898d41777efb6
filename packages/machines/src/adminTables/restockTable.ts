import type { AdminRestockSort, RestockDemand } from '@abs/contract';
import { createTableMachine } from '../list/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';

/** What people wait for, with nothing to do about it here: stock is added at the style. */
export const restockTableMachine = createTableMachine<RestockDemand, AdminRestockSort, 'all'>({
  id: 'restockTable',
  loadFailed: adminMessages.restockLoadFailed,
});
