import { below, canHover, from, withoutScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';
import { iconInset } from '../../theme/sizes.ts';

const { easing } = vars.motion;

export const hero = composite.style({
  position: 'relative',
  overflow: 'hidden',
  touchAction: 'pan-y pinch-zoom',
  '@media': {
    [from.navigation]: {
      height: `clamp(520px, calc(100svh - ${vars.size.header} - 56px), 940px)`,
    },
  },
});
export const slides = composite.style({
  display: 'grid',
  '@media': { [from.navigation]: { position: 'absolute', inset: 0 } },
});
/** All slides share one cell: the tallest sets the height, and they cross-fade. */
export const slide = composite.style({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity 480ms ${easing}, visibility 0s 480ms`,
  selectors: {
    '&[data-state="current"]': { opacity: 1, visibility: 'visible', transition: `opacity 480ms ${easing}` },
  },
});
export const picture = composite.style({
  display: 'block',
  '@media': {
    [below.navigation]: { aspectRatio: '4 / 5', maxHeight: 'calc(100svh - 300px)', minHeight: 280, width: '100%' },
    [from.navigation]: { position: 'absolute', inset: 0 },
  },
});
export const image = composite.style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 30%',
  '@media': { [from.navigation]: { objectPosition: '100% 50%' } },
  filter: vars.dim,
});
export const text = composite.style({
  position: 'relative',
  padding: `${vars.space[4]} ${vars.space.gutter} 0`,
  '@media': {
    [from.navigation]: {
      marginBlockStart: 'auto',
      paddingBlockEnd: 148,
      width: '100%',
      maxWidth: vars.size.page,
      marginInline: 'auto',
      color: vars.onPicture.ink,
    },
  },
});
export const title = composite.style({
  fontSize: vars.font.size.poster,
  fontWeight: vars.font.weight.bold,
  lineHeight: 0.88,
  letterSpacing: vars.font.tracking.poster,
  // Optical alignment: large letters look indented compared with small ones.
  marginInlineStart: '-0.05em',
});
export const foot = composite.style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  padding: `${vars.space[4]} ${vars.space.gutter} ${vars.space[5]}`,
  '@media': {
    [from.navigation]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      width: '100%',
      maxWidth: vars.size.page,
      marginInline: 'auto',
      paddingBlockEnd: 56,
      color: vars.onPicture.ink,
      pointerEvents: 'none',
    },
  },
});
export const action = composite.style({
  '@media': {
    [from.navigation]: {
      pointerEvents: 'auto',
      backgroundColor: vars.onPicture.ink,
      color: vars.onPicture.paper,
    },
    [`${from.navigation} and ${canHover}`]: { selectors: { [hovered]: { backgroundColor: vars.onPicture.accent } } },
  },
});
export const links = composite.style({
  display: 'flex',
  '@media': { [from.navigation]: { pointerEvents: 'auto' } },
});
export const controls = composite.style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  marginInlineEnd: -iconInset,
  '@media': { [from.navigation]: { pointerEvents: 'auto', marginInline: 0 } },
});
export const place = composite.style({
  minWidth: '3.2em',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [withoutScript]: { display: 'none' } },
});
