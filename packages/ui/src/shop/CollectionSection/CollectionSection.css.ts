import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusByScript } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const section = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  // Space between the last row of cards, the pagination and the footer.
  selectors: focusByScript,
});
export const head = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});
/**
 * Title, text and picture side by side: a panel on larger screens. The picture is as high as the text and takes no room
 * of its own, so that a phone's first view still has products. If the text would have too little space, the picture
 * goes below it.
 */
export const banner = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  width: '100%',
  columnGap: vars.space[4],
  rowGap: vars.space[3],
  '@media': {
    [from.tablet]: { flexWrap: 'nowrap', minHeight: 240, backgroundColor: vars.color.surface },
  },
});
export const titles = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  selectors: {
    [`${banner} > &`]: {
      flex: '999 1 12.5rem',
      '@media': {
        [from.tablet]: { justifyContent: 'center', padding: vars.space[5] },
      },
    },
  },
});
export const pages = composite.style({ paddingBlockStart: vars.space[4] });
/** The column beside the grid keeps its place while its content loads. */
export const columns = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  '@media': {
    [from.navigation]: {
      display: 'grid',
      gridTemplateColumns: '232px minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space[6],
    },
    [from.wide]: { gridTemplateColumns: '260px minmax(0, 1fr)', gap: vars.space[7] },
  },
});
export const main = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minWidth: 0,
  vars: { '--grid-columns': '3' },
  '@media': { [from.wide]: { vars: { '--grid-columns': '4' } } },
});
