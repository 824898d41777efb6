import { keyframes } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { rightToLeft } from '../../theme/direction.ts';
import { shadows } from '../../theme/fixedColors.ts';
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
  fontSize: vars.size.wordmark,
  fontWeight: vars.font.weight.heavy,
  lineHeight: 1,
  letterSpacing: vars.font.tracking.wordmark,
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
    [`${rightToLeft}::after`]: { transformOrigin: 'right' },
    '&[aria-current="page"]::after': { transform: 'scaleX(1)' },
  },
  '@media': hover({ transform: 'scaleX(1)' }, '&:hover::after'),
});
/** A place with a menu below it. */
export const place = composite.style({ position: 'relative', display: 'flex', alignItems: 'center' });
/** Close to its link, as if part of it. */
export const placeButton = composite.style({ width: 32, marginInlineEnd: -12 });
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
const menuBox = {
  position: 'absolute',
  insetBlockStart: 'calc(100% + 10px)',
  minWidth: 200,
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  boxShadow: shadows.menu,
} as const;
export const menu = composite.style({ ...menuBox, insetInlineEnd: 0 });
export const placeMenu = composite.style({
  ...menuBox,
  insetInlineStart: `calc(-1 * ${vars.space[4]})`,
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
export const drawerPlaces = composite.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[4],
  paddingBlockEnd: vars.space[3],
});
export const drawerPlace = composite.style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontSize: vars.font.size.lead,
  color: vars.color.text.muted,
});
export const drawerAccount = composite.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  padding: `${vars.space[5]} ${vars.space.gutter} max(${vars.space[5]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line.subtle}`,
});
