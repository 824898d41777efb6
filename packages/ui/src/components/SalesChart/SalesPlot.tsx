import type { SalesDay } from '@abs/contract';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { type PointerEvent, useState } from 'react';
import * as styles from './SalesChart.css.ts';
import { REVENUE_HEIGHT, SALES_HEIGHT } from './SalesChart.css.ts';
import { chartSummary, formatSalesDay, shortDay } from './salesText.ts';

export interface SalesPlotProps {
  days: readonly SalesDay[];
  /** Called with the highlighted day, by pointer or key, and with null when none is highlighted. */
  onHighlight: (day: SalesDay | null) => void;
}

/** The width in SVG units. The drawing stretches to the available width, so it needs no measuring and never jumps. */
const WIDTH = 1000;
const DATE_EVERY = 7;

const compact = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const stretched = { width: '100%', preserveAspectRatio: 'none' } as const;

/** Two rows of bars over the same days: revenue above, sales below. Arrow keys move from day to day. */
export function SalesPlot({ days, onHighlight }: SalesPlotProps) {
  const [index, setIndex] = useState<number | null>(null);
  const highlight = (next: number | null) => {
    setIndex(next);
    onHighlight(next === null ? null : (days[next] ?? null));
  };
  const highlightAtPointer = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    highlight(Math.min(days.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * days.length))));
  };

  const x = scaleBand({
    domain: days.map(({ date }) => date),
    range: [0, WIDTH],
    paddingInner: 0.28,
    paddingOuter: 0.14,
  });
  const revenue = scaleLinear({
    domain: [0, Math.max(...days.map((day) => day.revenue))],
    range: [REVENUE_HEIGHT, 0],
    nice: 4,
  });
  const sales = scaleLinear({ domain: [0, Math.max(...days.map((day) => day.sales))], range: [SALES_HEIGHT, 0] });
  const ticks = revenue.ticks(4);
  const bars = (key: 'revenue' | 'sales', scale: typeof revenue, height: number) =>
    days.map((day, at) => (
      <Bar
        key={day.date}
        data-state={index === null || index === at ? 'idle' : 'faded'}
        className={key === 'revenue' ? styles.revenueBar : styles.salesBar}
        x={x(day.date)}
        y={scale(day[key])}
        width={x.bandwidth()}
        height={height - scale(day[key])}
      />
    ));
  const valueAt = index ?? days.length - 1;
  const current = days[valueAt];
  return (
    <figure data-slot="sales-plot" aria-label={chartSummary(days)} className={styles.plot}>
      <div aria-hidden="true" className={styles.ticks}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetBlockStart: revenue(tick) }}>
            {compact.format(tick)}
          </span>
        ))}
        <span className={styles.salesTick}>Sales</span>
      </div>
      <div
        className={styles.field}
        onPointerMove={highlightAtPointer}
        onPointerLeave={({ currentTarget }) => !currentTarget.contains(document.activeElement) && highlight(null)}
      >
        <svg
          {...stretched}
          aria-hidden="true"
          height={REVENUE_HEIGHT}
          viewBox={`0 0 ${WIDTH} ${REVENUE_HEIGHT}`}
          className={styles.upper}
        >
          <GridRows scale={revenue} tickValues={ticks} width={WIDTH} className={styles.grid} stroke="currentColor" />
          {bars('revenue', revenue, REVENUE_HEIGHT)}
        </svg>
        <svg
          {...stretched}
          aria-hidden="true"
          height={SALES_HEIGHT}
          viewBox={`0 0 ${WIDTH} ${SALES_HEIGHT}`}
          className={styles.lower}
        >
          {bars('sales', sales, SALES_HEIGHT)}
        </svg>
        <input
          type="range"
          min={0}
          max={days.length - 1}
          value={valueAt}
          aria-label="Day"
          aria-valuetext={current && formatSalesDay(current)}
          className={styles.days}
          onChange={(event) => highlight(event.target.valueAsNumber)}
          onFocus={() => highlight(valueAt)}
          onBlur={() => highlight(null)}
        />
      </div>
      <div aria-hidden="true" className={styles.dates}>
        {days.map(
          ({ date }, at) =>
            (days.length - 1 - at) % DATE_EVERY === 0 && (
              <span
                key={date}
                className={styles.date}
                style={{ insetInlineStart: `${(((x(date) ?? 0) + x.bandwidth() / 2) / WIDTH) * 100}%` }}
              >
                {shortDay(date)}
              </span>
            ),
        )}
      </div>
    </figure>
  );
}
