import { useState } from 'react';
import type { LoadState } from '../../lib/loadState.ts';
import { type Column, DataTable } from '../DataTable/index.ts';
import { EmptyState, ErrorState } from '../EmptyState/index.ts';
import { lazyPart } from '../LazyPart/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Heading, Price } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SalesChart.css.ts';
import { longDay, type SalesDay, salesCount, shortDay, totalOf } from './salesText.ts';

export type SalesState = LoadState<{ days: readonly SalesDay[] }>;

export interface SalesChartProps {
  state: SalesState;
  /** Loads the days again after an error. Leave it out where loading again cannot help; no button is shown. */
  onRetry?: () => void;
  /** The days are being loaded again. @default false */
  retrying?: boolean;
}

const Plot = lazyPart(async () => (await import('./SalesPlot.tsx')).SalesPlot, {
  fallback: <Skeleton width="100%" height={styles.PLOT_HEIGHT} />,
});

const columns: Column<SalesDay>[] = [
  { key: 'day', header: 'Day', isRowHeader: true, cell: ({ date }) => <time dateTime={date}>{longDay(date)}</time> },
  { key: 'revenue', header: 'Revenue', align: 'end', cell: ({ revenue }) => <Price amount={revenue} /> },
  { key: 'sales', header: 'Sales', align: 'end', cell: ({ sales }) => sales },
];

/**
 * The revenue and number of sales of the last days, as a chart or a table. The chart's code loads when it is first
 * shown.
 */
export function SalesChart({ state, onRetry, retrying }: SalesChartProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [highlightedDay, setHighlightedDay] = useState<SalesDay | null>(null);
  const days = state.status === 'ready' ? state.days : [];
  const hasSales = days.some(({ sales }) => sales > 0);
  return (
    <section data-slot="sales-chart" data-state={state.status} aria-label="Sales" className={styles.chart}>
      <div className={styles.head}>
        <Heading level={2} size="lead">
          Sales
        </Heading>
        {hasSales && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
          <div role="group" aria-label="Show as" className={styles.views}>
            {(['chart', 'table'] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={view === one}
                className={styles.view}
                onClick={() => setView(one)}
              >
                {one === 'chart' ? 'Chart' : 'Table'}
              </button>
            ))}
          </div>
        )}
      </div>
      {state.status === 'loading' && (
        <>
          <VisuallyHidden role="status">Loading sales</VisuallyHidden>
          <div aria-busy="true" className={styles.waiting}>
            <Skeleton shape="text" width="16rem" />
            <Skeleton width="100%" height={styles.PLOT_HEIGHT} />
          </div>
        </>
      )}
      {state.status === 'error' && <ErrorState dense message={state.message} onRetry={onRetry} retrying={retrying} />}
      {state.status === 'ready' && !hasSales && (
        <EmptyState dense level={3} title="No sales yet">
          Daily revenue appears here after the first paid order.
        </EmptyState>
      )}
      {hasSales && <Figures days={days} highlightedDay={view === 'chart' ? highlightedDay : null} />}
      {hasSales && view === 'chart' && <Plot days={days} onHighlight={setHighlightedDay} />}
      {hasSales && view === 'table' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard.
        <section aria-label="Sales by day" tabIndex={0} className={styles.table}>
          <DataTable
            caption="Revenue and sales by day, newest first"
            columns={columns}
            rows={days.toReversed()}
            rowKey={({ date }) => date}
            rowName={({ date }) => date}
            fits="always"
          />
        </section>
      )}
    </section>
  );
}

/** The totals of all days, or the figures of the highlighted day. */
function Figures({ days, highlightedDay }: { days: readonly SalesDay[]; highlightedDay: SalesDay | null }) {
  const { revenue, sales } = highlightedDay ?? totalOf(days);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <p data-slot="sales-figures" className={styles.figures}>
      <Price amount={revenue} className={styles.revenue} />
      <span>{salesCount(sales)}</span>
      <span className={styles.period}>
        {highlightedDay
          ? longDay(highlightedDay.date)
          : first && last && `${shortDay(first.date)} – ${shortDay(last.date)}`}
      </span>
    </p>
  );
}
