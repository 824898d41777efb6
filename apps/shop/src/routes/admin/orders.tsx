import { adminOrderSorts, orderFilterParams } from '@abs/contract';
import { allOrdersTableMachine } from '@abs/machines';
import { adminPageSizes } from '@abs/ui/pageSizes';
import { AdminOrdersScreen } from '@abs/ui/screens/AdminOrdersScreen';
import { orderSearchParams } from '../../admin/orderSearchParams.ts';
import { setOrderStatuses } from '../../admin/setOrderStatuses.ts';
import { useCsvExport } from '../../admin/useCsvExport.ts';
import { useActionTable } from '../../admin/useTable.ts';
import { exportOrders, getAdminOrders } from '../../api/admin.ts';
import { takes } from '../../api/client.ts';
import { portOf } from '../../api/portOf.ts';
import { PageMeta } from '../../app/PageMeta.tsx';

const machine = allOrdersTableMachine.provide({
  actors: {
    fetchPage: portOf(async ({ query: { filter, ...query } }, signal) => {
      const { orders: rows, pagination } = await getAdminOrders(
        { ...query, ...orderFilterParams(filter), limit: adminPageSizes.orders },
        signal,
      );
      return { rows, pagination };
    }),
    runAction: setOrderStatuses,
  },
});

export function AdminOrdersRoute() {
  const list = useActionTable(machine, {
    searchLabel: 'Search orders',
    sorts: adminOrderSorts,
    filters: orderSearchParams,
    selectable: true,
  });
  const { search, filter } = list.query;
  const { onExport, exporting } = useCsvExport('orders', () => exportOrders({ search, ...orderFilterParams(filter) }));
  // Until the first answer, the server's features are unknown.
  const canFilter = list.onRetry !== undefined && (list.pagination === null || takes('order-filters'));
  return (
    <>
      <PageMeta title="Orders" />
      <AdminOrdersScreen {...list} canFilter={canFilter} onExport={onExport} exporting={exporting} />
    </>
  );
}
