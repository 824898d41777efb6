import { type AdminUser, adminUserSorts } from '@abs/contract';
import { type RowActionAnswer, statusAfter, usersTableMachine } from '@abs/machines';
import { AdminUsersScreen } from '@abs/ui/screens/AdminUsersScreen';
import { uninterruptible } from '../../admin/uninterruptible.ts';
import { useActionTable } from '../../admin/useTable.ts';
import { adminCall, getAdminUsers } from '../../api/admin.ts';
import { portOf } from '../../api/portOf.ts';
import { PageMeta } from '../../app/PageMeta.tsx';

const machine = usersTableMachine.provide({
  actors: {
    fetchPage: portOf((input, signal) => {
      const { filter, ...query } = input.query;
      return getAdminUsers({ ...query, status: filter === 'all' ? undefined : filter }, signal);
    }),
    runAction: uninterruptible(async ({ action, ids }): Promise<RowActionAnswer<AdminUser>> => {
      const answers = await Promise.all(
        ids.map((id) => adminCall('setUserStatus', { params: { id }, body: { status: statusAfter[action] } })),
      );
      return { rows: answers.map(({ user }) => user), ...(answers[0] && { message: answers[0].message }) };
    }),
  },
});

export function AdminUsersRoute() {
  const list = useActionTable(machine, {
    searchLabel: 'Search users',
    sorts: adminUserSorts,
    filters: ['all', 'blocked', 'deactivated'],
  });
  return (
    <>
      <PageMeta title="User" />
      <AdminUsersScreen {...list} />
    </>
  );
}
