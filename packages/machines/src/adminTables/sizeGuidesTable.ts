import type { AdminSizeGuide, AdminSizeGuideSort } from '@abs/contract';
import { createActionTableMachine } from '../list/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';

/** 'restore' only undoes 'delete', because the list shows no deleted guides. */
export type SizeGuideAction = 'delete' | 'restore';

/** The guides of categories and of single styles. */
export const sizeGuidesTableMachine = createActionTableMachine<
  AdminSizeGuide,
  AdminSizeGuideSort,
  'all',
  SizeGuideAction
>({
  id: 'sizeGuidesTable',
  idOf: ({ id }) => id,
  loadFailed: adminMessages.sizeGuidesLoadFailed,
  actions: {
    delete: { show: () => null, inverse: () => 'restore', asks: true, failed: adminMessages.sizeGuideDeleteFailed },
    restore: { show: (guide) => guide, failed: adminMessages.sizeGuideRestoreFailed },
  },
});
