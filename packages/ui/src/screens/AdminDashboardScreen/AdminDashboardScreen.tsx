import type { OperatorWarning, OverviewStats } from '@abs/contract';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { ButtonLink } from '../../components/Button/index.ts';
import { ErrorState } from '../../components/EmptyState/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { SalesChart, type SalesState } from '../../components/SalesChart/index.ts';
import { StatCard, StatCards } from '../../components/StatCard/index.ts';
import type { LoadState } from '../../lib/loadState.ts';
import * as styles from './AdminDashboardScreen.css.ts';
import { DashboardOrders, type DashboardOrdersProps } from './DashboardOrders.tsx';

export type StatsState = LoadState<{ stats: OverviewStats }>;

export interface AdminDashboardScreenProps {
  /** Problems that the shop's operator should fix, shown above everything else. */
  warnings?: readonly OperatorWarning[];
  stats: StatsState;
  /** Loads the totals again after an error. */
  onStatsRetry: () => void;
  sales: SalesState;
  /** Loads the chart's days again after an error. */
  onSalesRetry?: () => void;
  /** The orders, and the actions for them. */
  orders: DashboardOrdersProps['list'];
  /**
   * The current time in milliseconds since the epoch, to freeze the time remaining in stories and tests. Defaults to
   * the clock.
   */
  now?: number;
}

const period = 'vs the previous 30 days';

/** The shop's totals, recent sales, and the orders to handle. */
export function AdminDashboardScreen({
  warnings = [],
  stats,
  onStatsRetry,
  sales,
  onSalesRetry,
  orders,
  now,
}: AdminDashboardScreenProps) {
  const loadedStats = stats.status === 'ready' ? stats.stats : undefined;
  return (
    <AdminPage title="Brand Overview">
      {warnings.map(({ code, message }) => (
        <Notice
          key={code}
          tone="warning"
          action={
            code === 'twoFactorOff' && (
              <ButtonLink to="/admin/profile" variant="secondary" size="small">
                Set up
              </ButtonLink>
            )
          }
        >
          {message}
        </Notice>
      ))}
      {stats.status === 'error' ? (
        <ErrorState dense message={stats.message} onRetry={onStatsRetry} />
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
        <SalesChart state={sales} onRetry={onSalesRetry} />
      </div>
      <div className={styles.section}>
        <DashboardOrders list={orders} now={now} />
      </div>
    </AdminPage>
  );
}
