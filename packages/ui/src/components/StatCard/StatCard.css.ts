import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

const line = `1px solid ${vars.color.line.subtle}`;

/** Side by side where each card has space for its figure. In rem, so that it scales with the reader's text size. */
const sideBySide = '(min-width: 38rem)';

export const frame = component.style({ containerType: 'inline-size' });
export const cards = component.style({
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
export const card = component.style({
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
export const label = component.style({ color: vars.color.text.muted });
export const figure = component.style({
  fontSize: vars.font.size.heading,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.1,
  letterSpacing: vars.font.tracking.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const trend = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});
export const growth = component.style({
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
export const arrow = component.style({
  flex: 'none',
  selectors: { '[data-state="down"] > &': { transform: 'rotate(180deg)' } },
});
