import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const page = screen.style({ paddingBlock: `clamp(24px, 4vw, 64px) ${vars.space.section}` });
export const head = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': { [from.tablet]: { flexDirection: 'row', alignItems: 'center', gap: vars.space[5] } },
});
export const face = screen.style({ flex: 'none', width: 88, borderRadius: vars.radius.full, overflow: 'hidden' });
export const title = screen.style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const layout = screen.style({
  display: 'grid',
  gap: vars.space[7],
  marginBlockStart: 'clamp(24px, 4vw, 64px)',
  '@media': {
    [from.navigation]: {
      gridTemplateColumns: 'minmax(280px, 24rem) minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: 'clamp(48px, 8vw, 144px)',
    },
  },
});
export const side = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  '@media': {
    [from.navigation]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space[5]})` },
  },
});
export const facts = screen.style({ borderBlockStart: `1px solid ${vars.color.text.default}` });
export const fact = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});
export const term = screen.style({ color: vars.color.text.muted });
export const value = screen.style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
// As high as the button that replaces it.
export const checking = screen.style({ display: 'flex', alignItems: 'center', minHeight: vars.size.controlSmall });
export const waiting = screen.style({ width: '8rem' });
export const pastOrders = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
// As tall as a few rows, so that the footer does not move while a short list loads.
export const orders = screen.style({ minHeight: '28rem' });
export const order = screen.style({ borderBlockEnd: `1px solid ${vars.color.line.subtle}` });
export const pages = screen.style({ paddingBlockStart: vars.space[5] });
