import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { coveringLink, hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const section = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const head = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
/** Scrolls sideways. Pictures reach the screen's edge to show that there are more. */
export const list = composite.style({
  display: 'flex',
  gap: vars.space[2],
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  scrollPaddingInline: vars.space.gutter,
  // Leaves space for the focus ring, which the scrolling box would cut off.
  paddingBlock: 6,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '@media': {
    [from.navigation]: { gap: vars.space[4], marginInline: -6, paddingInline: 6, scrollPaddingInline: 6 },
  },
});
export const item = composite.style({
  flex: 'none',
  width: '40%',
  '@media': {
    [from.tablet]: { width: '24%' },
    [from.navigation]: { width: `calc((100% - 5 * ${vars.space[4]}) / 6)` },
  },
});
export const tile = composite.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
});
export const picture = composite.style({
  '@media': hover({ filter: 'brightness(0.97)' }, `${tile}:hover &`),
});
/** The name's link covers the whole tile, so that it can be pressed but is read out once. */
export const link = composite.style({
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.3,
  selectors: coveringLink(2),
});
