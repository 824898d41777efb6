import { below, from, withoutScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const page = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingBlock: `${vars.space[6]} ${vars.space.section}`,
});
/** The breadcrumb is closer to the bar than a title. */
export const withTrail = screen.style({ gap: vars.space[3], paddingBlockStart: vars.space[3] });
/** The filters button and the sort order, side by side on phones too. */
export const tools = screen.style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space[3],
  width: '100%',
  '@media': { [from.tablet]: { gridAutoColumns: 'auto', width: 'auto', marginInlineStart: 'auto' } },
});
/** A select, with a button next to it for browsers without script. */
export const sort = screen.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  alignItems: 'end',
  gap: vars.space[3],
  width: '100%',
  '@media': { [from.tablet]: { gridTemplateColumns: '240px', width: 'auto' } },
});
/** Opens the filters if they have no column of their own. */
export const filterButton = screen.style({ '@media': { [from.navigation]: { display: 'none' } } });
/** The column of filters. Smaller screens show them in a sheet instead. */
export const aside = screen.style({
  minWidth: 0,
  '@media': {
    [below.navigation]: { display: 'none' },
    [from.navigation]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
      // A column that is longer than the screen scrolls on its own, so that its end can be reached next to a long grid.
      maxHeight: `calc(100dvh - ${vars.size.header} - ${vars.space[5]})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // Leaves space for the focus rings, which are outside the fields.
      padding: 4,
      margin: -4,
      scrollbarWidth: 'thin',
    },
  },
});
/**
 * Shows the column at any width, because no script opens a sheet. On small screens it is after the grid, and a link
 * leads to it.
 */
export const asideWithoutScript = screen.style({
  order: 1,
  '@media': { [withoutScript]: { display: 'block' }, [from.navigation]: { order: 0 } },
});
/** Keeps the line breaks of the typed text. */
export const intro = screen.style({
  display: 'block',
  maxWidth: '65ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
/** The picture of a category or collection, as high as the text next to it. */
export const banner = screen.style({
  flex: '1 1 112px',
  width: 'auto',
  height: 'auto',
  // Its own height is ignored, so that the text sets the height.
  contain: 'size',
  minHeight: 112,
  maxHeight: 280,
  '@media': { [from.tablet]: { flex: '0 0 36%', maxHeight: 'none' } },
});
/** A link back to the whole collection, or to another search. */
export const all = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.text.default,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
});
