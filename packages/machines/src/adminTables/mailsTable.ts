import type { UndeliveredMail } from '@abs/contract';
import { createPagedTableMachine } from '../pagedTable/index.ts';
import { adminMessages } from '../shared/adminMessages.ts';

/** Mails that could not be delivered, newest first, always. */
export const mailsTableMachine = createPagedTableMachine<UndeliveredMail, 'newest', 'all'>({
  id: 'mailsTable',
  idOf: ({ id }) => id,
  loadFailed: adminMessages.mailsLoadFailed,
  actions: {},
});
