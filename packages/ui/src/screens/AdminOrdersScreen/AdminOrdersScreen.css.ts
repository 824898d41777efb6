import { containerWidth } from '../../theme/containers.ts';
import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const filters = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
  '@container': {
    [containerWidth.pair]: { gridTemplateColumns: 'repeat(4, minmax(0, 11rem)) auto', justifyContent: 'start' },
  },
});
export const days = screen.style({ gridColumn: 'span 2', minWidth: 0 });
export const clear = screen.style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  '@container': { [containerWidth.pair]: { gridColumn: 'auto', alignSelf: 'end' } },
});
export const number = screen.style({
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  textDecorationColor: vars.color.line.strong,
});
/** A value and, below it, a detail. */
export const lines = screen.style({ display: 'flex', flexDirection: 'column', maxWidth: '9rem' });
/** Cut off at the end. A tooltip has the whole text, if it can be long. */
export const detail = screen.style({
  overflow: 'hidden',
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const oneLine = screen.style({ whiteSpace: 'nowrap' });
