import type { Handlers } from '../http/handler.ts';
import { deleteAccount } from './accountDeletion.ts';
import { exportData } from './dataExport.ts';

/** Separate from the accounts, because everything that is stored about a person refers to them. */
export const personalDataHandlers = { deleteAccount, exportData } satisfies Partial<Handlers>;
