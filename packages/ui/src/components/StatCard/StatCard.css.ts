import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

const line = `1px solid ${vars.color.line.subtle}`;

export const cards = component.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  borderBlock: line,
  overflow: 'hidden',
});
export const card = component.style({
  // Its edges meet those of its neighbours; the outermost are cut off.
  marginBlockStart: -1,
  marginInlineStart: -1,
  borderBlockStart: line,
  borderInlineStart: line,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  selectors: { '&:first-child': { paddingInlineStart: 1 } },
  '@media': { 'not all and (min-width: 640px)': { paddingInlineStart: 1 } },
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
