import { containerWidth } from '../../theme/containers.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const layout = screen.style({
  display: 'grid',
  gap: vars.space[6],
  '@container': {
    [containerWidth.panes]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: 'clamp(32px, 5cqi, 72px)',
      alignItems: 'start',
    },
  },
});
/** A large cover with the other pictures beside and below it. */
export const pictures = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
});
export const picture = screen.style({ selectors: { '&:first-child': { gridColumn: '1 / -1', maxWidth: '30rem' } } });
export const facts = screen.style({ borderBlockStart: `1px solid ${vars.color.text.default}` });
export const fact = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minHeight: vars.space[7],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});
export const term = screen.style({ color: vars.color.text.muted });
export const value = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const low = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.warning,
});
export const description = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginBlockStart: vars.space[5],
});
export const text = screen.style({ whiteSpace: 'pre-line' });
export const shop = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  textDecoration: 'underline',
  textDecorationColor: vars.color.line.strong,
  textUnderlineOffset: '0.3em',
  '@media': hover({ textDecorationColor: vars.color.text.default }),
});
