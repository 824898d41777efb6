import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const quantity = screen.style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space[3],
});
