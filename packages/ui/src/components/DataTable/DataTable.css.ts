import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { shadows } from '../../theme/fixedColors.ts';
import { hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';
import { stickyTop } from '../../theme/stickyTop.css.ts';
import { containers, inTable } from './tableWidth.ts';

/** The space between a column's edge and its content. */
const pad = createVar();
const line = `1px solid ${vars.color.line.subtle}`;
const { fast, base, easing } = vars.motion;

export const frame = composite.style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const fits = composite.variants({
  always: { containerName: containers.always, vars: { [pad]: vars.space[3] } },
  narrow: { containerName: containers.narrow, vars: { [pad]: vars.space[3] } },
  medium: { containerName: containers.medium, vars: { [pad]: vars.space[3] } },
  // Tables with many columns use less space.
  wide: { containerName: containers.wide, vars: { [pad]: vars.space[2] } },
});

/** Cards have no headers to press. */
export const sortChoice = composite.style({ alignSelf: 'flex-start', '@container': inTable({ display: 'none' }) });

export const table = composite.style({
  display: 'block',
  '@container': inTable({
    display: 'table',
    // Extends beyond the margin by the cells' padding, so that the text aligns with the page and the row background
    // reaches further.
    width: `calc(100% + 2 * ${pad})`,
    marginInline: `calc(-1 * ${pad})`,
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.font.size.small,
    lineHeight: 1.35,
  }),
});
export const head = composite.style({
  display: 'none',
  '@container': inTable({ display: 'table-header-group' }),
});
export const headRow = composite.style({ display: 'table-row' });
export const body = composite.style({
  display: 'block',
  borderBlockStart: line,
  transition: `color ${base} ${easing} ${fast}`,
  // Old rows are dimmed but stay readable.
  selectors: { '[data-state="refreshing"] &': { color: vars.color.text.muted } },
  '@container': inTable({ display: 'table-row-group' }),
});
export const row = composite.style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7rem, 100%), 1fr))',
  alignItems: 'start',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  paddingBlock: vars.space[4],
  borderBlockEnd: line,
  transition: `background-color ${fast} ${easing}`,
  selectors: {
    '&:has([data-slot="checkbox"])': { paddingInlineStart: 40 },
    '&[data-state="selected"]': { backgroundColor: vars.color.surface },
  },
  '@media': hover({ backgroundColor: vars.color.surface }),
  '@container': inTable({ display: 'table-row' }),
});
export const cell = composite.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  fontWeight: vars.font.weight.regular,
  // An unconfirmed change is visible, but dimmed.
  selectors: { '[aria-busy="true"] > &': { color: vars.color.text.muted } },
  '@container': inTable({
    display: 'table-cell',
    paddingBlock: vars.space[2],
    paddingInline: pad,
    borderBlockEnd: line,
    verticalAlign: 'middle',
    overflowWrap: 'break-word',
  }),
});
export const label = composite.style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  lineHeight: 1.3,
  '@container': inTable({ display: 'none' }),
});
export const value = composite.style({ minWidth: 0, maxWidth: '100%' });
export const align = composite.variants({
  start: {},
  end: { '@container': inTable({ textAlign: 'end' }) },
});
export const notInCard = composite.style({ display: 'none', '@container': inTable({ display: 'table-cell' }) });
export const wholeLine = composite.style({ gridColumn: '1 / -1' });
export const actions = composite.style({
  gridColumn: '1 / -1',
  '@container': inTable({ width: 1, whiteSpace: 'nowrap' }),
});
export const actionList = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@container': inTable({
    flexWrap: 'nowrap',
    justifyContent: 'flex-end',
    gap: 0,
    marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  }),
});
export const check = composite.style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineStart: vars.space[1],
  '@container': inTable({ position: 'static', width: 1 }),
});

export const columnHeader = composite.style({
  position: 'sticky',
  insetBlockStart: fallbackVar(stickyTop, '0px'),
  zIndex: 1,
  paddingBlock: vars.space[2],
  paddingInline: pad,
  borderBlockEnd: line,
  backgroundColor: vars.color.canvas,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
  verticalAlign: 'bottom',
  // The head is as high with long cells as while they load.
  whiteSpace: 'nowrap',
});
export const headText = composite.style({ display: 'inline-flex', alignItems: 'center', minHeight: 24 });
export const sort = composite.style({
  gap: vars.space[1],
  fontWeight: 'inherit',
  textAlign: 'inherit',
  lineHeight: 'inherit',
  selectors: {
    '&:not([data-state="none"])': { color: vars.color.text.default, fontWeight: vars.font.weight.medium },
  },
  '@media': hover({ color: vars.color.text.default }),
});
// The arrow precedes the text, so that the text aligns with the numbers.
export const sortAtEnd = composite.style({ flexDirection: 'row-reverse' });
export const sortArrow = composite.style({
  flex: 'none',
  opacity: 0,
  transition: `opacity ${fast} ${easing}, transform ${fast} ${easing}`,
  selectors: {
    'button:focus-visible > &': { opacity: 0.5 },
    '[data-state="ascending"] > &': { opacity: 1 },
    '[data-state="descending"] > &': { opacity: 1, transform: 'rotate(180deg)' },
  },
  '@media': hover({ opacity: 0.5 }, 'button:hover > &'),
});

export const selection = composite.style({
  position: 'sticky',
  insetBlockEnd: vars.space[4],
  zIndex: 2,
  alignSelf: 'flex-start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  maxWidth: '100%',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: line,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  boxShadow: shadows.bar,
  fontSize: vars.font.size.small,
});
export const selected = composite.style({ fontWeight: vars.font.weight.medium });
