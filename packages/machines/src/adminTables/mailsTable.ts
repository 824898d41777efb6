import type { UndeliveredMail } from '@abs/contract';
import { createTableMachine } from '../list/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';

/** Mails that could not be delivered, always newest first. */
export const mailsTableMachine = createTableMachine<UndeliveredMail, 'newest', 'all'>({
  id: 'mailsTable',
  loadFailed: adminMessages.mailsLoadFailed,
});
