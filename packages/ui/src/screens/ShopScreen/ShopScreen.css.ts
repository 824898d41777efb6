import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const page = screen.style({ paddingBlock: `${vars.space[6]} ${vars.space.section}` });
/** A select, and a button beside it where there is no script that notices the choice. */
export const sort = screen.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  alignItems: 'end',
  gap: vars.space[3],
  width: '100%',
  '@media': { [from.tablet]: { gridTemplateColumns: '240px', width: 'auto' } },
});
/** A link back to the whole collection. */
export const all = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.text.default,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
});
