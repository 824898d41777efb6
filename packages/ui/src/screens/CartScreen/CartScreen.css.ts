import { coarsePointer, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusByScript } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const page = screen.style({
  // As high as its placeholder, so that the footer stays out of sight while lines are added and removed. No higher than
  // any phone, because a window that is as high as the page would grow with it.
  minHeight: 'min(100dvh, 1200px)',
  paddingBlockStart: 'clamp(24px, 4vw, 64px)',
  '@media': { [from.navigation]: { paddingBlockEnd: vars.space.section } },
});
export const head = screen.style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[2] });
// The script moves focus here when the focused element is removed.
export const title = screen.style({ selectors: focusByScript });
export const count = screen.style({
  fontSize: vars.font.size.lead,
  fontWeight: vars.font.weight.medium,
  letterSpacing: 0,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
});
// At the end of the heading's line, so that nothing moves when it disappears.
export const checking = screen.style({ marginInlineStart: 'auto', alignSelf: 'flex-end', textAlign: 'end' });
// As high as the stepper and the select that replace them.
export const quantity = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.4em',
  minHeight: vars.size.controlSmall,
});
export const choice = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  width: '5.5rem',
  minHeight: vars.size.controlCompact,
  // The select's padding and border.
  paddingInlineStart: `calc(${vars.space[3]} + 1px)`,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  '@media': { [coarsePointer]: { minHeight: vars.size.target } },
});
export const layout = screen.style({
  display: 'flex',
  flexDirection: 'column',
  marginBlockStart: 'clamp(16px, 3vw, 40px)',
  '@media': {
    [from.navigation]: {
      display: 'grid',
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
// On a phone its children belong to the outer layout, so that the bar can stick to the screen's edge for the whole
// page.
export const summary = screen.style({
  display: 'contents',
  '@media': {
    [from.navigation]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[5],
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[5]})`,
      paddingBlockStart: vars.space[5],
      borderBlockStart: `1px solid ${vars.color.text.default}`,
    },
  },
});
export const rows = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  '@media': { [from.navigation]: { padding: 0 } },
});
export const address = screen.style({ display: 'flex', gap: vars.space[2], color: vars.color.text.muted });
export const addressIcon = screen.style({ flex: 'none', marginBlockStart: 1 });
export const bar = screen.style({
  position: 'sticky',
  insetBlockEnd: 0,
  // Above the pictures, below the top bar.
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  padding: `${vars.space[3]} ${vars.space.gutter} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.canvas,
  '@media': {
    // A phone in landscape has no space for a sticky bar.
    '(max-height: 26em)': { position: 'static' },
    [from.navigation]: {
      position: 'static',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      rowGap: vars.space[4],
      margin: 0,
      paddingInline: 0,
      paddingBlock: `${vars.space[4]} 0`,
    },
  },
});
export const wide = screen.style({ flexBasis: '100%', '@media': { [from.navigation]: { flexBasis: 'auto' } } });
export const total = screen.style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  fontWeight: vars.font.weight.bold,
  fontSize: vars.font.size.lead,
  lineHeight: 1.25,
  transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&[data-state="updating"]': { color: vars.color.text.muted } },
  '@media': {
    [from.navigation]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      fontSize: vars.font.size.title,
    },
  },
});
export const totalTerm = screen.style({
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
  '@media': {
    [from.navigation]: { fontSize: 'inherit', fontWeight: 'inherit', color: 'inherit' },
  },
});
export const checkout = screen.style({
  flex: '1.6 1 9rem',
  '@media': { [from.navigation]: { flex: 'none' } },
  selectors: {
    '&[data-state="blocked"]': {
      backgroundColor: vars.color.surface,
      color: vars.color.text.muted,
      cursor: 'not-allowed',
    },
  },
});
export const reason = screen.style({
  flexBasis: '100%',
  color: vars.color.danger,
  lineHeight: 1.35,
  '@media': { [from.navigation]: { flexBasis: 'auto' } },
});
export const waiting = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  maxWidth: '36rem',
  paddingBlock: 'clamp(32px, 6vw, 80px)',
});
export const waitingLink = screen.style({
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
});
export const waitingActions = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
