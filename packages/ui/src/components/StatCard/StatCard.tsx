import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/formatNumber.ts';
import { ArrowUpIcon } from '../Icon/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './StatCard.css.ts';

export interface StatCardProps {
  /** What the figure counts. */
  label: string;
  /** The figure. A placeholder shows while it is unknown. */
  value?: number;
  /** The change in percent against the previous period; negative for a decrease. */
  growth?: number;
  /** The period of the change, or another note on the figure. */
  period?: string;
}

const percentFormat = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 });

/** The direction of a change. A change that rounds to zero is 'level'. */
function trendOf(growth: number): 'up' | 'down' | 'level' {
  const rounded = Math.round(growth * 10);
  if (rounded === 0) return 'level';
  return rounded > 0 ? 'up' : 'down';
}

/** A figure of the shop and its change. */
export function StatCard({ label, value, growth, period }: StatCardProps) {
  const isKnown = value !== undefined;
  return (
    <div data-slot="stat-card" className={styles.card}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>{isKnown ? formatNumber(value) : <Skeleton shape="text" width="5ch" />}</dd>
      <dd className={styles.trend}>
        {isKnown && growth !== undefined && <Trend growth={growth} />}
        {isKnown ? <span>{period}</span> : <Skeleton shape="text" width="12rem" />}
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
      <span>{`${trend} ${percentFormat.format(Math.abs(growth))}%`}</span>
    </span>
  );
}

/** Stat cards side by side. */
export function StatCards({ children, ...rest }: { children: ReactNode; 'aria-busy'?: boolean }) {
  return (
    <div className={styles.frame}>
      <dl data-slot="stat-cards" {...rest} className={styles.cards}>
        {children}
      </dl>
    </div>
  );
}
