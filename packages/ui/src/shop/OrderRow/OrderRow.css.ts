import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { coveringLink, hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const row = composite.style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'clamp(80px, 24vw, 104px) minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  '@media': {
    [from.tablet]: { gridTemplateColumns: '112px minmax(0, 1fr)', gap: vars.space[5], paddingBlock: vars.space[5] },
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
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
export const body = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 });
export const head = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.35,
});
export const names = composite.style({ flex: '1 1 10rem', minWidth: 0, maxWidth: '34rem' });
export const link = composite.style({
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  selectors: coveringLink(2),
  '@media': hover({ textDecoration: 'underline' }),
});
export const fact = composite.style({
  color: vars.color.text.muted,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});
export const origin = composite.style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });
export const status = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[1],
  fontWeight: vars.font.weight.medium,
});
export const success = composite.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: 2,
  paddingInline: `${vars.space[2]} 10px`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.successGround,
  color: vars.color.success,
});
