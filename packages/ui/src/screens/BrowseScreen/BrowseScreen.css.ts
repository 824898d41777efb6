import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const page = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[7],
  paddingBlock: `${vars.space[6]} ${vars.space.section}`,
});
export const search = screen.style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'end',
  maxWidth: '36rem',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const field = screen.style({ minWidth: 0 });
export const lists = screen.style({
  display: 'grid',
  gap: vars.space[7],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const links = screen.style({ marginBlockStart: vars.space[3] });
export const link = screen.style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  '@media': hover({ color: vars.color.accent }),
});
