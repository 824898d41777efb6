import type { AuditEntry } from '@abs/contract';
import { createPagedTableMachine } from '../pagedTable/index.ts';
import { messages } from '../shared/messages.ts';

/** What admins changed, newest first, always. */
export const auditTableMachine = createPagedTableMachine<AuditEntry, 'newest', 'all'>({
  id: 'auditTable',
  idOf: ({ id }) => id,
  loadFailed: messages.auditLoadFailed,
  actions: {},
});
