import type { OperatorWarning, OverviewStats } from '@abs/contract';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { ErrorState } from '../../components/EmptyState/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { SalesChart, type SalesState } from '../../components/SalesChart/index.ts';
import { StatCard, StatCards } from '../../components/StatCard/index.ts';
import * as styles from './AdminDashboardScreen.css.ts';
import { DashboardOrders, type DashboardOrdersProps } from './DashboardOrders.tsx';

export type StatsState =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'ready'; stats: OverviewStats };

export interface AdminDashboardScreenProps {
  /** What the operator of the shop should put right, above everything else. */
  warnings?: readonly OperatorWarning[];
  stats: StatsState;
  /** Loads the totals again after an error. */
  onRetryStats: () => void;
  sales: SalesState;
  /** Loads the days of the chart again after an error. */
  onRetrySales?: () => void;
  /** The list of orders, with what can be done about them. */
  orders: DashboardOrdersProps['list'];
  /** Milliseconds since the epoch, to hold the time remaining still; the clock when absent. */
  now?: number;
}

const period = 'on the 30 days before';

/** How the shop does: its totals, the sales of the last days, and the orders that wait for it. */
export function AdminDashboardScreen({
  warnings = [],
  stats,
  onRetryStats,
  sales,
  onRetrySales,
  orders,
  now,
}: AdminDashboardScreenProps) {
  const loadedStats = stats.status === 'ready' ? stats.stats : undefined;
  return (
    <AdminPage title="Brand Overview">
      {warnings.map(({ code, message }) => (
        <Notice key={code} tone="warning">
          {message}
        </Notice>
      ))}
      {stats.status === 'error' ? (
        <ErrorState dense message={stats.message} onRetry={onRetryStats} />
      ) : (
        <StatCards aria-busy={stats.status === 'loading' || undefined}>
          <StatCard
            label="No of sales"
            value={loadedStats?.totalSales}
            growth={loadedStats?.salesGrowth}
            period={period}
          />
          <StatCard label="No of products" value={loadedStats?.totalProducts} period="in the shop" />
          <StatCard
            label="No of users"
            value={loadedStats?.totalUsers}
            growth={loadedStats?.userGrowth}
            period={period}
          />
        </StatCards>
      )}
      <div className={styles.section}>
        <SalesChart state={sales} onRetry={onRetrySales} />
      </div>
      <div className={styles.section}>
        <DashboardOrders list={orders} now={now} />
      </div>
    </AdminPage>
  );
}
