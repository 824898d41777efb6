import type { ReactNode } from 'react';
import { ArrowUpIcon } from '../Icon/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './StatCard.css.ts';

export interface StatCardProps {
  /** What is counted. */
  label: string;
  /** How many; while it is not known, the shape of a figure. */
  value?: number;
  /** Per cent against the time before; negative when falling. */
  growth?: number;
  /** Over which time it grew, or another word on the figure. */
  period?: string;
}

const numberFormat = new Intl.NumberFormat('en-NG');
const percentFormat = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 });

/** `12.4` → `up`; what rounds to nothing is neither up nor down. */
function trendOf(growth: number): 'up' | 'down' | 'level' {
  const shown = Math.round(growth * 10);
  if (shown === 0) return 'level';
  return shown > 0 ? 'up' : 'down';
}

/** One figure of the shop, and whether it grows. */
export function StatCard({ label, value, growth, period }: StatCardProps) {
  const isKnown = value !== undefined;
  return (
    <div data-slot="stat-card" className={styles.card}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>{isKnown ? numberFormat.format(value) : <Skeleton shape="text" width="5ch" />}</dd>
      <dd className={styles.trend}>
        {isKnown && growth !== undefined && <Trend growth={growth} />}
        {isKnown ? period : <Skeleton shape="text" width="12rem" />}
      </dd>
    </div>
  );
}

function Trend({ growth }: { growth: number }) {
  const trend = trendOf(growth);
  if (trend === 'level') return <span className={styles.growth}>No change</span>;
  return (
    <span data-state={trend} className={styles.growth}>
      <ArrowUpIcon size={16} className={styles.arrow} />
      {`${trend} ${percentFormat.format(Math.abs(growth))}%`}
    </span>
  );
}

/** Figures beside one another. */
export function StatCards({ children, ...rest }: { children: ReactNode; 'aria-busy'?: boolean }) {
  return (
    <div className={styles.frame}>
      <dl data-slot="stat-cards" {...rest} className={styles.cards}>
        {children}
      </dl>
    </div>
  );
}
