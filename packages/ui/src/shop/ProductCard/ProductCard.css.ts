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
  // Aligns the buttons of a row on one line.
  height: '100%',
});
export const picture = composite.style({
  '@media': hover({ filter: 'brightness(0.97)' }, `${card}:hover &`),
});
/** Hides the elements that the open sizes cover. */
const underSizes = { [`${card}:has([data-slot="size-choice"]) &`]: { visibility: 'hidden' } } as const;
/** Above the link that covers the card. */
export const heart = composite.style({ position: 'absolute', zIndex: 1, insetBlockStart: 2, insetInlineEnd: 2 });
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
  selectors: underSizes,
  '@media': { [below.tablet]: { flexDirection: 'column' } },
});
export const price = composite.style({ color: vars.color.text.default });
export const action = composite.style({
  position: 'relative',
  zIndex: 1,
  '@media': { [below.tablet]: { paddingInline: vars.space[3], paddingBlockEnd: vars.space[5] } },
});
/** The choice of sizes, at the foot of the card, as wide as the button. */
export const sizes = composite.style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  '@media': { [below.tablet]: { insetInline: vars.space[3], insetBlockEnd: vars.space[5] } },
});
/** Covers the button. */
export const loadingSizes = composite.style({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.controlSmall,
  backgroundColor: vars.color.surface,
});
/** The targets of the colors reach into the lines above and below. */
const colorsMargin = '-6px -10px';
/** Above the link that covers the card. Its targets reach beyond its line, which keeps the text together. */
export const colors = composite.style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  width: 'fit-content',
  marginInlineStart: -6,
  marginBlock: colorsMargin,
  selectors: underSizes,
});
export const loadingColors = composite.style({
  display: 'grid',
  alignItems: 'center',
  minHeight: vars.size.target,
  marginBlock: colorsMargin,
});
/**
 * 28 by 44 pixels: five and the number of others fit a card on a phone. A press beside one leads to the card's product,
 * where the colors are larger.
 */
export const color = composite.style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 28,
  minHeight: vars.size.target,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const colorDot = composite.style({
  position: 'relative',
  width: 16,
  height: 16,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.full,
  selectors: {
    [`${color}[aria-current] > &`]: {
      outline: `1px solid ${vars.color.text.default}`,
      outlineOffset: 2,
    },
    '&[data-state="sold-out"]::after': {
      content: '',
      position: 'absolute',
      inset: '50% -2px auto',
      borderBlockStart: `1.5px solid ${vars.color.canvas}`,
      boxShadow: `0 1px 0 ${vars.color.text.default}`,
      transform: 'rotate(-45deg)',
    },
  },
  '@media': hover({ outline: `1px solid ${vars.color.line.strong}`, outlineOffset: 2 }, `${color}:hover > &`),
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
    // Next to a column of filters there is space for fewer cards.
    [from.navigation]: {
      gridTemplateColumns: 'repeat(var(--grid-columns, 4), minmax(0, 1fr))',
      columnGap: vars.space[5],
      rowGap: 56,
    },
  },
});
