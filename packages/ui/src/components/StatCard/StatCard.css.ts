import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

const line = `1px solid ${vars.color.line.subtle}`;

/** Side by side where each card has space for its figure. In rem, so that it scales with the reader's text size. */
const sideBySide = '(min-width: 38rem)';

export const frame = composite.style({ containerType: 'inline-size' });
export const cards = composite.style({
  borderBlockEnd: line,
  '@container': {
    [sideBySide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      borderBlockStart: line,
    },
  },
});
export const card = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderBlockStart: line,
  '@container': {
    [sideBySide]: {
      borderBlockStart: 0,
      paddingInlineEnd: vars.space[4],
      selectors: { '&:not(:first-child)': { paddingInlineStart: vars.space[5], borderInlineStart: line } },
    },
  },
});
export const label = composite.style({ color: vars.color.text.muted });
export const figure = composite.style({
  fontSize: vars.font.size.heading,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.1,
  letterSpacing: vars.font.tracking.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const trend = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});
export const growth = composite.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="up"]': { color: vars.color.success },
    '&[data-state="down"]': { color: vars.color.danger },
  },
});
export const arrow = composite.style({
  flex: 'none',
  selectors: { '[data-state="down"] > &': { transform: 'rotate(180deg)' } },
});
