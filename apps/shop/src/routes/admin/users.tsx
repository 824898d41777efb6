import { type AdminUser, adminUserSorts } from '@abs/contract';
import { statusAfter, type TableActionAnswer, usersTableMachine } from '@abs/machines';
import { adminPageSizes } from '@abs/ui/pageSizes';
import { AdminUsersScreen } from '@abs/ui/screens/AdminUsersScreen';
import { uninterruptible } from '../../admin/uninterruptible.ts';
import { useTable } from '../../admin/useTable.ts';
import { adminCall, getAdminUsers } from '../../api/admin.ts';
import { portOf } from '../../api/portOf.ts';
import { PageMeta } from '../../app/PageMeta.tsx';

const limit = adminPageSizes.users;

const machine = usersTableMachine.provide({
  actors: {
    fetchPage: portOf((input, signal) => {
      const { filter, ...query } = input.query;
      return getAdminUsers({ ...query, status: filter === 'all' ? undefined : filter }, signal);
    }),
    runAction: uninterruptible(async ({ action, ids }): Promise<TableActionAnswer<AdminUser>> => {
      const answers = await Promise.all(
        ids.map((id) => adminCall('setUserStatus', { params: { id }, body: { status: statusAfter[action] } })),
      );
      return { rows: answers.map(({ user }) => user), ...(answers[0] && { message: answers[0].message }) };
    }),
  },
});

export function AdminUsersRoute() {
  const list = useTable(machine, {
    searchLabel: 'Search users',
    sorts: adminUserSorts,
    filters: ['all', 'blocked', 'deactivated'],
    limit,
  });
  return (
    <>
      <PageMeta title="Users" />
      <AdminUsersScreen {...list} />
    </>
  );
}
