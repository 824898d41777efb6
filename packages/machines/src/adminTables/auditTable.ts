import type { AuditEntry } from '@abs/contract';
import { createListMachine } from '../list/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';

/** What admins changed, newest first, always. */
export const auditTableMachine = createListMachine<AuditEntry, 'newest', 'all'>({
  id: 'auditTable',
  loadFailed: adminMessages.auditLoadFailed,
});
