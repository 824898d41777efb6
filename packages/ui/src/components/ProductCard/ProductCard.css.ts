import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { coveringLink, hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const card = composite.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
});
export const picture = composite.style({
  '@media': hover({ filter: 'brightness(0.97)' }, `${card}:hover &`),
});
export const text = composite.style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  '@media': { [below.tablet]: { paddingInline: vars.space[3] } },
});
/** The name's link covers the whole card, so that the card can be pressed but is read out once. */
export const link = composite.style({
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.3,
  selectors: coveringLink(2),
});
export const facts = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  color: vars.color.text.muted,
  lineHeight: 1.4,
  '@media': { [below.tablet]: { flexDirection: 'column' } },
});
export const price = composite.style({ color: vars.color.text.default });
export const action = composite.style({
  position: 'relative',
  zIndex: 1,
  '@media': { [below.tablet]: { paddingInline: vars.space[3], paddingBlockEnd: vars.space[5] } },
});
/** The grid of cards. */
export const grid = composite.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: vars.space[3],
  // On phones the pictures reach the screen's edges.
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  '@media': {
    [from.tablet]: {
      marginInline: 0,
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space[4],
      rowGap: vars.space[7],
    },
    [from.navigation]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space[5], rowGap: 56 },
  },
});
