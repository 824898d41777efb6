import { type AdminProduct, adminProductSorts } from '@abs/contract';
import { productsTableMachine, type RowActionAnswer } from '@abs/machines';
import { AdminProductsScreen } from '@abs/ui/screens/AdminProductsScreen';
import { uninterruptible } from '../../admin/uninterruptible.ts';
import { useActionTable } from '../../admin/useTable.ts';
import { adminCall, getAdminProducts } from '../../api/admin.ts';
import { portOf } from '../../api/portOf.ts';
import { PageMeta } from '../../app/PageMeta.tsx';

const machine = productsTableMachine.provide({
  actors: {
    fetchPage: portOf(async ({ query }, signal) => {
      const { filter: _, ...wanted } = query;
      const { products: rows, pagination } = await getAdminProducts(wanted, signal);
      return { rows, pagination };
    }),
    runAction: uninterruptible(async ({ action, ids }): Promise<RowActionAnswer<AdminProduct>> => {
      const call = action === 'delete' ? 'deleteProduct' : 'restoreProduct';
      const [answer] = await Promise.all(ids.map((id) => adminCall(call, { params: { id } })));
      if (ids.length > 1) return { message: `${ids.length} products have been ${action}d.` };
      return answer ? { message: answer.message } : {};
    }),
  },
});

export function AdminProductsRoute() {
  const { confirming, ...list } = useActionTable(machine, {
    searchLabel: 'Search products',
    sorts: adminProductSorts,
    filters: ['all'],
    selectable: true,
  });
  return (
    <>
      <PageMeta title="Product info" />
      <AdminProductsScreen
        {...list}
        confirming={confirming?.action === 'delete' ? { action: 'delete', rows: confirming.rows } : null}
      />
    </>
  );
}
