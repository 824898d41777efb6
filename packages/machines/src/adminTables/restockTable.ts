import type { AdminRestockSort, RestockDemand } from '@abs/contract';
import { createTableMachine } from '../list/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';

/** The variants that customers wait for. It has no actions, because stock is added at the style. */
export const restockTableMachine = createTableMachine<RestockDemand, AdminRestockSort, 'all'>({
  id: 'restockTable',
  loadFailed: adminMessages.restockLoadFailed,
});
