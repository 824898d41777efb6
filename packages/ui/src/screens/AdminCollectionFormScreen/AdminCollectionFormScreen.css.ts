import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const form = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  maxWidth: '46rem',
  minWidth: 0,
});
export const pair = screen.style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const group = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
export const actions = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
