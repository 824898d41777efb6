import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusByScript } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const page = screen.style({ paddingBlock: `clamp(24px, 4vw, 64px) ${vars.space.section}` });
export const head = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
// The script moves focus here when the focused element is removed.
export const title = screen.style({ selectors: focusByScript });
// Keeps the order number on one line.
export const number = screen.style({ whiteSpace: 'nowrap' });
export const statusLine = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  color: vars.color.text.muted,
});
export const state = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.text.default,
  fontWeight: vars.font.weight.medium,
});
export const layout = screen.style({
  display: 'grid',
  gap: vars.space[6],
  marginBlockStart: 'clamp(24px, 3vw, 48px)',
  '@media': {
    [from.navigation]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, min(26rem, 36vw))',
      alignItems: 'start',
      columnGap: 'clamp(48px, 8vw, 144px)',
    },
  },
});
export const line = screen.style({
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line.subtle}` } },
});
export const side = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  '@media': {
    [from.navigation]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[5]})`,
      paddingBlockStart: vars.space[5],
      borderBlockStart: `1px solid ${vars.color.text.default}`,
    },
  },
});
export const facts = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const term = screen.style({ color: vars.color.text.muted });
/** On phones it sticks to the bottom, like the cart's bar. */
export const bar = screen.style({
  '@media': {
    [below.navigation]: {
      position: 'sticky',
      insetBlockEnd: 0,
      // Above the pictures, below the top bar.
      zIndex: 2,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      padding: `${vars.space[3]} ${vars.space.gutter} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${vars.color.line.subtle}`,
      backgroundColor: vars.color.canvas,
    },
    // A phone in landscape has no space for a sticky bar.
    '(max-height: 26em)': { position: 'static' },
    print: { display: 'none' },
  },
});
export const quiet = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
});
