import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const carousel = component.style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
export const head = component.style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const arrows = component.style({ display: 'flex', flex: 'none', marginInlineEnd: -10 });
/** Scrolls sideways and snaps to items. Pictures reach the screen's edge to show that there are more. */
export const track = component.style({
  display: 'flex',
  gap: vars.space[2],
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  scrollPaddingInline: vars.space.gutter,
  // Leaves space for the focus ring, which the scrolling box would cut off.
  paddingBlock: 6,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': {
    [from.navigation]: {
      gap: vars.space[5],
      marginInline: -6,
      paddingInline: 6,
      scrollPaddingInline: 6,
    },
  },
});
export const item = component.style({
  flex: 'none',
  width: '62%',
  scrollSnapAlign: 'start',
  '@media': {
    [from.tablet]: { width: '36%' },
    [from.navigation]: { width: `calc((100% - 3 * ${vars.space[5]}) / 4)` },
  },
});
