import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const page = screen.style({ paddingBlock: `${vars.space[6]} ${vars.space.section}` });
export const sort = screen.style({ width: '100%', '@media': { [from.tablet]: { width: 240 } } });
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
