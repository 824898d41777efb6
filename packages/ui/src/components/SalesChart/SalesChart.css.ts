import { coarsePointer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { rowEnds } from '../../theme/corners.ts';
import { framed } from '../../theme/forcedColors.ts';
import { focusRing, hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';
import { stickyTop } from '../../theme/stickyTop.css.ts';

const { fast, easing } = vars.motion;

/** Heights in pixels. The chart has the same height on every screen, and so does its placeholder. */
export const REVENUE_HEIGHT = 168;
export const SALES_HEIGHT = 40;
const BETWEEN = 12;
const DATES_HEIGHT = 32;
export const PLOT_HEIGHT = REVENUE_HEIGHT + SALES_HEIGHT + BETWEEN + DATES_HEIGHT + 8;

export const chart = composite.style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
});
export const head = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.size.controlCompact,
});
export const views = composite.style({
  display: 'inline-flex',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
});
export const view = composite.style({
  minHeight: `calc(${vars.size.controlCompact} - 2px)`,
  paddingInline: vars.space[3],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  selectors: {
    ...rowEnds,
    '&[aria-pressed="true"]': {
      backgroundColor: vars.color.surface,
      color: vars.color.text.default,
      fontWeight: vars.font.weight.medium,
    },
  },
  '@media': {
    [coarsePointer]: { minHeight: vars.size.target },
    ...hover({ color: vars.color.text.default }),
    ...framed('&[aria-pressed="true"]:not(:focus-visible)'),
  },
});
export const waiting = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const figures = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
});
export const revenue = composite.style({ fontSize: vars.font.size.title, fontWeight: vars.font.weight.bold });
export const period = composite.style({ color: vars.color.text.muted });

export const plot = composite.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  // The topmost label extends above its line.
  paddingBlockStart: vars.space[2],
  fontSize: 'min(0.8125rem, 18px)',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const ticks = composite.style({
  position: 'relative',
  // As wide as the longest label, because the labels are positioned absolutely.
  minWidth: '4em',
  textAlign: 'end',
});
export const tick = composite.style({
  position: 'absolute',
  insetInlineEnd: 0,
  lineHeight: 1,
  translate: '0 -50%',
  whiteSpace: 'nowrap',
});
export const salesTick = composite.style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  lineHeight: 1,
});
export const field = composite.style({
  position: 'relative',
  minWidth: 0,
  touchAction: 'pan-y',
  selectors: { '&:has(:focus-visible)': focusRing(4) },
});
export const upper = composite.style({ overflow: 'visible' });
export const lower = composite.style({ marginBlockStart: BETWEEN, overflow: 'visible' });
export const grid = composite.style({ color: vars.color.line.subtle, vectorEffect: 'non-scaling-stroke' });
const bar = {
  transition: `opacity ${fast} ${easing}`,
  selectors: { '&[data-state="faded"]': { opacity: 0.4 } },
} as const;
export const revenueBar = composite.style({ ...bar, fill: vars.color.accent });
export const salesBar = composite.style({ ...bar, fill: vars.color.text.muted });
/**
 * An invisible range input over the bars: keyboard and screen reader users move from day to day with it, and touch
 * users drag along it.
 */
export const days = composite.style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
});
export const dates = composite.style({ gridColumn: 2, position: 'relative', height: DATES_HEIGHT });
export const date = composite.style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  translate: '-50%',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  // The last label would extend into the margin.
  selectors: { '&:last-child': { translate: '-80%' } },
  // Shows every second label, counted from today, where space is short.
  '@container': { '(max-width: 24rem)': { selectors: { '&:nth-last-child(even)': { display: 'none' } } } },
});
export const table = composite.style({
  maxHeight: PLOT_HEIGHT,
  overflowY: 'auto',
  paddingInline: vars.space[3],
  // The table scrolls on its own, and nothing else is sticky in it.
  vars: { [stickyTop]: '0px' },
});
