import { keyframes } from '@vanilla-extract/css';
import { from, onPaper } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { framed } from '../../theme/forcedColors.ts';
import { focusByScript, focusInside, hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';
import { iconInset } from '../../theme/sizes.ts';
import { stickyTop } from '../../theme/stickyTop.css.ts';

const { fast, slow, easing } = vars.motion;
const slideIn = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });

export const frame = composite.style({
  minHeight: '100dvh',
  vars: { [stickyTop]: vars.size.header },
  '@media': {
    [from.navigation]: {
      display: 'grid',
      // Wide enough for the item names even when the reader doubles the text size, and never more than a fifth of the
      // screen.
      gridTemplateColumns: 'clamp(208px, 14rem, 20vw) minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"sidebar bar" "sidebar main"',
      selectors: { '&[data-bar="hidden"]': { vars: { [stickyTop]: '0px' } } },
    },
    [onPaper]: { display: 'block', minHeight: 0 },
  },
});

export const sidebar = composite.style({
  display: 'none',
  '@media': {
    [from.navigation]: {
      gridArea: 'sidebar',
      position: 'sticky',
      insetBlockStart: 0,
      display: 'flex',
      flexDirection: 'column',
      height: '100dvh',
      overflowY: 'auto',
      borderInlineEnd: `1px solid ${vars.color.line.subtle}`,
    },
  },
});
export const head = composite.style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.header,
  paddingInline: vars.space[5],
});
export const brand = composite.style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  paddingBlock: vars.space[2],
  fontSize: '1.5rem',
  fontWeight: vars.font.weight.heavy,
  lineHeight: 1,
  letterSpacing: vars.font.tracking.wordmark,
});
export const area = composite.style({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.regular,
  letterSpacing: 0,
  color: vars.color.text.muted,
});
export const items = composite.style({ flex: 1, paddingBlock: vars.space[2], paddingInline: vars.space[3] });
export const exits = composite.style({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
export const item = composite.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.size.target,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  lineHeight: 1.25,
  textAlign: 'start',
  transition: `background-color ${fast} ${easing}, color ${fast} ${easing}`,
  selectors: {
    '&[aria-current="page"]': {
      backgroundColor: vars.color.surface,
      color: vars.color.text.default,
      fontWeight: vars.font.weight.medium,
    },
    ...focusInside,
  },
  '@media': { ...hover({ color: vars.color.text.default }), ...framed('&[aria-current="page"]:not(:focus-visible)') },
});
export const itemIcon = composite.style({
  flex: 'none',
  selectors: { '[aria-current="page"] > &': { color: vars.color.accent } },
});
export const itemName = composite.style({ flex: 1, minWidth: 0 });

export const bar = composite.style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.header,
  paddingInline: `calc(${vars.space[4]} - ${iconInset}px)`,
  backgroundColor: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  '@media': {
    [from.navigation]: {
      gridArea: 'bar',
      // Matches the AdminPage below.
      paddingInline: 'clamp(16px, 2.8vw, 40px)',
      selectors: { '&[data-state="hidden"]': { display: 'none' } },
    },
  },
});
export const hamburger = composite.style({ '@media': { [from.navigation]: { display: 'none' } } });
export const barBrand = composite.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space[1],
  fontSize: '1.5rem',
  fontWeight: vars.font.weight.heavy,
  lineHeight: 1,
  letterSpacing: vars.font.tracking.wordmark,
  '@media': { [from.navigation]: { display: 'none' } },
});
export const search = composite.style({
  flex: 1,
  minWidth: 0,
  '@media': { [from.navigation]: { maxWidth: '26rem' } },
});
export const tools = composite.style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  '@media': { [from.navigation]: { gap: vars.space[2], marginInlineEnd: -6 } },
});
export const profile = composite.style({
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.full,
});

export const main = composite.style({
  minWidth: 0,
  selectors: focusByScript,
  '@media': {
    [from.navigation]: {
      gridArea: 'main',
      selectors: { '[data-bar="hidden"] > &': { gridRow: '1 / -1' } },
    },
  },
});

export const drawer = composite.style({
  position: 'fixed',
  inset: 0,
  width: 'min(20rem, 88vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.canvas,
  color: vars.color.text.default,
  selectors: {
    '&[open]': { animation: `${slideIn} ${slow} ${easing}` },
    '&::backdrop': { backgroundColor: vars.color.scrim },
  },
});
export const drawerInner = composite.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});
export const drawerClose = composite.style({ position: 'absolute', insetBlockStart: 10, insetInlineEnd: 10 });
