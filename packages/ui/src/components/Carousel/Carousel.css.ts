import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';
import { iconInset } from '../../theme/sizes.ts';

export const carousel = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
export const head = composite.style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const arrows = composite.style({ display: 'flex', flex: 'none', marginInlineEnd: -iconInset });
/** Scrolls sideways and snaps to items. The next one begins in the page's margin, which shows that there are more. */
export const track = composite.style({
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
/** The width of an item if this many are in view. */
const widthOf = (items: number, gap: string) => `calc((100% - ${items - 1} * ${gap}) / ${items})`;
export const item = composite.style({
  flex: 'none',
  width: widthOf(2, vars.space[2]),
  scrollSnapAlign: 'start',
  '@media': {
    [from.tablet]: { width: widthOf(3, vars.space[2]) },
    [from.navigation]: { width: widthOf(4, vars.space[5]) },
  },
});
