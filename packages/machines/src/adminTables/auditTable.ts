import type { AuditEntry } from '@abs/contract';
import { createPagedTableMachine } from '../pagedTable/index.ts';
import { adminMessages } from '../shared/adminMessages.ts';

/** What admins changed, newest first, always. */
export const auditTableMachine = createPagedTableMachine<AuditEntry, 'newest', 'all'>({
  id: 'auditTable',
  idOf: ({ id }) => id,
  loadFailed: adminMessages.auditLoadFailed,
  actions: {},
});
