import { adminOrderFilters, adminOrderSorts } from '@abs/contract';
import { dashboardMachine, ordersTableMachine } from '@abs/machines';
import { adminPageSizes } from '@abs/ui/pageSizes';
import { AdminDashboardScreen, type AdminDashboardScreenProps } from '@abs/ui/screens/AdminDashboardScreen';
import type { SnapshotFrom } from 'xstate';
import { useOperatorWarnings } from '../../admin/counts.tsx';
import { setOrderStatuses } from '../../admin/setOrderStatuses.ts';
import { useActionTable } from '../../admin/useTable.ts';
import { useVisibility } from '../../admin/useVisibility.ts';
import { adminCallPort, getAdminOrders } from '../../api/admin.ts';
import { portOf } from '../../api/portOf.ts';
import { PageMeta } from '../../app/PageMeta.tsx';
import { usePageActor } from '../../machines/usePageActor.ts';

const figures = dashboardMachine.provide({
  actors: {
    getOverviewStats: adminCallPort('getOverviewStats'),
    getSales: adminCallPort('getSales', ({ days }) => ({ query: { days } })),
  },
});

const limit = adminPageSizes.dashboardOrders;

const orders = ordersTableMachine.provide({
  actors: {
    fetchPage: portOf(async ({ query }, signal) => {
      const { orders: rows, pagination } = await getAdminOrders({ ...query, limit }, signal);
      return { rows, pagination };
    }),
    runAction: setOrderStatuses,
  },
});

type Figures = SnapshotFrom<typeof dashboardMachine>;

function toStats(snapshot: Figures): AdminDashboardScreenProps['stats'] {
  const { stats, statsMessage } = snapshot.context;
  if (stats) return { status: 'ready', stats };
  return snapshot.matches({ stats: 'failed' })
    ? { status: 'error', message: statsMessage ?? '' }
    : { status: 'loading' };
}

function toSales(snapshot: Figures): AdminDashboardScreenProps['sales'] {
  const { sales, salesMessage } = snapshot.context;
  if (sales) return { status: 'ready', days: sales };
  return snapshot.matches({ sales: 'failed' }) || snapshot.matches({ sales: 'notOffered' })
    ? { status: 'error', message: salesMessage ?? '' }
    : { status: 'loading' };
}

export function AdminDashboardRoute() {
  const [snapshot, send] = usePageActor(figures, { input: {} });
  const list = useActionTable(orders, {
    searchLabel: 'Search orders',
    sorts: adminOrderSorts,
    filters: adminOrderFilters,
    onChanged: () => send({ type: 'refresh.requested' }),
  });
  const warnings = useOperatorWarnings();
  useVisibility((visible) => send({ type: 'visibility.changed', visible }));
  return (
    <>
      <PageMeta title="Overview" />
      <AdminDashboardScreen
        warnings={warnings}
        stats={toStats(snapshot)}
        onStatsRetry={() => send({ type: 'stats.retried' })}
        sales={toSales(snapshot)}
        {...(!snapshot.matches({ sales: 'notOffered' }) && {
          onSalesRetry: () => send({ type: 'sales.retried' }),
        })}
        orders={list}
      />
    </>
  );
}
