import type { AdminUser, AdminUserSort, UserStatus } from '@abs/contract';
import { createActionTableMachine, type RowAction } from '../list/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';

export type UserAction = 'block' | 'deactivate' | 'restore';
/** The tabs. */
export type UserFilter = 'all' | 'blocked' | 'deactivated';

/** The status of an account after each action. */
export const statusAfter: Record<UserAction, UserStatus> = {
  block: 'blocked',
  deactivate: 'deactivated',
  restore: 'active',
};
/** The action that sets each status, for undo. */
const actionFor: Record<UserStatus, UserAction> = { blocked: 'block', deactivated: 'deactivate', active: 'restore' };

const setStatus = (action: UserAction): RowAction<AdminUser, UserAction> => ({
  show: (user) => ({ ...user, status: statusAfter[action] }),
  // A backend that sends no status cannot change it.
  appliesTo: ({ status }) => status !== null && status !== statusAfter[action],
  inverse: ({ status }) => actionFor[status ?? 'active'],
  // Locking a customer out needs a confirmation; restoring access does not.
  asks: action !== 'restore',
  failed: adminMessages.userStatusFailed,
});

/** The customers, whose accounts an admin can block, deactivate and restore. */
export const usersTableMachine = createActionTableMachine<AdminUser, AdminUserSort, UserFilter, UserAction>({
  id: 'usersTable',
  idOf: ({ userId }) => userId,
  loadFailed: adminMessages.usersLoadFailed,
  actions: { block: setStatus('block'), deactivate: setStatus('deactivate'), restore: setStatus('restore') },
});
