import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { type PointerEvent, type ReactNode, useState } from 'react';
import * as styles from './SalesChart.css.ts';
import { REVENUE_HEIGHT, SALES_HEIGHT } from './SalesChart.css.ts';
import { chartSummary, formatSalesDay, type SalesDay, shortDay } from './salesText.ts';

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
  // WebKit refuses a maximum below the currency's own minimum of two.
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** The scales of a chart of these days, in SVG units. */
function scalesOf(days: readonly SalesDay[]) {
  return {
    x: scaleBand({ domain: days.map(({ date }) => date), range: [0, WIDTH], paddingInner: 0.28, paddingOuter: 0.14 }),
    revenue: scaleLinear({
      domain: [0, Math.max(...days.map(({ revenue }) => revenue))],
      range: [REVENUE_HEIGHT, 0],
      nice: 4,
    }),
    sales: scaleLinear({ domain: [0, Math.max(...days.map(({ sales }) => sales))], range: [SALES_HEIGHT, 0] }),
  };
}
type Scales = ReturnType<typeof scalesOf>;

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

  const scales = scalesOf(days);
  const ticks = scales.revenue.ticks(4);
  const valueAt = index ?? days.length - 1;
  const current = days[valueAt];
  return (
    <figure data-slot="sales-plot" aria-label={chartSummary(days)} className={styles.plot}>
      <div aria-hidden="true" className={styles.ticks}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetBlockStart: scales.revenue(tick) }}>
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
        <Bars of="revenue" days={days} scales={scales} highlighted={index} height={REVENUE_HEIGHT}>
          <GridRows
            scale={scales.revenue}
            tickValues={ticks}
            width={WIDTH}
            className={styles.grid}
            stroke="currentColor"
          />
        </Bars>
        <Bars of="sales" days={days} scales={scales} highlighted={index} height={SALES_HEIGHT} />
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
      <DateLabels days={days} x={scales.x} />
    </figure>
  );
}

interface BarsProps {
  of: 'revenue' | 'sales';
  days: readonly SalesDay[];
  scales: Scales;
  /** The index of the highlighted day. The other days fade. */
  highlighted: number | null;
  /** The height in pixels. */
  height: number;
  /** Content behind the bars. */
  children?: ReactNode;
}

/** One row of bars. Its drawing stretches to the available width. */
function Bars({ of, days, scales: { x, ...values }, highlighted, height, children }: BarsProps) {
  return (
    <svg
      width="100%"
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${height}`}
      className={of === 'revenue' ? styles.upper : styles.lower}
    >
      {children}
      {days.map((day, index) => (
        <Bar
          key={day.date}
          data-state={highlighted === null || highlighted === index ? 'idle' : 'faded'}
          className={of === 'revenue' ? styles.revenueBar : styles.salesBar}
          x={x(day.date)}
          y={values[of](day[of])}
          width={x.bandwidth()}
          height={height - values[of](day[of])}
        />
      ))}
    </svg>
  );
}

/** The date of every seventh day, counted from the last. */
function DateLabels({ days, x }: { days: readonly SalesDay[]; x: Scales['x'] }) {
  return (
    <div aria-hidden="true" className={styles.dates}>
      {days.map(
        ({ date }, index) =>
          (days.length - 1 - index) % DATE_EVERY === 0 && (
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
  );
}
