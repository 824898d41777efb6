import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const parts = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[7], minWidth: 0 });
export const form = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minWidth: 0 });
export const group = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
/** Limits the width of fields, so that they stay readable. */
export const fields = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minWidth: 0,
  maxWidth: '46rem',
});
export const pair = screen.style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const chosen = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minWidth: 0,
});
export const remove = screen.style({ display: 'flex', alignItems: 'center', minHeight: vars.size.control });
export const actions = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const preview = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minWidth: 0,
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
