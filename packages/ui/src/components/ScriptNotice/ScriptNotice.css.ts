import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const notice = part.style({
  maxWidth: '40rem',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.warningGround,
});
