import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const row = composite.style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'clamp(88px, 26vw, 128px) minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '144px minmax(0, 1fr)',
      gap: vars.space[5],
      paddingBlock: vars.space[5],
    },
  },
});
export const picture = composite.style({ position: 'relative', alignSelf: 'start' });
export const badge = composite.style({
  position: 'absolute',
  insetBlockEnd: vars.space[2],
  insetInlineEnd: vars.space[2],
  display: 'grid',
  placeItems: 'center',
  minWidth: 32,
  height: 28,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.canvas,
  color: vars.color.text.default,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
export const body = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
});
export const head = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
});
export const name = composite.style({
  flex: '1 1 9rem',
  minWidth: 0,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.35,
});
export const link = composite.style({
  selectors: {
    // The link also covers the picture.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: 'clamp(88px, 26vw, 128px)',
    },
  },
  '@media': {
    [from.tablet]: { selectors: { '&::after': { width: 144 } } },
    ...hover({ textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.25em' }),
  },
});
export const price = composite.style({ fontWeight: vars.font.weight.medium, lineHeight: 1.35 });
export const unitPrice = composite.style({ flexBasis: '100%', color: vars.color.text.muted, lineHeight: 1.35 });
export const facts = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  color: vars.color.text.muted,
  lineHeight: 1.35,
});
export const fact = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.4em',
  minWidth: 0,
});
export const value = composite.style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.color.text.default,
  fontVariantNumeric: 'tabular-nums',
});
export const tools = composite.style({
  marginBlockStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const skeletonTools = composite.style({ marginBlockStart: 'auto' });
