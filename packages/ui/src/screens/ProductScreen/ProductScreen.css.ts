import { below, from, withoutScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusInside, standaloneLink } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const page = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.section,
  paddingBlockEnd: vars.space.section,
  '@media': { [from.navigation]: { paddingBlockStart: vars.space[6] } },
});
export const product = screen.style({
  display: 'grid',
  gap: `${vars.space[5]} clamp(32px, 6vw, 112px)`,
  '@media': { [from.navigation]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(320px, 5fr)', alignItems: 'start' } },
});
export const gallery = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  '@media': {
    [below.navigation]: { marginInline: `calc(-1 * ${vars.space.gutter})` },
    [from.navigation]: { flexDirection: 'row-reverse', gap: vars.space[3] },
  },
});
/** Pictures side by side: swipes change them. */
export const track = screen.style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignSelf: 'start',
  minWidth: 0,
  width: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});
export const slide = screen.style({
  flex: 'none',
  width: '100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  selectors: { '&:empty': { backgroundColor: vars.color.ground.bone } },
});
export const zoomLink = screen.style({
  position: 'relative',
  display: 'block',
  cursor: 'zoom-in',
  selectors: focusInside,
});
/** On the light ground of every picture, in both themes. */
export const zoomMark = screen.style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  insetBlockEnd: vars.space[3],
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: vars.radius.full,
  backgroundColor: vars.onPicture.thinVeil,
  color: vars.onPicture.ink,
});
export const main = screen.style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  '@media': { [from.navigation]: { maxHeight: 'calc(100svh - 128px)', minHeight: 480 } },
});
export const thumbnails = screen.style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  maxWidth: '100%',
  gap: 2,
  '@media': {
    [from.navigation]: { gridAutoFlow: 'row', alignContent: 'start', flex: 'none', width: 80, gap: vars.space[2] },
  },
});
export const thumbnail = screen.style({
  position: 'relative',
  display: 'block',
  width: '100%',
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:focus-visible': { zIndex: 1 },
    '&[aria-current="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBottom: `3px solid ${vars.onPicture.ink}`,
    },
  },
});
export const info = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  '@media': {
    [from.navigation]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[6]})`,
      maxWidth: 520,
    },
  },
});
export const title = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const facts = screen.style({ borderTop: `1px solid ${vars.color.line.subtle}` });
export const fact = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: 64,
  paddingBlock: 9,
  borderBottom: `1px solid ${vars.color.line.subtle}`,
  '@media': {
    [withoutScript]: { selectors: { '&:has([data-slot="quantity-stepper"])': { display: 'none' } } },
  },
});
export const actions = screen.style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Delivery and returns: quieter than the product's own facts. */
export const deliveryFacts = screen.style({ display: 'grid', gap: vars.space[1] });
export const deliveryFact = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});
export const deliveryLink = screen.style(standaloneLink);
/** The buttons to share the product and to save it for later. The heart loads after the page. */
export const links = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[5],
  minHeight: vars.size.controlSmall,
});
