import type { AdminUser, AdminUserSort, UserStatus } from '@abs/contract';
import { createActionTableMachine, type RowAction } from '../list/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';

export type UserAction = 'block' | 'deactivate' | 'restore';
/** The tabs. */
export type UserFilter = 'all' | 'blocked' | 'deactivated';

/** What each action makes of an account. */
export const statusAfter: Record<UserAction, UserStatus> = {
  block: 'blocked',
  deactivate: 'deactivated',
  restore: 'active',
};
/** What would bring an account back to where it stands. */
const actionFor: Record<UserStatus, UserAction> = { blocked: 'block', deactivated: 'deactivate', active: 'restore' };

const setStatus = (action: UserAction): RowAction<AdminUser, UserAction> => ({
  show: (user) => ({ ...user, status: statusAfter[action] }),
  // A backend that does not say how accounts stand cannot change it.
  appliesTo: ({ status }) => status !== null && status !== statusAfter[action],
  inverse: ({ status }) => actionFor[status ?? 'active'],
  // It locks somebody out, so it needs a confirmation; letting somebody in does not.
  asks: action !== 'restore',
  failed: adminMessages.userStatusFailed,
});

/** The customers, with what the shop may do about their accounts. */
export const usersTableMachine = createActionTableMachine<AdminUser, AdminUserSort, UserFilter, UserAction>({
  id: 'usersTable',
  idOf: ({ userId }) => userId,
  loadFailed: adminMessages.usersLoadFailed,
  actions: { block: setStatus('block'), deactivate: setStatus('deactivate'), restore: setStatus('restore') },
});
