import type { AuditEntry } from '@abs/contract';
import { createListMachine } from '../list/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';

/** Changes by admins, always newest first. */
export const auditTableMachine = createListMachine<AuditEntry, 'newest', 'all'>({
  id: 'auditTable',
  loadFailed: adminMessages.auditLoadFailed,
});
