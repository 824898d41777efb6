import { type AdminSizeGuide, adminSizeGuideSorts } from '@abs/contract';
import { type RowActionAnswer, sizeGuidesTableMachine } from '@abs/machines';
import { AdminSizeGuidesScreen } from '@abs/ui/screens/AdminSizeGuidesScreen';
import { uninterruptible } from '../../admin/uninterruptible.ts';
import { useActionTable } from '../../admin/useTable.ts';
import { adminCall, getAdminSizeGuides } from '../../api/admin.ts';
import { portOf } from '../../api/portOf.ts';
import { PageMeta } from '../../app/PageMeta.tsx';

const machine = sizeGuidesTableMachine.provide({
  actors: {
    fetchPage: portOf(async ({ query }, signal) => {
      const { filter: _, ...wanted } = query;
      const { sizeGuides: rows, pagination } = await getAdminSizeGuides(wanted, signal);
      return { rows, pagination };
    }),
    runAction: uninterruptible(async ({ action, ids: [id = ''] }): Promise<RowActionAnswer<AdminSizeGuide>> => {
      const call = action === 'delete' ? 'deleteSizeGuide' : 'restoreSizeGuide';
      const { message } = await adminCall(call, { params: { id } });
      return { message };
    }),
  },
});

export function AdminSizeGuidesRoute() {
  const { confirming, ...list } = useActionTable(machine, {
    searchLabel: 'Search size guides',
    sorts: adminSizeGuideSorts,
    filters: ['all'],
  });
  return (
    <>
      <PageMeta title="Size guides" />
      <AdminSizeGuidesScreen
        {...list}
        confirming={confirming?.action === 'delete' ? { action: 'delete', rows: confirming.rows } : null}
      />
    </>
  );
}
