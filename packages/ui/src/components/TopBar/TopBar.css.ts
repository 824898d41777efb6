import { keyframes } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusInside, hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';
import { iconInset } from '../../theme/sizes.ts';

const { fast, slow, easing } = vars.motion;
const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

export const bar = composite.style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  backgroundColor: vars.color.canvas,
  borderBottom: `1px solid ${vars.color.line.subtle}`,
  '@media': { print: { display: 'none' } },
});
export const row = composite.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.header,
  width: '100%',
  flex: 'none',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});
export const brand = composite.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  marginInlineEnd: 'auto',
  fontSize: '1.75rem',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.075em',
  '@media': { [from.navigation]: { marginInlineEnd: vars.space[6] } },
});
export const links = composite.style({
  display: 'none',
  '@media': { [from.navigation]: { display: 'flex', gap: vars.space[5] } },
});
export const link = composite.style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 8,
      borderBottom: '1.5px solid currentColor',
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: `transform ${slow} ${easing}`,
    },
    '&[aria-current="page"]::after': { transform: 'scaleX(1)' },
  },
  '@media': hover({ transform: 'scaleX(1)' }, '&:hover::after'),
});
export const tools = composite.style({ display: 'flex', alignItems: 'center', marginInlineEnd: -iconInset });
/** Takes the space between the brand and the tools. */
export const onWide = composite.style({
  marginInlineEnd: 'auto',
  '@media': { [below.navigation]: { display: 'none' } },
});
export const onNarrow = composite.style({ '@media': { [from.navigation]: { display: 'none' } } });

export const account = composite.style({ position: 'relative', '@media': { [below.navigation]: { display: 'none' } } });
export const avatar = composite.style({
  width: 28,
  height: 28,
  borderRadius: '50%',
  objectFit: 'cover',
  backgroundColor: vars.color.ground.bone,
});
export const menu = composite.style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 10px)',
  insetInlineEnd: 0,
  minWidth: 200,
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  boxShadow: '0 16px 40px rgb(0 0 0 / 0.1)',
});
export const menuItem = composite.style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.size.target,
  paddingInline: vars.space[4],
  textAlign: 'start',
  transition: `background-color ${fast} ${easing}`,
  selectors: focusInside,
  '@media': hover({ backgroundColor: vars.color.surface }),
});

export const drawer = composite.style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  border: 0,
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.canvas,
  color: vars.color.text.default,
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column', animation: `${unfold} ${slow} ${easing}` },
    '&::backdrop': { backgroundColor: 'transparent' },
  },
});

export const drawerLinks = composite.style({
  flex: 1,
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  paddingInline: vars.space.gutter,
});
export const drawerLink = composite.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: 60,
  fontSize: vars.font.size.heading,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.1,
  letterSpacing: vars.font.tracking.heading,
  selectors: { '&[aria-current="page"]': { color: vars.color.accent } },
});
export const drawerAccount = composite.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  padding: `${vars.space[5]} ${vars.space.gutter} max(${vars.space[5]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line.subtle}`,
});
